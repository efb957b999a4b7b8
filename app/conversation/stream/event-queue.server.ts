import type { ServerResponse } from "node:http";
import { sendBy } from "#http/direct-body.server.ts";
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

/** Where the events go: a web stream, or Node's response. */
type Output = {
  /** Takes a chunk. Once the reader wants another one, `#isWanted` is true again. */
  send(chunk: Uint8Array): void;
  end(): void;
  abort(error: ResponseAborted): void;
};

/**
 * The server-sent events of one reader. Events that it has not read are buffered, up to `maxPending` bytes and for
 * `stall` milliseconds; then the connection is aborted.
 */
export class EventQueue {
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
  #output: Output | null = null;
  #isWanted = false;
  #isFetching = false;
  #state: "open" | "ending" | "closed" = "open";
  #timer: NodeJS.Timeout | undefined;

  constructor({ onClose, onFailure, stall = stallTimeout }: Options) {
    this.#onClose = onClose;
    this.#onFailure = onFailure;
    this.#stall = stall;
  }

  /** The body of the response. Node's is written without it: `sendBy`. */
  open(): ReadableStream<Uint8Array> {
    const stream = new ReadableStream<Uint8Array>(
      {
        start: (controller) => {
          this.#output = {
            send: (chunk) => controller.enqueue(chunk),
            end: () => controller.close(),
            abort: (error) => controller.error(error),
          };
        },
        pull: () => this.#wantMore(),
        cancel: () => this.#close(),
      },
      // Calls `pull` only when the reader requests a chunk.
      { highWaterMark: 0 },
    );
    return sendBy(stream, (outgoing) => this.#sendTo(outgoing));
  }

  #sendTo(outgoing: ServerResponse) {
    if (outgoing.destroyed || this.#state === "closed") {
      outgoing.destroy();
      return this.#close();
    }
    const wantMore = () => this.#wantMore();
    this.#output = {
      send: (chunk) => {
        // False once more waits in the socket's buffer than Node keeps for it.
        if (outgoing.write(chunk)) this.#isWanted = true;
        else outgoing.once("drain", wantMore);
      },
      end: () => outgoing.end(),
      abort: () => outgoing.destroy(),
    };
    const close = () => this.#close();
    outgoing.once("close", close).on("error", close);
    wantMore();
  }

  #wantMore() {
    this.#isWanted = true;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#flush();
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
    while (this.#isWanted && !this.isEmpty) {
      const chunk = this.#chunks.shift() as Uint8Array;
      this.#isWanted = false;
      this.#pending -= chunk.length;
      this.#output?.send(chunk);
    }
    if (this.#isWanted && this.#state === "ending") {
      this.#close();
      return this.#output?.end();
    }
    if (this.#isWanted && this.more && !this.#isFetching) void this.#fetch(this.more);
    const isWaiting = !this.isEmpty || this.more !== null || this.#state === "ending";
    if (!this.#isWanted && isWaiting && this.#state !== "closed")
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
    this.#output?.abort(new ResponseAborted(reason));
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
