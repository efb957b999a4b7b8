import { sameRoles, searchWords } from "#app/content/drafts/search-copy.ts";
import { profile as profileCopy } from "#app/content/signed-in/profile-copy.ts";
import { icpSizes } from "#app/profile/choices.ts";
import { phraseOf } from "#app/profile/phrases.ts";
import type { SearchContent } from "../draft-content.ts";
import { draftLimits } from "../draft-limits.ts";
import type { ProfileFacts } from "../facts/profile-facts.ts";
import { placeholder } from "../placeholders.ts";
import { allOf } from "./wordings.ts";

/** A search definition. What the profile does not name stays a placeholder; the customer's own sector is a keyword. */
export function searchTemplate(facts: ProfileFacts): SearchContent {
  const items = (candidates: readonly string[]) => allOf(facts, candidates, draftLimits.search.items);
  const orPlaceholder = (found: string[], name: Parameters<typeof placeholder>[0]) =>
    found.length > 0 ? found : [placeholder(name)];
  const { icp_size: labels } = profileCopy.choices;
  const sizes =
    facts.size === "tous"
      ? icpSizes.filter((size) => size !== "tous").map((size) => labels[size])
      : facts.sizeLabel
        ? [facts.sizeLabel]
        : [];
  return {
    titles: orPlaceholder(items(facts.titles.flatMap(titlesOfSameRole)), "title"),
    sizes: orPlaceholder(items(sizes), "size"),
    sectors: orPlaceholder(items(facts.sectors), "sector"),
    places: orPlaceholder(items(facts.places), "place"),
    keywords: items([...(facts.industry ? [facts.industry] : []), ...searchWords.signals]),
    exclusions: items([...(facts.company ? [facts.company] : []), ...searchWords.exclusions]),
  };
}

/** The title itself, then the other names of its role. */
function titlesOfSameRole(title: string): string[] {
  const phrase = phraseOf(title);
  const names = sameRoles.find((row) => row.some((name) => phraseOf(name) === phrase)) ?? [];
  return [title, ...names.filter((name) => phraseOf(name) !== phrase)];
}
