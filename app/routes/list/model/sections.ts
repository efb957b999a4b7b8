import type { Prospect, View } from "#app/prospects/prospects-protocol.ts";
import { type Filter, sectionsOf } from "../list-query.ts";
import { belongs, type Day, passes, positionOf } from "./placement.ts";

/** A part of the list, as far as it is loaded. */
type Section = {
  ids: readonly string[];
  /** The cursor of what follows; `null` at the end, `undefined` before the first page. */
  next: string | null | undefined;
};

export type Sections = Readonly<Record<View, Section>>;

type Find = (id: string) => Prospect | undefined;

const unread: Section = { ids: [], next: undefined };
export const noSections: Sections = { today: unread, due: unread, all: unread };

/** How many rows are loaded. */
export const loadedRows = (sections: Sections): number =>
  Object.values(sections).reduce((sum, { ids }) => sum + ids.length, 0);

/** The section that is loaded next: the first that is not at its end; `null` once all are there. */
export const nextSection = (sections: Sections, filter: Filter): View | null =>
  sectionsOf(filter).find((view) => sections[view].next !== null) ?? null;

/** The ids that are shown, in order: a section only follows one that is whole. */
export function shownSections(sections: Sections, filter: Filter): { view: View; ids: readonly string[] }[] {
  const views = sectionsOf(filter);
  const last = views.findIndex((view) => sections[view].next !== null);
  return views
    .slice(0, last === -1 ? views.length : last + 1)
    .map((view) => ({ view, ids: sections[view].ids }));
}

type Page = { view: View; prospects: readonly Prospect[]; next: string | null };

/** The sections with another page: whoever is elsewhere already stays there. */
export function withPage(
  sections: Sections,
  { view, prospects, next }: Page,
  { filter, day, find }: { filter: Filter; day: Day; find: Find },
): Sections {
  const known = new Set(sectionsOf(filter).flatMap((each) => sections[each].ids));
  const fresh = prospects
    .map(({ id }) => find(id))
    .filter((each) => each !== undefined)
    .filter((each) => !known.has(each.id) && belongs(view, each, filter, day) && passes(filter, each));
  const ids = [...sections[view].ids, ...fresh.map(({ id }) => id)];
  return { ...sections, [view]: { ids, next } };
}

/**
 * The sections with the prospect where it belongs now. Where the rest of a section is not loaded, it may come with that.
 * What a search finds, the server alone knows: a prospect that it did not find is not added.
 */
export function withPlaced(
  sections: Sections,
  prospect: Prospect,
  { filter, day, find }: { filter: Filter; day: Day; find: Find },
): Sections {
  let next = sections;
  const wasThere = sectionsOf(filter).some((view) => sections[view].ids.includes(prospect.id));
  for (const view of sectionsOf(filter)) {
    const { ids, next: cursor } = next[view];
    const others = ids.filter((id) => id !== prospect.id);
    const isWanted = belongs(view, prospect, filter, day) && passes(filter, prospect);
    const position = isWanted ? positionOf(view, prospect, others, find) : -1;
    const isLoaded = cursor !== undefined && (position < others.length || cursor === null);
    const mayBeAdded = wasThere || filter.q === "";
    if (isWanted && isLoaded && mayBeAdded) {
      if (ids[position] === prospect.id && ids.length === others.length + 1) continue;
      next = { ...next, [view]: { ids: others.toSpliced(position, 0, prospect.id), next: cursor } };
    } else if (others.length !== ids.length) next = { ...next, [view]: { ids: others, next: cursor } };
  }
  return next;
}

/** The sections without these prospects. */
export function without(sections: Sections, removed: ReadonlySet<string>): Sections {
  const rest = ({ ids, next }: Section): Section => ({ ids: ids.filter((id) => !removed.has(id)), next });
  return { today: rest(sections.today), due: rest(sections.due), all: rest(sections.all) };
}
