/** The kinds whose receiver asked for a pause, on this node. */
export class Pauses {
  readonly #pauses = new Map<string, { since: number; until: number }>();

  /** Pauses a kind for these milliseconds, unless it is already paused for longer. */
  add(kind: string, milliseconds: number): void {
    const since = Date.now();
    const until = since + milliseconds;
    if (until > (this.#pauses.get(kind)?.until ?? 0)) this.#pauses.set(kind, { since, until });
  }

  /** The kinds that are paused now. A pause that lies ahead of the clock, which was set back, has ended. */
  kinds(): string[] {
    const now = Date.now();
    for (const [kind, { since, until }] of this.#pauses)
      if (until <= now || since > now) this.#pauses.delete(kind);
    return [...this.#pauses.keys()];
  }

  /** When each pause ends, in milliseconds since the epoch. */
  ends(): number[] {
    return [...this.#pauses.values()].map(({ until }) => until);
  }
}
