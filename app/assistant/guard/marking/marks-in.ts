import { omission } from "#app/assistant/context/data-text.ts";
import { guardReasons as copy } from "#app/content/assistant/guard-copy.ts";
import { codePlacesIn } from "./code-places.ts";

/** A mark that `mark` made in a text: what is struck through and its reason; in a block of code, the line that has the reason. */
type MarkPlace = {
  start: number;
  end: number;
  /** Emphasis between both that was opened before the mark: "**". */
  closing: string;
};

/** No reason is longer, the customer's own phrase in it included. */
const longest = 600;

/**
 * What the reasons begin with, up to their colon ("à vérifier :") or as a whole: what follows may be worded otherwise without
 * old conversations losing their marks.
 */
const heads: readonly string[] = [
  ...new Set(reasonsIn(copy).map((reason) => reason.split(/(?<=\u00A0:)/)[0] ?? reason)),
];

/** The reason that begins with the customer's own phrase ends with the same words always. */
const bannedEnd = copy.banned("").slice(copy.banned("").indexOf("»"));

/** Every reason, with nothing in the places of what differs; without the one that begins with the customer's phrase. */
function reasonsIn({ banned, ...others }: typeof copy): string[] {
  return Object.values(others).flatMap((reason): string[] => {
    if (typeof reason === "string") return [reason];
    const each = typeof reason === "function" ? [reason] : Object.values(reason);
    return each.map((write) => (write as (...values: string[]) => string)("", "", ""));
  });
}

/** The marks in a text that `mark` has marked, in order. */
export function marksIn(text: string): MarkPlace[] {
  const places: MarkPlace[] = [];
  const blocks = codePlacesIn(text).filter(({ isBlock }) => isBlock);
  for (let open = text.indexOf("("); open >= 0; open = text.indexOf("(", open + 1)) {
    const close = endOfReason(text, open);
    const floor = places.at(-1)?.end ?? 0;
    if (close === 0 || open < floor) continue;
    const block = blocks.find(({ start, end }) => start < open && open < end);
    const place = block ? lineAround(text, open) : markAround(text, open, close, floor);
    if (place && place.start >= floor) places.push(place);
  }
  return places;
}

/** `text` without its marks, as the words of who wrote it; "" if nothing is left that says something. */
export function unmarked(text: string): string {
  let kept = "";
  let done = 0;
  for (const { start, end, closing } of marksIn(text)) {
    kept += text.slice(done, start) + omission + closing;
    done = end;
  }
  if (done === 0) return text;
  kept += text.slice(done);
  return /[\p{L}\p{N}]/u.test(kept) ? kept : "";
}

/** Where the reason ends that begins with the bracket at `open`, its closing bracket included; 0 if no reason does. */
function endOfReason(text: string, open: number): number {
  const reason = text.slice(open + 1, open + 1 + longest).split("\n", 1)[0] ?? "";
  if (reason.startsWith("«")) {
    const end = reason.indexOf(`${bannedEnd})`);
    return end < 0 ? 0 : open + 1 + end + bannedEnd.length + 1;
  }
  if (!heads.some((head) => reason.startsWith(head))) return 0;
  const end = reason.indexOf(")");
  return end < 0 ? 0 : open + 1 + end + 1;
}

/** The mark whose reason stands at this place: with what is struck through before it, or with the emphasis around it. */
function markAround(text: string, open: number, close: number, floor: number): MarkPlace | null {
  if (text.charAt(open - 1) === "*" && text.charAt(close) === "*")
    return { start: open - 1, end: close + 1, closing: "" };
  let end = open - 1;
  while (end > floor && "*_".includes(text.charAt(end - 1))) end--;
  if (text.charAt(open - 1) !== " " || !text.startsWith("~~", end - 2)) return null;
  const start = text.lastIndexOf("~~", end - 3);
  return start < floor ? null : { start, end: close, closing: text.slice(end, open - 1) };
}

function lineAround(text: string, at: number): MarkPlace {
  const end = text.indexOf("\n", at);
  return { start: text.lastIndexOf("\n", at) + 1, end: end < 0 ? text.length : end, closing: "" };
}
