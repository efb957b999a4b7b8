/** A datum, and where it is from. */
type Told = { field: string; source: string; on: string; licence?: string | undefined };

/** The data of a record by source, day and licence, in the order in which each came first. */
export function groupSources<T extends Told>(sources: readonly T[]): { first: T; fields: string[] }[] {
  const groups = Map.groupBy(sources, ({ source, on, licence }) => JSON.stringify([source, on, licence]));
  return [...groups.values()].flatMap((group) =>
    group[0] ? [{ first: group[0], fields: group.map(({ field }) => field) }] : [],
  );
}
