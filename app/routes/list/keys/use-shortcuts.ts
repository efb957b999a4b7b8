import { useEffect, useRef } from "react";
import { flushSync } from "react-dom";
import { goTo } from "#app/browser/address.ts";
import { copyAndSay } from "#app/components/copy-and-say.ts";
import { list as copy } from "#app/content/signed-in/list-copy.ts";
import { askedColumns } from "#app/prospects/settings/arranged.ts";
import { useList } from "../list-context.ts";
import { placeOf, type Shortcut, shortcutOf } from "./shortcut.ts";
import { shortcutSetting } from "./shortcut-setting.ts";

/** The keys of the list, for the focused row or else the open record. `onHelp` shows them all. */
export function useShortcuts(onHelp: () => void): void {
  const list = useList();
  const latest = useRef<(shortcut: Shortcut) => boolean>(() => false);
  latest.current = (shortcut) => {
    const { store, state, actions, openId, rows, query } = list;
    const focused = document.activeElement;
    const focusedId = focused instanceof HTMLElement ? (focused.dataset.prospect ?? null) : null;
    const id = focusedId ?? openId;
    const isOpen = id !== null && id === openId;
    /** Presses a button of the record, which is opened and drawn first, so that no key after it is taken for a shortcut. */
    const press = (selector: string) => {
      if (id === null) return false;
      flushSync(() => {
        if (!isOpen) list.open(id);
        list.record.current?.complete();
      });
      const target = document.querySelector<HTMLElement>(`.list-record ${selector}`);
      if (target?.matches("textarea")) target.focus();
      else target?.click();
      return true;
    };
    switch (shortcut.kind) {
      case "move":
        return rows.current?.move(focusedId ?? openId, shortcut.by) ?? false;
      case "status": {
        const status = state.settings.statuses[shortcut.at]?.status;
        if (id === null || !status || store.may.readsOnly) return false;
        // The row that has the focus stays under it.
        store.hold(id);
        if (status === "not_relevant") return press('[data-status="not_relevant"]');
        actions.act(id, { kind: "status", status });
        // What a rule of the team asks for then is in the record.
        const changed = store.find(id);
        if (!isOpen && store.may.rules && changed && askedColumns(state.settings, changed).length > 0)
          list.open(id);
        return true;
      }
      case "note":
        return press("#note");
      case "recall":
        return press("[data-recall]");
      case "copy": {
        const address = id === null ? null : store.find(id)?.email.value;
        if (!address) return false;
        const { copiedEmail: copied, copyFailed } = copy.record;
        void copyAndSay(address, { copied, copyFailed });
        return true;
      }
      case "search": {
        const field = document.querySelector<HTMLInputElement>('.list-search input[type="search"]');
        if (!field?.checkVisibility()) return false;
        field.focus();
        field.select();
        return true;
      }
      case "undo":
        return actions.undoLast();
      case "help":
        onHelp();
        return true;
      case "escape":
        if (openId === null) return false;
        goTo(`/liste${query}`, { keepsScroll: true });
        return true;
    }
  };

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return;
      const shortcut = shortcutOf(event, placeOf(document.activeElement));
      if (!shortcut || (event.repeat && shortcut.kind !== "move")) return;
      if (!shortcutSetting.current() && shortcut.kind !== "escape") return;
      if (latest.current(shortcut)) event.preventDefault();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}
