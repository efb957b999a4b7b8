import {
  ofFirms,
  type Signals,
  searchWords,
  signalsOfTarget,
  signalsOfTrade,
} from "#app/content/drafts/search-copy.ts";
import { folded } from "#app/french/folded.ts";
import type { SearchContent } from "../draft-content.ts";
import { draftLimits } from "../draft-limits.ts";
import type { ProfileFacts } from "../facts/profile-facts.ts";
import type { Target } from "../facts/target-facts.ts";
import { placeholder } from "../placeholders.ts";
import { allOf } from "./wordings.ts";

/** True for words of the customer's own trade, which find competitors; who recruits for others seeks who recruits. */
const isOwnTrade = ({ industry, topic }: ProfileFacts, text: string) =>
  !/recrut/.test(text) &&
  [industry, topic].some((own) => own !== null && areAlike(folded(text), folded(own.slice(0, 100))));
const areAlike = (one: string, other: string) => one.includes(other) || other.includes(one);

/** A stem of a few letters is a whole word: "rh". */
const beginsWith = (word: string, stem: string) => (stem.length < 4 ? word === stem : word.startsWith(stem));
const wordsIn = (text: string) => folded(text.slice(0, 400)).match(/[a-z0-9-]+/g) ?? [];
const rowFor = (rows: readonly Signals[], words: readonly string[]) =>
  rows.find(({ stems }) => stems.split(" ").some((stem) => words.some((word) => beginsWith(word, stem))))
    ?.signals ?? [];

/** What happens before a purchase of this trade and at such firms; of neither what happens before any. D355. */
function signalsOf({ industry, topic, titles }: ProfileFacts, { sectors }: Target): readonly string[] {
  const trade = rowFor(signalsOfTrade, wordsIn(`${industry ?? ""} ${topic ?? ""}`));
  const title = titles[0] ?? "";
  const target = rowFor(signalsOfTarget, wordsIn([...sectors.slice(0, 2), title].join(" ")));
  const rows = sectors.slice(0, 3).map((sector) => rowFor(signalsOfTarget, wordsIn(sector)));
  // Firms of another kind move to no new offices.
  const areOwn =
    rowFor(signalsOfTarget, wordsIn(title)).length > 0 ||
    (rows.length > 0 && rows.every((row) => row.length > 0));
  if (areOwn) {
    const own = trade.filter((signal) => !ofFirms.has(signal));
    return [...new Set([...own, ...rows.flatMap(([first]) => first ?? []), ...target])].slice(0, 3);
  }
  if (trade.length > 0) return [...trade, ...target.slice(0, 1)];
  return target.length > 0 ? target : searchWords.signals;
}

/**
 * A search definition: the target and nothing of the customer's own sector, which would find competitors. What nobody
 * said stays a placeholder. interpretation.md D176.
 */
export function searchTemplate(facts: ProfileFacts, target: Target): SearchContent {
  const items = (candidates: readonly string[]) =>
    allOf(
      facts,
      candidates.filter((text) => [...text].length <= draftLimits.search.item),
      draftLimits.search.items,
    );
  const orPlaceholder = (found: string[], name: Parameters<typeof placeholder>[0]) =>
    found.length > 0 ? found : [placeholder(name)];
  return {
    titles: orPlaceholder(items(target.titles), "title"),
    sizes: orPlaceholder(items(target.sizes), "size"),
    sectors: orPlaceholder(items(target.sectors), "sector"),
    places: orPlaceholder(items(target.places), "place"),
    keywords: items(
      [...target.keywords, ...signalsOf(facts, target)].filter((text) => !isOwnTrade(facts, text)),
    ),
    exclusions: items([
      ...(facts.company ? [facts.company] : []),
      ...target.exclusions,
      ...searchWords.exclusions,
    ]),
  };
}
