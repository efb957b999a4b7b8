/**
 * Runs at most `max` tasks per key at once; further ones wait in the order of their arrival. The simultaneous requests
 * of one client then wait for each other and do not delay other clients. Counts on this node only.
 */
export class Gate {
  readonly #max: number;
  readonly #queues = new Map<string, { running: number; waiting: (() => void)[] }>();

  constructor(max: number) {
    this.#max = max;
  }

  /** Runs `work` when a slot is free, and settles as it does. */
  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const queue = this.#queues.get(key) ?? { running: 0, waiting: [] };
    this.#queues.set(key, queue);
    if (queue.running < this.#max) queue.running++;
    else await new Promise<void>((resolve) => queue.waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = queue.waiting.shift();
      // The next task takes over the slot, in another turn of the event loop.
      if (next) setImmediate(next);
      else if (--queue.running === 0) this.#queues.delete(key);
    }
  }
}

/** Counts running tasks per key, up to `max`. Counts on this node only. */
export class Slots {
  readonly #max: number;
  readonly #used = new Map<string, number>();

  constructor(max: number) {
    this.#max = max;
  }

  /** Acquires a slot and returns its idempotent release function; `null` when every slot is in use. */
  acquire(key: string): (() => void) | null {
    const used = this.#used.get(key) ?? 0;
    if (used >= this.#max) return null;
    this.#used.set(key, used + 1);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      const remaining = (this.#used.get(key) ?? 1) - 1;
      if (remaining === 0) this.#used.delete(key);
      else this.#used.set(key, remaining);
    };
  }
}
