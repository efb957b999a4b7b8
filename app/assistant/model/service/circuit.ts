/** Consecutive failures after which no request is made for a while. */
const maxFailures = 5;

/** Milliseconds for which the circuit stays open. */
const pause = 30_000;

/** The longest pause that a service may ask for, in milliseconds. */
const maxPause = 10 * 60_000;

/** One request that the circuit lets through. */
export type Passage = {
  /** The first words came: others may pass again. */
  answered(): void;
  /** The answer is whole. */
  succeeded(): void;
  /** The service failed, and may have asked for a pause, in seconds. */
  failed(retryAfter: number | null): void;
  /** It ended without saying anything about the service. After another outcome this does nothing. */
  left(): void;
};

type CircuitOptions = {
  /** Milliseconds of a clock that nobody sets. */
  now: () => number;
  onOpen: (forMilliseconds: number) => void;
  onClose: () => void;
};

/**
 * Spares a service that fails, and its callers the wait: after five consecutive failures it lets nothing through for
 * 30 s, or as long as the service asks; then a single request tries, and the others follow once that one is answered.
 */
export class Circuit {
  readonly #options: CircuitOptions;
  #failures = 0;
  #isOpen = false;
  #openUntil = 0;
  #isTrying = false;

  constructor(options: CircuitOptions) {
    this.#options = options;
  }

  isClosed(): boolean {
    return !this.#isOpen;
  }

  /** `null` while the circuit is open. */
  enter(): Passage | null {
    const isTrial = this.#isOpen;
    if (isTrial && (this.#isTrying || this.#options.now() < this.#openUntil)) return null;
    this.#isTrying = isTrial;
    let isTrying = isTrial;
    const left = () => {
      if (isTrying) this.#isTrying = false;
      isTrying = false;
    };
    return {
      answered: () => {
        this.#close();
        left();
      },
      succeeded: () => {
        this.#failures = 0;
        this.#close();
        left();
      },
      failed: (retryAfter) => {
        this.#failures++;
        if (isTrying || this.#failures >= maxFailures) this.#open(retryAfter);
        left();
      },
      left,
    };
  }

  #open(retryAfter: number | null) {
    const wait = Math.min(maxPause, Math.max(pause, (retryAfter ?? 0) * 1000));
    const until = this.#options.now() + wait;
    const wasOpen = this.#isOpen;
    this.#isOpen = true;
    this.#openUntil = Math.max(this.#openUntil, until);
    if (!wasOpen) this.#options.onOpen(wait);
  }

  #close() {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    this.#openUntil = 0;
    this.#options.onClose();
  }
}
