/** Words of English sentences that are none of French ones. */
const english = new Set(
  "we you your our the and with for from that this they their them are is will can to of in by not enough already who get help why how what when where which all it its have has be been make makes made do does more most than as at an it's we're you're".split(
    " ",
  ),
);

/** Words that English offers are made of and French ones are not, for those without a verb: "Fast delivery, fair prices". */
const offered = new Set(
  "ability affordable amazing available better business businesses buy care cheap choose companies company customer customers cut cuts daily delivery easy every fair fast faster free friendly great grow growth helping helps hours improve increase industry issue keep less low lower made makes money need never online people power powerful price prices provide provides quality quick reduce reducing reliable reporting sales save saves saving savings simple smart solve speed staff team teams teeth time times tool tools trust trusted value want way waste week without work worldwide years subtitles voice over dubbing training hiring cleaning shipping software innovative security sustainable leading provider built driven award winning trusted".split(
    " ",
  ),
);

const french = new Set(
  "nous vous votre vos notre nos le la les un une des du de et avec pour dans sur qui que est sont ce je à au aux sans par plus chez en pas ou il elle tout tous toute toutes".split(
    " ",
  ),
);

/**
 * True for a sentence that is written in English, which no French mail can repeat; English words in a French one ("du
 * growth marketing pour votre team") make none. Only its first 600 characters count.
 */
export function isEnglish(text: string): boolean {
  const words =
    text
      .slice(0, 600)
      .toLowerCase()
      .match(/\p{L}+(?:[’']\p{L}+)?/gu) ?? [];
  const count = (list: ReadonlySet<string>) => words.filter((word) => list.has(word)).length;
  const inFrench = count(french);
  const spoken = count(english);
  if (spoken >= 2 && (inFrench === 0 || spoken > 2 * inFrench)) return true;
  return inFrench === 0 && !/[à-öø-ÿœ]/i.test(text) && count(offered) + spoken >= 2;
}
