// As they were at the start: a test that stops the clock of the product does not stop that of its database.
const { clearTimeout, setTimeout } = globalThis;

/** Milliseconds within which the database must answer `ping`. */
export const pingTimeout = 1_500;

/** Timers per deadline. */
const parts = 4;

/**
 * Settles as `work` does, or rejects with `timedOut()` after `milliseconds`. The deadline consists of several timers,
 * so that after the process was suspended an answer that has arrived is read before the deadline ends.
 */
export async function within<T>(milliseconds: number, work: Promise<T>, timedOut: () => Error): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    const wait = (remaining: number) => {
      timer = setTimeout(
        () => (remaining > 1 ? wait(remaining - 1) : reject(timedOut())),
        milliseconds / parts,
      );
    };
    wait(parts);
  });
  try {
    return await Promise.race([work, deadline]);
  } finally {
    clearTimeout(timer);
  }
}
