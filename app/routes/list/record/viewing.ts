import { callApi } from "#app/browser/call-api.ts";
import { ViewersAnswer } from "#app/prospects/prospects-protocol.ts";
import type { ListStore } from "../model/list-store.ts";

/** Milliseconds between two signs of a page that shows a record. `viewingTime` in live/viewers.ts is longer. */
const interval = 20_000;

/** Milliseconds after which a record counts as open: whoever passes by on the way to another one says nothing. */
const delay = 500;

/** This tab, as the others of the same member are told apart. */
const tab = crypto.randomUUID();

/**
 * Tells colleagues that this tab shows a prospect, as long as it is visible and until the returned function is called, and keeps
 * who else has it open.
 */
export function followViewers(store: ListStore, id: string): () => void {
  let [isOver, isTold] = [false, false];
  const tell = (isOpen: boolean) =>
    callApi(ViewersAnswer, "PUT", `/api/prospects/${id}/viewers`, { tab, isOpen }, { keepalive: !isOpen });
  const look = async () => {
    if (isOver || document.visibilityState === "hidden") return;
    isTold = true;
    const answer = await tell(true);
    if (!isOver && answer.ok) store.setViewers(id, answer.body.viewers);
  };
  const leave = () => {
    if (isTold) void tell(false);
    isTold = false;
  };
  const onVisibility = () => (document.visibilityState === "hidden" ? leave() : void look());
  const first = setTimeout(look, delay);
  const ticking = setInterval(look, interval);
  document.addEventListener("visibilitychange", onVisibility);
  window.addEventListener("pagehide", leave);
  return () => {
    isOver = true;
    clearTimeout(first);
    clearInterval(ticking);
    document.removeEventListener("visibilitychange", onVisibility);
    window.removeEventListener("pagehide", leave);
    leave();
  };
}
