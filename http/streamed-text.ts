/** Milliseconds without a read after which the connection of a stalled reader is cut. */
export const stallTimeout = 30_000;

/** Cuts the connection of a response that cannot be completed. Has no stack, because the Hono adapter prints it. */
export class ResponseAborted extends Error {
  constructor(why: string) {
    super(why);
    this.name = "ResponseAborted";
    this.stack = `ResponseAborted: ${why}`;
  }
}

/**
 * A body that is generated while it is read, one chunk per read, so that memory contains at most one. A failure of
 * `chunks` is reported to `onFailure` and cuts the connection, so that no client mistakes a partial response for a
 * whole one. So does a reader that reads nothing for `stall` milliseconds. `onEnd` is called once, however it ends.
 */
export function streamedText(
  chunks: AsyncGenerator<string | Uint8Array, void>,
  onFailure: (error: unknown) => void,
  { onEnd = () => {}, stall = stallTimeout }: { onEnd?: () => void; stall?: number } = {},
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;

  const finish = () => {
    isOver = true;
    clearTimeout(timer);
    onEnd();
  };
  const end = () => {
    if (isOver) return;
    finish();
    chunks.return().catch(onFailure);
  };
  const startStallTimer = (controller: ReadableStreamDefaultController) => {
    timer = setTimeout(() => {
      end();
      controller.error(new ResponseAborted("The reader has stalled."));
    }, stall).unref();
  };
  return new ReadableStream(
    {
      start: startStallTimer,
      async pull(controller) {
        clearTimeout(timer);
        try {
          const { value, done } = await chunks.next();
          if (isOver) return;
          if (done) {
            finish();
            return controller.close();
          }
          controller.enqueue(typeof value === "string" ? encoder.encode(value) : value);
          startStallTimer(controller);
        } catch (error) {
          if (isOver) return;
          finish();
          onFailure(error);
          controller.error(new ResponseAborted("The response could not be completed."));
        }
      },
      cancel: end,
    },
    { highWaterMark: 0 },
  );
}
