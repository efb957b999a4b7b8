import { diff } from "node:util";
import type { TypedDraft } from "../draft-content.ts";
import { chaptersOf, type Section } from "../export/draft-chapters.ts";
import { sentencesOf } from "../facts/plain-line.ts";

/** What stands in a draft instead of what: the place as its page names it; "" for nothing before, or nothing after. */
export type Difference = { place: string; before: string; after: string };

/** Sentences of a text that are compared one by one; a longer text is one difference. */
const mostSentences = 300;

/** Bounds of what is shown, so that a message stays small: places, and code units of each text. */
const shown = { differences: 12, text: 1_200 } as const;

/**
 * What is different in the second of two contents of one kind, by sentences and by items of lists, in the order of the
 * page. `isCut` where more is different than is returned.
 */
export function differencesBetween(
  one: TypedDraft,
  other: TypedDraft,
): { differences: Difference[]; isCut: boolean } {
  const sections = [placesOf(one), placesOf(other)] as const;
  const places = new Set([...sections[0].keys(), ...sections[1].keys()]);
  const all = [...places].flatMap((place) =>
    differencesIn(sections[0].get(place) ?? [], sections[1].get(place) ?? []).map(({ before, after }) => ({
      place,
      before: before.join(" "),
      after: after.join(" "),
    })),
  );
  const cut = (text: string) =>
    text.length > shown.text ? `${text.slice(0, shown.text)}…`.toWellFormed() : text;
  const isLong = all.some(({ before, after }) => Math.max(before.length, after.length) > shown.text);
  return {
    differences: all
      .slice(0, shown.differences)
      .map(({ place, before, after }) => ({ place, before: cut(before), after: cut(after) })),
    isCut: isLong || all.length > shown.differences,
  };
}

/** The sentences or items of each place of a draft. */
function placesOf(draft: TypedDraft): Map<string, string[]> {
  return new Map(
    chaptersOf(draft).flatMap(({ heading, sections }) =>
      sections.map((section) => [[heading, section.heading].filter(Boolean).join(", "), partsOf(section)]),
    ),
  );
}

function partsOf(section: Section): string[] {
  if ("items" in section) return section.items;
  return "line" in section
    ? [section.line]
    : section.text
        .split("\n")
        .flatMap(sentencesOf)
        .filter((part) => part.trim() !== "");
}

type Hunk = { before: string[]; after: string[] };

function differencesIn(before: string[], after: string[]): Hunk[] {
  // Nothing to compare; `diff` takes no empty list.
  if (before.length === 0 || after.length === 0 || before.length + after.length > mostSentences)
    return before.join("\n") === after.join("\n") ? [] : [{ before, after }];
  const hunks: Hunk[] = [];
  let isOpen = false;
  for (const [operation, text] of diff(after, before)) {
    if (operation !== 0) {
      if (!isOpen) hunks.push({ before: [], after: [] });
      hunks.at(-1)?.[operation === 1 ? "after" : "before"].push(text);
    }
    isOpen = operation !== 0;
  }
  return hunks;
}
