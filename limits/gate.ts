/**
 * Lets at most `max` pieces of work under the same key run at once; others wait their turn in the order in which they
 * came. What one client sends at once then stands in line behind itself, not in front of everybody else. Counts on
 * this node alone, and keeps nothing of a key that has no work.
 */
export class Gate {
  readonly #max: number;
  readonly #lines = new Map<string, { running: number; waiting: (() => void)[] }>();

  constructor(max: number) {
    this.#max = max;
  }

  /** Runs `work` when its turn has come, and resolves or rejects as it does. */
  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const line = this.#lines.get(key) ?? { running: 0, waiting: [] };
    this.#lines.set(key, line);
    if (line.running < this.#max) line.running++;
    else await new Promise<void>((resolve) => line.waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = line.waiting.shift();
      // Whoever is next takes over the place, in a turn of the event loop of its own.
      if (next) setImmediate(next);
      else if (--line.running === 0) this.#lines.delete(key);
    }
  }
}

/** Counts what is under way under a key, up to `max`. On this node alone. */
export class Slots {
  readonly #max: number;
  readonly #taken = new Map<string, number>();

  constructor(max: number) {
    this.#max = max;
  }

  /** Takes a slot and returns the function that gives it back, once however often it is called; `null` when all are taken. */
  take(key: string): (() => void) | null {
    const taken = this.#taken.get(key) ?? 0;
    if (taken >= this.#max) return null;
    this.#taken.set(key, taken + 1);
    let isTaken = true;
    return () => {
      if (!isTaken) return;
      isTaken = false;
      const left = (this.#taken.get(key) ?? 1) - 1;
      if (left === 0) this.#taken.delete(key);
      else this.#taken.set(key, left);
    };
  }
}
