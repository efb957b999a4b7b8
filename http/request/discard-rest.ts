import type { IncomingMessage, ServerResponse } from "node:http";

/** Milliseconds after its answer in which the rest of a body may come. */
const discardTime = 30_000;

/** Bytes of the rest of a body that are let in. */
const maxDiscarded = 64 * 1024 * 1024;

/**
 * Reads and discards what is left of a body once its request is answered, because a sender that is cut while it writes reads no
 * answer. The connection ends for one that still writes after half a minute or 64 MB.
 */
export function discardRest(request: IncomingMessage, response: ServerResponse): void {
  response.once("close", () => {
    if (!response.writableFinished || request.complete) return;
    const { socket } = request;
    const end = () => socket.destroySoon();
    const timer = setTimeout(end, discardTime).unref();
    let discarded = 0;
    request
      // A stream that was made of the body would pause it until somebody reads on.
      .removeAllListeners("data")
      .on("data", ({ length }: Buffer) => {
        discarded += length;
        if (discarded > maxDiscarded) end();
      })
      .once("end", () => clearTimeout(timer))
      .once("close", () => clearTimeout(timer))
      .resume();
  });
}
