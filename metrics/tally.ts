/**
 * Counts by name since the start of this process. A name that is known from the beginning stands in it from the beginning,
 * with 0, so that a rate sees its first one.
 */
export class Tally<Name extends string = string> {
  readonly #counts = new Map<Name, number>();

  constructor(names: readonly Name[] = []) {
    this.know(names);
  }

  /** Adds the names that are missing. */
  know(names: readonly Name[]): void {
    for (const name of names) if (!this.#counts.has(name)) this.#counts.set(name, 0);
  }

  add(name: Name, count = 1): void {
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + count);
  }

  /** As they are now. */
  counts(): ReadonlyMap<Name, number> {
    return this.#counts;
  }
}
