import { ResponseAborted, stallTimeout } from "../../../http/streamed-text.ts";

/** The most bytes that may wait for a reader who does not take them. */
export const maxPending = 256 * 1024;

type Options = {
  /** Called once, however the stream ends. */
  onClose: () => void;
  /** Told why `more` failed; the stream has ended then. */
  onFailure: (error: unknown) => void;
  /** Milliseconds that a reader may take nothing while something waits for it. */
  stall?: number;
};

/**
 * Server-sent events on their way to one reader. What the reader does not take waits, up to `maxPending` bytes and for
 * `stall` milliseconds; then the connection is broken off.
 */
export class EventQueue {
  readonly stream: ReadableStream<Uint8Array>;
  /**
   * Brings more once the reader has taken everything, by `push`; `null` while there is nothing to ask for. As long as
   * it is set, the reader counts as somebody for whom something waits.
   */
  more: (() => Promise<void>) | null = null;

  readonly #onClose: Options["onClose"];
  readonly #onFailure: Options["onFailure"];
  readonly #stall: number;
  readonly #encoder = new TextEncoder();
  #chunks: Uint8Array[] = [];
  #pending = 0;
  #controller!: ReadableStreamDefaultController<Uint8Array>;
  #isWanted = false;
  #isAsking = false;
  #state: "open" | "ending" | "closed" = "open";
  #timer: NodeJS.Timeout | undefined;

  constructor({ onClose, onFailure, stall = stallTimeout }: Options) {
    this.#onClose = onClose;
    this.#onFailure = onFailure;
    this.#stall = stall;
    this.stream = new ReadableStream(
      {
        start: (controller) => {
          this.#controller = controller;
        },
        pull: () => {
          this.#isWanted = true;
          clearTimeout(this.#timer);
          this.#timer = undefined;
          this.#serve();
        },
        cancel: () => this.#close(),
      },
      // Asked for a chunk only when the reader takes it.
      { highWaterMark: 0 },
    );
  }

  /** True while nothing waits. */
  get isEmpty(): boolean {
    return this.#chunks.length === 0;
  }

  get isOpen(): boolean {
    return this.#state === "open";
  }

  /** Sends `text` after everything that waits. */
  push(text: string): void {
    if (this.#state !== "open") return;
    const chunk = this.#encoder.encode(text);
    this.#chunks.push(chunk);
    this.#pending += chunk.length;
    this.#serve();
    if (this.#pending > maxPending) this.#breakOff("Too much waits for the reader.");
  }

  /** Sends `last` instead of whatever waits, and ends the stream. */
  end(last?: string): void {
    if (this.#state !== "open") return;
    this.more = null;
    this.#chunks = last === undefined ? [] : [this.#encoder.encode(last)];
    this.#pending = 0;
    this.#state = "ending";
    this.#serve();
  }

  #serve() {
    if (this.#isWanted) {
      const chunk = this.#chunks.shift();
      if (chunk) {
        this.#isWanted = false;
        this.#pending -= chunk.length;
        this.#controller.enqueue(chunk);
      } else if (this.#state === "ending") {
        this.#close();
        this.#controller.close();
        return;
      } else if (this.more && !this.#isAsking) {
        void this.#ask(this.more);
      }
    }
    const isWaiting = !this.isEmpty || this.more !== null || this.#state === "ending";
    if (!this.#isWanted && isWaiting && this.#state !== "closed")
      this.#timer ??= setTimeout(() => this.#breakOff("The reader takes nothing."), this.#stall).unref();
  }

  async #ask(more: () => Promise<void>) {
    this.#isAsking = true;
    try {
      await more();
    } catch (error) {
      if (this.#state !== "closed") this.#onFailure(error);
      this.end();
    }
    this.#isAsking = false;
    if (this.#state !== "closed") this.#serve();
  }

  #breakOff(why: string) {
    if (this.#state === "closed") return;
    this.#close();
    this.#controller.error(new ResponseAborted(why));
  }

  #close() {
    if (this.#state === "closed") return;
    this.#state = "closed";
    clearTimeout(this.#timer);
    this.#chunks = [];
    this.#pending = 0;
    this.more = null;
    this.#onClose();
  }
}
