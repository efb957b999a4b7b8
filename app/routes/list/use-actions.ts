import { useMemo, useRef } from "react";
import { list as copy } from "#app/content/signed-in/list-copy.ts";
import { useToast } from "#app/ui/toast/use-toast.ts";
import type { Doing, Standing } from "./model/kept-events.ts";
import type { ListStore } from "./model/list-store.ts";
import { eventWords, type Said } from "./words/event-words.ts";
import { momentText } from "./words/when.ts";

/** Milliseconds for which what was done can be undone in one press. */
const undoDuration = 8_000;

/** The one way in which the page does something with a prospect. */
export type Actions = ReturnType<typeof useActions>;

/** Does things with prospects, and says what was done in a toast that takes it back. */
export function useActions(store: ListStore) {
  const toast = useToast();
  const last = useRef<{ toast: string; undo: () => void } | null>(null);
  return useMemo(() => {
    const say = (request: Parameters<typeof toast.show>[0]) => {
      if (last.current) toast.dismiss(last.current.toast);
      last.current = null;
      // Beside the record, whose buttons somebody who works fast needs next.
      return toast.show({ position: "bottom-left", ...request });
    };
    const undo = (id: string, of: string, restores: Standing) => {
      const prospect = store.find(id);
      if (!store.undo(id, [of], restores)) return;
      say({ title: copy.toast.undone(prospect?.contact || prospect?.company || ""), type: "success" });
    };
    return {
      /** Returns false when it changes nothing. */
      act(id: string, doing: Doing): boolean {
        const before = store.find(id);
        const key = store.perform(id, doing);
        const after = store.find(id);
        if (key === null || !before || !after) return false;
        const { status, nextStep } = before;
        const takeBack = () => undo(id, key, { status, nextStep });
        const now = store.current().now;
        const what =
          doing.kind === "status"
            ? store.names.status(doing.status)
            : eventWords({ kind: doing.kind, data: doing } as Said, now, store.names);
        const isNext = doing.kind === "status" || doing.kind === "call";
        const isKept = store.current().queue.some((event) => event.key === key && event.isDelayed);
        const shown = say({
          title: copy.toast.for(what, after.contact || after.company),
          // The notice of the lost connection may be out of sight.
          description: isKept
            ? copy.toast.kept
            : isNext && after.nextStep
              ? nextText(after.nextStep, now)
              : null,
          type: isKept ? "info" : "success",
          duration: undoDuration,
          action: { label: copy.toast.undo, alt: copy.toast.undoAlt, run: takeBack },
        });
        last.current = { toast: shown, undo: takeBack };
        return true;
      },
      undo,
      /** Takes back what was done last, as long as its toast stands. */
      undoLast(): boolean {
        if (!last.current || !toast.isShown(last.current.toast)) return false;
        last.current.undo();
        return true;
      },
    };
  }, [store, toast]);
}

function nextText({ what, at }: { what: string; at: string | null }, now: number): string {
  return at === null ? copy.toast.nextUndated(what) : copy.toast.next(what, momentText(Date.parse(at), now));
}
