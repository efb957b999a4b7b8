/** Milliseconds that a reader may take nothing of what is ready for it before its connection is broken off. */
export const longestStall = 30_000;

/** Ends a connection whose answer cannot be finished. It has no stack: the server's adapter prints it. */
export class BrokenOff extends Error {
  constructor(why: string) {
    super(why);
    this.name = "BrokenOff";
    this.stack = `BrokenOff: ${why}`;
  }
}

/**
 * A body that is made while it is read: the next chunk when the one before was taken, so that no more than one waits in
 * memory. A failure of `chunks` is told to `onFailure` and breaks the connection off, so that nobody takes half of an
 * answer for a whole one; a reader that takes nothing for `stall` milliseconds is broken off as well. `onEnd` is called
 * once, however it ends.
 */
export function streamedText(
  chunks: AsyncGenerator<string, void>,
  onFailure: (error: unknown) => void,
  { onEnd = () => {}, stall = longestStall }: { onEnd?: () => void; stall?: number } = {},
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
  const breakOffLater = (controller: ReadableStreamDefaultController) => {
    timer = setTimeout(() => {
      end();
      controller.error(new BrokenOff("The reader takes nothing."));
    }, stall).unref();
  };
  return new ReadableStream(
    {
      start: breakOffLater,
      async pull(controller) {
        clearTimeout(timer);
        try {
          const { value, done } = await chunks.next();
          if (isOver) return;
          if (done) {
            finish();
            return controller.close();
          }
          controller.enqueue(encoder.encode(value));
          breakOffLater(controller);
        } catch (error) {
          if (isOver) return;
          finish();
          onFailure(error);
          controller.error(new BrokenOff("The answer could not be finished."));
        }
      },
      cancel: end,
    },
    { highWaterMark: 0 },
  );
}
