import type { Token } from "../message-tokens.ts";
import { isNearly } from "../phrase-reader.ts";

/** What is typed for short, as in text messages, with the words in full. */
const short = new Map(
  Object.entries({
    aujourdhui: "aujourd hui",
    auj: "aujourd hui",
    bjr: "bonjour",
    cest: "c est",
    cb: "carte bancaire",
    chuis: "je suis",
    cmb: "combien",
    cmt: "comment",
    coment: "comment",
    dou: "d ou",
    esque: "est ce que",
    jai: "j ai",
    jpeux: "je peux",
    jvx: "je veux",
    jveux: "je veux",
    jvoudrais: "je voudrais",
    koi: "quoi",
    msg: "message",
    ns: "nous",
    pk: "pourquoi",
    pr: "pour",
    qd: "quand",
    quon: "qu on",
    qqn: "quelqu un",
    qqun: "quelqu un",
    quelquun: "quelqu un",
    vs: "vous",
    ya: "y a",
  }).map(([typed, words]) => [typed, words.split(" ")]),
);

/** What "c'" stands before; before anything else "c" is "c'est". */
const afterC = new Set("est etait etaient en a eut".split(" "));

/** A letter that has lost its apostrophe. */
const elided = /^[cdjlmnst](?=[aeiouyh])/;
/** Letters from which a typing error, or a lost apostrophe, is told from another word. */
const lengths = { word: 6, elided: 5 } as const;

/** The words of lists, and the long ones of them by their first letter. */
export type KnownWords = { all: ReadonlySet<string>; long: ReadonlyMap<string, readonly string[]> };

export function knownFrom(words: readonly string[]): KnownWords {
  const all = new Set(words);
  const long = Map.groupBy(
    [...all].filter((word) => word.length >= lengths.word),
    (word) => word.charAt(0),
  );
  return { all, long };
}

/** Words that are near one of a list, or end in one, and mean what they say. */
const meant = new Set(
  "annuel annuelle annuels annuelles importe expert experte experts champagne commerce compta comite chance chances comptes savoir savons celles telles donnes donnez fautes revise charge charges commerces celle telle consent college colleges couverture decrire former remote manche portes bennes".split(
    " ",
  ),
);

/**
 * The tokens of a sentence with their words as the lists have them: in full ("qd"), with their apostrophes ("daction"), and
 * without a typing error in a long word. Offsets are those of what was typed.
 */
export function wordsInFull(tokens: readonly Token[], known: KnownWords): Token[] {
  return tokens.flatMap((token, index) => {
    const { form } = token;
    const next = tokens[index + 1]?.form ?? "";
    if (form === "c" && !afterC.has(next)) return spelled(token, ["c", "est"]);
    const words = short.get(form);
    if (words) return spelled(token, words);
    if (known.all.has(form) || meant.has(form)) return [token];
    const tail = form.replace(elided, "");
    if (tail !== form && tail.length >= lengths.elided && known.all.has(tail))
      return spelled(token, [form.charAt(0), tail]);
    const word = form.length < lengths.word ? undefined : nearest(form, known);
    return word ? spelled(token, [word]) : [token];
  });
}

const spelled = (token: Token, words: readonly string[]): Token[] =>
  words.map((form) => ({ ...token, form }));

/** The first letter is hardly ever the wrong one. */
const nearest = (form: string, { long }: KnownWords) =>
  long.get(form.charAt(0))?.find((word) => isNearly(word, form));
