/** Milliseconds for which somebody counts as looking after the page has last said so: two and a half of `viewingInterval`. */
export const viewingTime = 50_000;

/** Tabs of one member that are told apart; one more replaces the oldest. */
const maxTabs = 20;

/** What a tab of a member looks at; `record` is `null` once it looks at none. */
export type Viewing = { team: string; record: string; viewer: string; tab: string; isOpen: boolean };

/**
 * Who has which record of a team open, as far as this node was told. It is kept in memory and in no database: a node that starts
 * learns it from the pages, which repeat what they show.
 */
export class Viewers {
  readonly #now: () => number;
  readonly #teams = new Map<string, Map<string, { record: string; viewer: string; until: number }>>();

  constructor(now: () => number = Date.now) {
    this.#now = now;
  }

  /** Takes in what a tab says, and returns the records whose viewers may have changed. */
  note({ team, record, viewer, tab, isOpen }: Viewing): string[] {
    const tabs =
      this.#teams.get(team) ?? new Map<string, { record: string; viewer: string; until: number }>();
    const changed = new Set<string>();
    for (const [key, { record: seen, until }] of tabs)
      if (until <= this.#now()) {
        tabs.delete(key);
        changed.add(seen);
      }
    const key = `${viewer} ${tab}`;
    const before = tabs.get(key);
    if (isOpen) {
      if (before && before.record !== record) changed.add(before.record);
      if (before?.record !== record) changed.add(record);
      // The newest one comes last.
      tabs.delete(key);
      tabs.set(key, { record, viewer, until: this.#now() + viewingTime });
      const own = [...tabs].filter(([, each]) => each.viewer === viewer);
      for (const [oldest, { record: seen }] of own.slice(0, -maxTabs)) {
        tabs.delete(oldest);
        changed.add(seen);
      }
    } else if (before?.record === record) {
      // What a tab left before it came to another record says nothing about that one.
      tabs.delete(key);
      changed.add(record);
    }
    if (tabs.size > 0) this.#teams.set(team, tabs);
    else this.#teams.delete(team);
    return [...changed];
  }

  /** The ids of those who have this record open, each once. */
  of(team: string, record: string): string[] {
    const open = [...(this.#teams.get(team)?.values() ?? [])];
    const looking = open.filter((each) => each.record === record && each.until > this.#now());
    return [...new Set(looking.map(({ viewer }) => viewer))].sort();
  }

  /** Forgets the teams in which nobody looks any more. */
  sweep(): void {
    for (const [team, tabs] of this.#teams)
      if ([...tabs.values()].every(({ until }) => until <= this.#now())) this.#teams.delete(team);
  }
}
