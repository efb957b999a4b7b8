/** The kinds whose receiver asked for a pause, on this node. Times are in milliseconds since the epoch. */
export class Pauses {
  readonly #until = new Map<string, number>();

  /** Pauses a kind until then, unless it is already paused for longer. */
  add(kind: string, until: number): void {
    this.#until.set(kind, Math.max(until, this.#until.get(kind) ?? 0));
  }

  /** The kinds that are paused now. */
  kinds(): string[] {
    const now = Date.now();
    for (const [kind, until] of this.#until) if (until <= now) this.#until.delete(kind);
    return [...this.#until.keys()];
  }

  /** When each pause ends. */
  ends(): number[] {
    return [...this.#until.values()];
  }
}
