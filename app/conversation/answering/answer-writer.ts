/** Milliseconds between the starts of two saves. */
const saveInterval = 100;

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
  #startedAt = Number.NEGATIVE_INFINITY;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | null = null;
  #hasNews = false;
  #isClosed = false;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Shows what `render` returns, which is called once per save, instead of the text before. */
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
    const wait = this.#startedAt + saveInterval - performance.now();
    if (wait <= 0) return this.#start();
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#start();
    }, wait);
  }

  #start() {
    this.#hasNews = false;
    // Half of a surrogate pair cannot be stored.
    const text = this.#render().replace(/[\uD800-\uDBFF]$/, "");
    if (text === this.#saved) return;
    this.#startedAt = performance.now();
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
