export type LeaderLock = {
  /** Takes the lock from a leader that no longer responds. */
  steal: () => void;
  /** Stops leading, or waiting for it. */
  release: () => void;
};

/**
 * Queues for the Web Lock `name`; its holder is the leader. `lead` starts the leader's work and returns the function
 * that stops it. A leader whose lock is stolen stops and queues again.
 */
export function requestLeaderLock(name: string, lead: () => () => void): LeaderLock {
  const released = new AbortController();
  let stop = () => {};

  const hold = () =>
    new Promise<void>((resolve) => {
      const stopLeading = lead();
      stop = () => {
        stop = () => {};
        stopLeading();
        resolve();
      };
    });
  const request = async (options: LockOptions): Promise<void> => {
    try {
      await navigator.locks.request(name, options, hold);
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
      stop();
      if (!released.signal.aborted) await request({ signal: released.signal });
    }
  };

  void request({ signal: released.signal });
  return {
    steal: () => void request({ steal: true }),
    release: () => {
      released.abort();
      stop();
    },
  };
}
