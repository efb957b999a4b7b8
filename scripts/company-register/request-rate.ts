/** Counts requests by address over the last second, and refuses those beyond `perSecond`. */
export class RequestRate {
  readonly #perSecond: number;
  readonly #times = new Map<string, number[]>();

  constructor(perSecond: number) {
    this.#perSecond = perSecond;
  }

  /** Seconds to wait when this request is one too many; `null` when it is accepted. */
  refuses(address: string): number | null {
    const now = performance.now();
    const recent = (this.#times.get(address) ?? []).filter((at) => now - at < 1_000);
    const isTooMany = recent.length >= this.#perSecond;
    this.#times.set(address, isTooMany ? recent : [...recent, now]);
    return isTooMany ? 1 : null;
  }
}
