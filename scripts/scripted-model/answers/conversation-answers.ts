import type { GivenContext } from "../context/given-context.ts";
import { sentencesOf, wordingOf } from "../context/wording.ts";

const small = new Set(
  "avec comment dans dont elle est-ce etait faut leur mais nous pour quand que quel quelle quelles quels qui quoi sont sur tout une vous votre vos cela deja dois etes faire fait".split(
    " ",
  ),
);

/** Words that say something: those of four letters and more, by their first six. */
function stemsOf(text: string): Set<string> {
  const words = wordingOf(text).split(/[^a-z\d]+/);
  return new Set(words.filter((word) => word.length > 3 && !small.has(word)).map((word) => word.slice(0, 6)));
}

/**
 * What was said before that has most words of a question in common, word for word; `null` where it has none, and for a
 * message that asks for no fact.
 */
export function conversationAnswer({ said, message }: GivenContext): string | null {
  if (!asksForFact(message)) return null;
  const wanted = stemsOf(message);
  const found = said
    .flatMap(sentencesOf)
    .filter((sentence) => !sentence.endsWith("?"))
    .map((sentence) => ({
      sentence,
      common: [...stemsOf(sentence)].filter((stem) => wanted.has(stem)).length,
    }))
    .sort((one, other) => other.common - one.common)[0];
  return found && found.common > 0 ? `Nous en avons parlé : « ${found.sentence} »` : null;
}

/** True for a question whose answer is a fact about the customer or somebody else, and no advice. */
export function asksForFact(message: string): boolean {
  const asked = wordingOf(message);
  return /(^|[.!?] |, )(et |au fait, )?(a |de |chez |avec |en )?(quel|quelle|quels|quelles|qui|ou|quand|combien|comment s'appel\w+|pourquoi|rappelle-moi|que sais-tu)\b/.test(
    asked,
  );
}
