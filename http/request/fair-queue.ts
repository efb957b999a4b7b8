/** Queued requests above which new connections are accepted before further requests start. */
const crowdSize = 32;

/** Maximum milliseconds for which new connections take precedence, until the queue is empty again. */
const maxHold = 250;

/**
 * Returns a function that starts requests fairly: at most `perTurn` in one turn of the event loop, round-robin over
 * the remote addresses and in order of arrival for each. Hundreds of simultaneous requests from one address do not delay
 * the others.
 *
 * `takeArrived` returns whether a connection came since its last call. Node accepts one connection per turn, so while
 * the queue is crowded and others still connect, turns that start nothing let them in.
 */
export function createFairQueue(
  perTurn: number,
  takeArrived: () => boolean,
): (address: string, start: () => void) => void {
  /** Waiting requests by remote address, the one whose turn is next first. */
  const queues = new Map<string, (() => void)[]>();
  let waiting = 0;
  let started = 0;
  let heldSince: number | null = null;

  const shouldHold = () => {
    const isCrowded = takeArrived() && waiting > crowdSize;
    if (isCrowded) heldSince ??= performance.now();
    return isCrowded && performance.now() - (heldSince ?? 0) < maxHold;
  };

  const runTurn = () => {
    started = 0;
    if (!shouldHold())
      while (started < perTurn && waiting > 0) {
        started++;
        dequeue()?.();
      }
    if (waiting === 0) heldSince = null;
    if (started > 0 || waiting > 0) setImmediate(runTurn);
  };

  const dequeue = () => {
    const [first] = queues;
    if (!first) return;
    const [address, queue] = first;
    queues.delete(address);
    const start = queue.shift();
    waiting--;
    if (queue.length > 0) queues.set(address, queue);
    return start;
  };

  return (address, start) => {
    if (started < perTurn && waiting === 0) {
      if (started++ === 0) setImmediate(runTurn);
      return start();
    }
    const queue = queues.get(address);
    if (queue) queue.push(start);
    else queues.set(address, [start]);
    waiting++;
  };
}
