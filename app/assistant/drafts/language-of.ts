import { folded } from "#app/french/folded.ts";

const functionWords = {
  fr: "le la les des du une est sont et ou vous nous votre vos notre nos je ne pas pour avec dans sur que qui ce cette au aux par plus il elle se si son leur leurs en un de",
  en: "the and you your our we i is are to of for with that this not in on at by it be have has if would will can my from an do or as how",
  de: "der die das und sie ihr ihre ihnen wir ich ist sind nicht mit fur von zu ein eine einen auf den dem im wenn uns unser unsere bei oder auch wie kein keine mich",
  es: "el los las y usted su sus nosotros nuestro nuestra es son no para con en que por si del al como lo me se mas una un de yo le o mi",
  it: "il lo gli e voi lei suo sua vostro vostra nostro nostra noi sono non per con di che del della dei un una mi si se al alla come piu le io o da in",
} as const;

/** A language that drafts are written in, or translated into. */
export type Language = keyof typeof functionWords;

const languages = Object.entries(functionWords).map(
  ([language, words]) => [language as Language, new Set(words.split(" "))] as const,
);

/** Words of a text that are read. */
const mostWords = 400;

/** The language whose function words a text has most of; `null` for one with too few to tell. */
export function languageOf(text: string): Language | null {
  const words = (folded(text).match(/\p{L}+/gu) ?? []).slice(0, mostWords);
  const [best, second] = languages
    .map(([language, known]) => ({ language, count: words.filter((word) => known.has(word)).length }))
    .sort((a, b) => b.count - a.count);
  return best && second && best.count >= 2 && best.count > second.count ? best.language : null;
}
