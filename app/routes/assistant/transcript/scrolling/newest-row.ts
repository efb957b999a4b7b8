import type { Message } from "#app/conversation/protocol.ts";

/** Pixels from the end within which the list counts as scrolled to its end. */
export const endTolerance = 64;

/** Pixels of space above a message that is scrolled to the top. */
export const topSpace = 12;

type Newest = Pick<Message, "role" | "seq">;

const rowOf = (box: HTMLElement, { seq }: Newest) => box.querySelector(`[data-seq="${seq}"]`);

/** Where to scroll so that the assistant's newest message begins at the top; `null` for a message of the user. */
export function beginningOfNewest(box: HTMLElement, newest: Newest | undefined): number | null {
  const row = newest?.role === "assistant" && rowOf(box, newest);
  if (!row) return null;
  return box.scrollTop + row.getBoundingClientRect().top - box.getBoundingClientRect().top - topSpace;
}

/** Where to scroll so that the newest message is read from its beginning: to the end, or not so far. */
export function placeOfNewest(box: HTMLElement, newest: Newest | undefined): number {
  return Math.min(box.scrollHeight, beginningOfNewest(box, newest) ?? box.scrollHeight);
}

/** True when the newest message begins in view, or, without one, when the end of what is being written is. */
export function isNewestInView(box: HTMLElement, newest: Newest | undefined): boolean {
  if (!newest) return box.scrollHeight - box.scrollTop - box.clientHeight < endTolerance;
  const row = rowOf(box, newest);
  return row === null || row.getBoundingClientRect().top < box.getBoundingClientRect().bottom;
}
