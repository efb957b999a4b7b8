import { searchWords } from "#app/content/drafts/search-copy.ts";
import { folded } from "#app/french/folded.ts";
import type { SearchContent } from "../draft-content.ts";
import { draftLimits } from "../draft-limits.ts";
import type { ProfileFacts } from "../facts/profile-facts.ts";
import type { Target } from "../facts/target-facts.ts";
import { placeholder } from "../placeholders.ts";
import { allOf } from "./wordings.ts";

/** True for words of the customer's own sector: a recruiter looks for no "recrutement en cours". */
const isOwnTrade = ({ industry, topic }: ProfileFacts, text: string) =>
  [industry, topic].some((own) => own !== null && folded(text).includes(folded(own)));

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
    keywords: items([...target.keywords, ...searchWords.signals].filter((text) => !isOwnTrade(facts, text))),
    exclusions: items([
      ...(facts.company ? [facts.company] : []),
      ...target.exclusions,
      ...searchWords.exclusions,
    ]),
  };
}
