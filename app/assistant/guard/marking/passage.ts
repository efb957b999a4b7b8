import type { Finding } from "../finding.ts";

/** The characters of an address around its sign or its first dot. */
const ofAddress = /[\p{L}\p{N}.@_%+-]/u;

/**
 * The whole passage that a finding is about: of an address, what precedes its sign; of instructions, the words before
 * those that were held back. `floor` is where the passage before it ends.
 */
export function passageOf(
  text: string,
  { start, end, kind }: Finding,
  floor = 0,
): { start: number; end: number } {
  let from = start;
  if (kind === "email") {
    while (from > floor && /\s/.test(text.charAt(from - 1))) from--;
    while (from > floor && ofAddress.test(text.charAt(from - 1))) from--;
    if (from === start) return { start, end };
  } else if (kind === "link") {
    while (from > floor && /[\p{L}\p{N}-]/u.test(text.charAt(from - 1))) from--;
  } else if (kind === "instructions") {
    for (let words = 0; words < 3; words++) {
      while (from > floor && !/[\p{L}\p{N}\n]/u.test(text.charAt(from - 1))) from--;
      while (from > floor && /[\p{L}\p{N}]/u.test(text.charAt(from - 1))) from--;
    }
  }
  return { start: from, end };
}
