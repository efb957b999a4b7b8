import { useCallback, useMemo, useRef } from "react";
import { goTo, useAddress } from "#app/browser/address.ts";
import { fieldId } from "../composer/focus-field.ts";
import { besideAddress, besideIn, withoutBeside } from "./beside-address.ts";

export type DraftBeside = {
  /** The draft that is open beside the conversation; `null` when none is. */
  id: string | null;
  open: (id: string) => void;
  close: () => void;
  /** Saves what is typed in it; resolves at once when there is nothing to save. */
  save: () => Promise<unknown>;
  /** Takes what saves the open editor, `null` once it is gone. */
  onEditor: (flush: (() => Promise<boolean>) | null) => void;
  /** True once for a draft that a press has opened, which then takes the focus. */
  takesFocus: () => boolean;
};

/** The draft beside the conversation: the address carries it, so that reload, back and a second tab show the same. */
export function useDraftBeside(): DraftBeside {
  const { query } = useAddress();
  const id = besideIn(new URLSearchParams(query));
  const editor = useRef<(() => Promise<boolean>) | null>(null);
  const opener = useRef<Element | null>(null);
  const isPressed = useRef(false);

  const open = useCallback((wanted: string) => {
    opener.current = document.activeElement;
    isPressed.current = true;
    goTo(besideAddress(wanted), { keepsScroll: true });
  }, []);
  const close = useCallback(() => {
    goTo(withoutBeside, { keepsScroll: true });
    const back = opener.current;
    const target = back instanceof HTMLElement && back.isConnected ? back : document.getElementById(fieldId);
    target?.focus();
  }, []);
  const save = useCallback(async () => editor.current?.(), []);
  const onEditor = useCallback((flush: (() => Promise<boolean>) | null) => {
    editor.current = flush;
  }, []);
  const takesFocus = useCallback(() => {
    const was = isPressed.current;
    isPressed.current = false;
    return was;
  }, []);
  return useMemo(
    () => ({ id, open, close, save, onEditor, takesFocus }),
    [id, open, close, save, onEditor, takesFocus],
  );
}
