import type { CallScriptContent } from "#app/drafts/draft-content.ts";
import { folded } from "#app/french/folded.ts";

/** What of a call script helps during a call. */
export type SpokenScript = { id: string; opening: string };

/** An objection that the caller may hear, and the answer of the script; `null` where it has none. */
export type Objection = { objection: string; answer: string | null };

/**
 * The objections of the profile, each with the script's answer to it, and then those of the script alone. An objection is
 * found by its words, whatever their case and accents.
 */
export function objectionsOf(
  typed: readonly string[],
  answered: CallScriptContent["objections"],
): Objection[] {
  const keyOf = (text: string) =>
    folded(text)
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim();
  const rest = new Map(
    answered
      .filter(({ objection, answer }) => objection !== "" && answer.trim() !== "")
      .map((item) => [keyOf(item.objection), item] as const),
  );
  const own = typed.map((objection) => {
    const found = rest.get(keyOf(objection));
    rest.delete(keyOf(objection));
    return { objection, answer: found?.answer ?? null };
  });
  return [...own, ...rest.values()];
}

/** A piece of a text: words, or a gap that nobody has filled. */
type Piece = { text: string; isGap: boolean };

/**
 * The opening as it is said to this prospect: first and last name together are the contact as it is written, the company is
 * filled in, and other gaps stay. A first name alone is never cut out of a contact, which may be written either way round.
 */
export function spokenTo(
  opening: string,
  { contact, company }: { contact: string; company: string },
): Piece[] {
  const names = /(?:\{\{civilité\}\}\s+)?(?:\{\{prénom\}\}\s+\{\{nom\}\}|\{\{prénom\}\}|\{\{nom\}\})/gu;
  const filled = opening
    .replace(names, (gap) => contact || gap)
    .replaceAll("{{société}}", (gap) => company || gap);
  return filled
    .split(/(\{\{[^{}\n]{1,60}\}\})/u)
    .filter((text) => text !== "")
    .map((text) =>
      text.startsWith("{{") && text.endsWith("}}")
        ? { text: text.slice(2, -2), isGap: true }
        : { text, isGap: false },
    );
}
