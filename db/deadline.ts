/** Milliseconds for the answer to a database's `ping`. */
export const pingWithin = 1_500;

/** The parts in which a deadline passes. */
const parts = 4;

/**
 * What `work` resolves with, or a rejection with `late()` after so many milliseconds. They count only while this
 * process runs: when it stood still, an answer that came meanwhile is read before the deadline is over.
 */
export async function within<T>(milliseconds: number, work: Promise<T>, late: () => Error): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    const wait = (left: number) => {
      timer = setTimeout(() => (left > 1 ? wait(left - 1) : reject(late())), milliseconds / parts);
    };
    wait(parts);
  });
  try {
    return await Promise.race([work, deadline]);
  } finally {
    clearTimeout(timer);
  }
}
