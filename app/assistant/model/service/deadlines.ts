import { ServiceFailure } from "./service-failure.ts";

/** How long a service may take, in milliseconds. */
export type TimeLimits = {
  /** Until the first words. */
  firstWords: number;
  /** Between two words. */
  pause: number;
  /** For the whole answer. */
  total: number;
  /** For what follows the last word: the usage, the end of the connection. */
  ending: number;
};

/** Watches the time of one request, and aborts it when the service takes too long or its caller gives up. */
export class Deadlines {
  readonly #limits: TimeLimits;
  readonly #stop = new AbortController();
  readonly #caller: AbortSignal;
  readonly #total: NodeJS.Timeout;
  readonly #giveUp = () => this.#stop.abort(this.#caller.reason);
  #due: number;

  constructor(limits: TimeLimits, caller: AbortSignal) {
    this.#limits = limits;
    this.#caller = caller;
    this.#due = performance.now() + limits.firstWords;
    this.#total = setTimeout(() => this.#fail("cut", "TIME_LIMIT"), limits.total);
    if (caller.aborted) this.#giveUp();
    else caller.addEventListener("abort", this.#giveUp, { once: true });
  }

  /** Aborts with a `ServiceFailure`, or with the caller's reason. */
  get signal(): AbortSignal {
    return this.#stop.signal;
  }

  /** Waits for the service. Only this time counts, not what the reader of the words needs. */
  async wait<T>(next: Promise<T>): Promise<T> {
    const timer = setTimeout(
      () => this.#fail("slow", "NO_WORDS"),
      Math.max(1, this.#due - performance.now()),
    );
    try {
      return await next;
    } finally {
      clearTimeout(timer);
    }
  }

  /** Words came: from now on the pause counts. */
  restart(): void {
    this.#due = performance.now() + this.#limits.pause;
  }

  /** The last word came. */
  expectEnd(): void {
    this.#due = performance.now() + this.#limits.ending;
  }

  close(): void {
    clearTimeout(this.#total);
    this.#caller.removeEventListener("abort", this.#giveUp);
    this.#stop.abort();
  }

  #fail(reason: "slow" | "cut", code: string) {
    this.#stop.abort(new ServiceFailure({ reason, code, isOutage: true }));
  }
}
