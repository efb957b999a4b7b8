import { statuses } from "#app/prospects/prospect-status.ts";

/** What a key does in the list. */
export type Shortcut =
  | { kind: "move"; by: 1 | -1 }
  /** `at` is the place of the status in the team's order, from 0 on. */
  | { kind: "status"; at: number }
  | { kind: "note" | "recall" | "copy" | "search" | "undo" | "help" | "escape" };

/** What of a key press decides. */
export type Press = Pick<
  KeyboardEvent,
  "key" | "code" | "shiftKey" | "ctrlKey" | "metaKey" | "altKey" | "isComposing"
>;

/** Where the focus is: in a field that takes keys, in the record, or elsewhere. */
type Place = "field" | "record" | "elsewhere";

const letters: Readonly<Record<string, Shortcut>> = {
  j: { kind: "move", by: 1 },
  k: { kind: "move", by: -1 },
  n: { kind: "note" },
  r: { kind: "recall" },
  c: { kind: "copy" },
  z: { kind: "undo" },
  "/": { kind: "search" },
  "?": { kind: "help" },
  Escape: { kind: "escape" },
};

/**
 * What a press does; `null` for one that is not ours: with a modifier, in a field, or another key. The row of digits is read
 * by its place, because a French keyboard has digits there with Shift alone. In the record, arrows scroll as everywhere.
 */
export function shortcutOf(press: Press, place: Place): Shortcut | null {
  const { key, shiftKey } = press;
  if (press.ctrlKey || press.metaKey || press.altKey || press.isComposing || place === "field") return null;
  if (key === "ArrowDown" || key === "ArrowUp")
    return place === "record" || shiftKey ? null : { kind: "move", by: key === "ArrowDown" ? 1 : -1 };
  const letter = letters[key];
  if (letter) return letter;
  const at = (digitOf(press) ?? 0) - 1;
  return at in statuses ? { kind: "status", at } : null;
}

/** The digit of a press, by its sign or else by its place on the keyboard; `null` for another key. */
export function digitOf({ key, code, shiftKey }: Press): number | null {
  if (/^\d$/.test(key)) return Number(key);
  const place = shiftKey ? undefined : /^(?:Digit|Numpad)(\d)$/.exec(code)?.[1];
  return place === undefined ? null : Number(place);
}

/** Where an element that has the focus is. */
export function placeOf(element: Element | null): Place {
  if (element?.closest("input, textarea, select, dialog, [contenteditable]:not([contenteditable=false])"))
    return "field";
  return element?.closest(".list-record") ? "record" : "elsewhere";
}
