import { ResponseAborted, stallTimeout } from "#http/streamed-text.ts";

/** The maximum number of bytes that are buffered for a slow reader. */
export const maxPending = 256 * 1024;

type Options = {
  /** Called once, however the stream ends. */
  onClose: () => void;
  /** Called with the error of `more` before the stream ends. */
  onFailure: (error: unknown) => void;
  /** Milliseconds after which a reader that reads nothing from a non-empty buffer is disconnected. */
  stall?: number;
};

/**
 * The server-sent events of one reader. Events that it has not read are buffered, up to `maxPending` bytes and for
 * `stall` milliseconds; then the connection is aborted.
 */
export class EventQueue {
  readonly stream: ReadableStream<Uint8Array>;
  /**
   * Called when the buffer is empty, to `push` more; `null` when there is nothing more to fetch. While it is set, the
   * stall timeout applies as for a non-empty buffer.
   */
  more: (() => Promise<void>) | null = null;

  readonly #onClose: Options["onClose"];
  readonly #onFailure: Options["onFailure"];
  readonly #stall: number;
  readonly #encoder = new TextEncoder();
  #chunks: Uint8Array[] = [];
  #pending = 0;
  #controller!: ReadableStreamDefaultController<Uint8Array>;
  #isPulled = false;
  #isFetching = false;
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
          this.#isPulled = true;
          clearTimeout(this.#timer);
          this.#timer = undefined;
          this.#flush();
        },
        cancel: () => this.#close(),
      },
      // Calls `pull` only when the reader requests a chunk.
      { highWaterMark: 0 },
    );
  }

  /** True while the buffer is empty. */
  get isEmpty(): boolean {
    return this.#chunks.length === 0;
  }

  get isOpen(): boolean {
    return this.#state === "open";
  }

  /** Sends `text` after the buffered events. */
  push(text: string): void {
    if (this.#state !== "open") return;
    const chunk = this.#encoder.encode(text);
    this.#chunks.push(chunk);
    this.#pending += chunk.length;
    this.#flush();
    if (this.#pending > maxPending) this.#abort("The reader is too slow.");
  }

  /** Discards the buffer, sends `last`, and ends the stream. */
  end(last?: string): void {
    if (this.#state !== "open") return;
    this.more = null;
    this.#chunks = last === undefined ? [] : [this.#encoder.encode(last)];
    this.#pending = 0;
    this.#state = "ending";
    this.#flush();
  }

  #flush() {
    if (this.#isPulled) {
      const chunk = this.#chunks.shift();
      if (chunk) {
        this.#isPulled = false;
        this.#pending -= chunk.length;
        this.#controller.enqueue(chunk);
      } else if (this.#state === "ending") {
        this.#close();
        this.#controller.close();
        return;
      } else if (this.more && !this.#isFetching) {
        void this.#fetch(this.more);
      }
    }
    const isWaiting = !this.isEmpty || this.more !== null || this.#state === "ending";
    if (!this.#isPulled && isWaiting && this.#state !== "closed")
      this.#timer ??= setTimeout(() => this.#abort("The reader takes nothing."), this.#stall).unref();
  }

  async #fetch(more: () => Promise<void>) {
    this.#isFetching = true;
    try {
      await more();
    } catch (error) {
      if (this.#state !== "closed") this.#onFailure(error);
      this.end();
    }
    this.#isFetching = false;
    if (this.#state !== "closed") this.#flush();
  }

  #abort(reason: string) {
    if (this.#state === "closed") return;
    this.#close();
    this.#controller.error(new ResponseAborted(reason));
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
