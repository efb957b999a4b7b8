import { cleanText } from "./clean-text.ts";

/**
 * The JSON value in a model's answer: the whole of it, the content of a fenced block, or what stands between the first
 * and the last brace or bracket. Its strings are cleaned. `undefined` when there is none.
 */
export function findJson(answer: string): { value: unknown } | undefined {
  for (const candidate of [answer, fenced(answer), between(answer, "{", "}"), between(answer, "[", "]")]) {
    if (!candidate?.trim()) continue;
    try {
      return {
        value: JSON.parse(candidate, (_key, value) => (typeof value === "string" ? cleanText(value) : value)),
      };
    } catch {
      // Too deep a nesting fails as well.
    }
  }
  return undefined;
}

function fenced(answer: string): string | undefined {
  const [, block] = answer.split("```", 2);
  return block?.slice(block.indexOf("\n") + 1);
}

function between(answer: string, open: string, close: string): string | undefined {
  const start = answer.indexOf(open);
  const end = answer.lastIndexOf(close);
  return start >= 0 && end > start ? answer.slice(start, end + 1) : undefined;
}
