import { nextSlice } from "#app/assistant/guard/slices.ts";

/** Milliseconds between the starts of two saves. */
const saveInterval = 100;

/** A rendering is followed by so many times its own duration without another one, because it blocks the process. */
const restPerRendering = 9;

type Options = {
  /** Saves the text so far; resolves with false when nobody wants it any more. */
  save: (text: string) => Promise<boolean>;
  onLost: () => void;
  onFailure: (error: unknown) => void;
};

/**
 * Saves a growing text: its first part at once, then one save at a time, of the newest text. A save that fails is tried
 * again with the next part.
 */
export class AnswerWriter {
  readonly #options: Options;
  #render = () => "";
  #saved = "";
  #nextAt = Number.NEGATIVE_INFINITY;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | null = null;
  #hasNews = false;
  #isClosed = false;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Shows what `render` returns instead of the text before. It is called once per save, and for a tenth of the time at most. */
  show(render: () => string): void {
    this.#render = render;
    this.#hasNews = true;
    this.#schedule();
  }

  /** Shows nothing more; resolves when no save is running. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  #schedule() {
    if (this.#isClosed || this.#running || this.#timer || !this.#hasNews) return;
    if (this.#nextAt === Number.NEGATIVE_INFINITY) return this.#start();
    const wait = Math.max(0, this.#nextAt - performance.now());
    this.#timer = setTimeout(() => this.#startInTurn(), wait);
  }

  /** Many answers that are due at once are rendered in several rounds of the event loop. */
  async #startInTurn() {
    await nextSlice();
    this.#timer = undefined;
    if (!this.#isClosed) this.#start();
  }

  #start() {
    this.#hasNews = false;
    const startedAt = performance.now();
    // Half of a surrogate pair cannot be stored.
    const text = this.#render().replace(/[\uD800-\uDBFF]$/, "");
    const renderedAt = performance.now();
    this.#nextAt = renderedAt + restPerRendering * (renderedAt - startedAt);
    if (text === this.#saved) return;
    this.#nextAt = Math.max(this.#nextAt, startedAt + saveInterval);
    this.#running = this.#save(text).finally(() => {
      this.#running = null;
      this.#schedule();
    });
  }

  async #save(text: string) {
    try {
      if (await this.#options.save(text)) this.#saved = text;
      else this.#options.onLost();
    } catch (error) {
      this.#options.onFailure(error);
    }
  }
}
