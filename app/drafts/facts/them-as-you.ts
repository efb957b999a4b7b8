import { youOfPlural } from "./conjugation.ts";
import { asSentence } from "./french.ts";
import { antecedentIn, thirdPersonIn, toYou } from "./third-person.ts";

/** Who is spoken of, what stands between them and their verb, and the verb: "ils n’", "ils s’", "eux l’". */
const subject =
  /(?<!\p{L})(ils|elles|eux) ((?:ne |n’)?)((?:se |s’)?)((?:(?:les|le|la|leur|lui|y|en) |l’)?)(\p{L}{2,24})(?!\p{L})/giu;

/** "Je les aide": a verb with somebody whom it helps. */
const helped =
  /(?<!\p{L})((?:nous|on|je) )les (?=(?:aid|accompagn|assist|conseill|form|équip|soulag|libèr|libér|décharg|dépann|représent|défend|rappel|réuni|prévien|préven|inform|livr|factur)\p{L})/giu;

/** "Il n’ont plus": the plural of a verb. */
const misspelt = /^Il (?=(?:ne |n’)?(?!\p{L}{0,12}[tv]ient )\p{L}{1,18}nt )/u;

/** True of a sentence whose subject are people whom it does not name. */
export const isOfThem = (sentence: string) => /^(?:Ils|Elles)\s/u.test(sentence) || misspelt.test(sentence);

/**
 * What a customer typed about those whom they sell to, said to the recipient: "Ils s’occupent de leur spectacle" is "Vous vous
 * occupez de votre spectacle". Who is named in a sentence stays in the third person there, and "ils" after a sentence that
 * names several things may be these. `null` for a sentence in which a word would have to change that nobody knows.
 */
export function themAsYou(sentences: readonly string[]): (string | null)[] {
  let areKnown = false;
  return sentences.map((typed, at) => {
    const sentence = typed.replace(misspelt, "Ils ");
    const toThem = sentence.replace(helped, "$1vous ");
    if (thirdPersonIn(sentence).length === 0 && toThem === sentence) return sentence;
    const begins = /^(?:Ils|Elles)\s/u.test(sentence);
    if (begins && !areKnown && antecedentIn(sentences[at - 1] ?? "") !== null) return null;
    areKnown = true;
    return turned(toThem);
  });
}

/** "Nous livrons avant 7 h et ils suivent tout" without what other people do: the clause before it is a whole sentence. */
export function withoutThem(sentence: string): string {
  const [before = ""] = sentence.split(/,?\s(?:et|donc|alors|comme ça)\s(?:ils|elles)\s/iu, 1);
  return before.length < sentence.length && before.includes(" ") ? asSentence(before) : sentence;
}

/** "pour s’en débarrasser", "avant de se lancer": what who is meant does to themselves. */
const themselves = /(?<=(?:pour|de|à|sans) )(?:se |s’)((?:en |y )?)(?=\p{L}{2,20}(?:er|ir|re)(?!\p{L}))/gu;

/** What clients think, which nobody tells them. */
const opinion = /^(?:pens|croi|crai|refus|ignor|oubli|exag)/iu;

/** All of a sentence whose first word in the third person means the recipient: so do the others. */
function turned(sentence: string): string | null {
  let isUnknown = false;
  const said = sentence.replace(
    subject,
    (whole: string, who: string, not: string, reflexive: string, pronoun: string, verb: string) => {
      const you = opinion.test(verb) ? null : youOfPlural(verb.toLowerCase());
      if (you === null) {
        isUnknown ||= who.toLowerCase() !== "eux";
        return whole;
      }
      const vous = /^\p{Lu}/u.test(who) ? "Vous" : "vous";
      return `${vous} ${not}${reflexive === "" ? "" : "vous "}${pronoun}${you}`;
    },
  );
  return isUnknown
    ? null
    : withPossessives(
        said.replace(themselves, "vous $1").replace(/(?<!\p{L})(?:eux|elles)-mêmes/gu, "vous-mêmes"),
      );
}

/** The sentence with what "leurs", "leur" and "eux" are to the recipient; `null` where one is left that no rule turns. */
function withPossessives(sentence: string): string | null {
  let said = "";
  let from = 0;
  for (const word of thirdPersonIn(`${"leur "}${sentence}`)) {
    const start = word.start - "leur ".length;
    if (start < 0) continue;
    const you = toYou(sentence, { ...word, start, end: word.end - "leur ".length });
    if (you === null) return null;
    said += sentence.slice(from, start) + you;
    from = start + word.text.length;
  }
  return said + sentence.slice(from);
}
