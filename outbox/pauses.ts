import { backoff } from "./backoff.ts";
import type { Running } from "./delivery-slots.ts";

/** Milliseconds after which a receiver that could not be reached is tried again, at most. */
const longestUnreachable = 15_000;

/** The kinds whose receiver asked for a pause, or could not be reached, on this node. */
export class Pauses {
  readonly #pauses = new Map<string, { since: number; until: number }>();
  /** How often in a row the receiver of a kind could not be reached. */
  readonly #unreachable = new Map<string, number>();

  /**
   * Pauses a kind whose receiver could not be reached: 1, 2, 4 … seconds, up to 15. Items that were tried at the same time
   * count once.
   */
  addUnreachable(kind: string): void {
    if (this.kinds().includes(kind)) return;
    const times = (this.#unreachable.get(kind) ?? 0) + 1;
    this.#unreachable.set(kind, times);
    this.add(kind, backoff(times, longestUnreachable));
  }

  /** The receiver of a kind has answered, whatever it said. */
  reached(kind: string): void {
    this.#unreachable.delete(kind);
  }

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

  /**
   * The kinds of which nothing may be begun now: those that are paused, and those whose receiver was not there at the last
   * attempt while another one is under way, which shows whether it is back. One that takes long shows nothing.
   */
  blocked(running: Iterable<Running>): string[] {
    const probed = [...running].filter(({ kind, isSlow }) => !isSlow && this.#unreachable.has(kind));
    return [...this.kinds(), ...probed.map(({ kind }) => kind)];
  }

  /** When each pause ends, in milliseconds since the epoch. */
  ends(): number[] {
    return [...this.#pauses.values()].map(({ until }) => until);
  }
}
