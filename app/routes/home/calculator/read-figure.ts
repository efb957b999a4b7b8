/** The limits within which a figure makes sense, both included. */
export type Limits = { min: number; max: number };

/** What a visitor typed into a field: a figure in hundredths, or why there is none. */
export type Figure = { hundredths: number } | { problem: "empty" | "unreadable" | "outside" };

/** More characters than any figure within the limits has; longer texts are not looked at. */
const longest = 20;

/** Spaces between digits, the sign of the euro after them: written by hand, so accepted. */
const ignored = /[\s€]/g;

const decimal = /^(\d{1,9})(?:[.,](\d{1,2}))?$/;

/**
 * Reads a figure with at most two decimals after a comma or a point. Signs, exponents and everything else are refused
 * before anything is computed.
 */
export function readFigure(typed: string, { min, max }: Limits): Figure {
  if (typed.length > longest) return { problem: "unreadable" };
  const text = typed.replace(ignored, "");
  if (text === "") return { problem: "empty" };
  const [, whole, fraction = ""] = decimal.exec(text) ?? [];
  if (whole === undefined) return { problem: "unreadable" };
  const hundredths = Number(whole) * 100 + Number(fraction.padEnd(2, "0"));
  return hundredths < min * 100 || hundredths > max * 100 ? { problem: "outside" } : { hundredths };
}
