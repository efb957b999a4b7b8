/** What a team is delivered for one of its targetings: percent of all, and how many came already. */
export type Portion = { personaId: string | null; share: number; delivered: number };

type Counted = Pick<Portion, "share" | "delivered">;

/**
 * Of so many deliveries, how many each portion is to get so that all deliveries together come to the shares: one after the
 * other to the portion that is the furthest behind. `ready` is how many a portion can be given; what it cannot, the others get.
 * A portion without a share gets nothing. interpretation.md D293.
 */
export function allot(count: number, portions: readonly (Counted & { ready: number })[]): number[] {
  const given = portions.map(() => 0);
  const turns = turnsOf(portions);
  for (let left = count; left > 0; left--) {
    const { value: index } = turns.next();
    if (index === undefined) break;
    given[index] = (given[index] ?? 0) + 1;
  }
  return given;
}

/** Items in the order in which they are delivered: each portion's own in theirs, and none of a portion without a share. */
export function inTurns<Item>(portions: readonly (Counted & { items: readonly Item[] })[]): Item[] {
  const next = portions.map(() => 0);
  const turns = turnsOf(portions.map(({ items, ...portion }) => ({ ...portion, ready: items.length })));
  return [...turns].flatMap((index) => {
    const at = next[index] ?? 0;
    next[index] = at + 1;
    return portions[index]?.items.slice(at, at + 1) ?? [];
  });
}

/** Each portion with those of all items that are its own. */
export const itemsOf = <Item extends { personaId: string | null }>(
  portions: readonly Portion[],
  all: readonly Item[],
) =>
  portions.map((portion) => ({
    ...portion,
    items: all.filter(({ personaId }) => personaId === portion.personaId),
  }));

/** The index of the portion whose turn it is, until none has anything left. */
function* turnsOf(portions: readonly (Counted & { ready: number })[]): Generator<number, undefined> {
  const delivered = portions.map((portion) => portion.delivered);
  const left = portions.map(({ share, ready }) => (share > 0 ? ready : 0));
  let total = delivered.reduce((sum, count) => sum + count, 0);
  while (true) {
    total += 1;
    let furthest: { index: number; behind: number } | null = null;
    for (const [index, { share }] of portions.entries()) {
      if ((left[index] ?? 0) <= 0) continue;
      const behind = share * total - 100 * (delivered[index] ?? 0);
      if (furthest === null || behind > furthest.behind) furthest = { index, behind };
    }
    if (furthest === null) return;
    const { index } = furthest;
    left[index] = (left[index] ?? 0) - 1;
    delivered[index] = (delivered[index] ?? 0) + 1;
    yield index;
  }
}
