/** Requests that may wait before those who still knock are let in first. */
const crowd = 32;

/** Milliseconds for which they are, until nobody waits any more. */
const longestHold = 250;

/**
 * Returns a function that starts what it is given: at most `perTurn` in one turn of the event loop, and each client's
 * in turn, in the order in which they came. Hundreds that arrive together from one client delay nobody else.
 *
 * `hasArrived` tells whether somebody connected since it was last asked. Node accepts one connection in each turn, so
 * while a crowd waits turns without work come first, which let the others in.
 */
export function createPace(
  perTurn: number,
  hasArrived: () => boolean,
): (client: string, start: () => void) => void {
  /** What waits, by client; the client whose turn is next comes first. */
  const queues = new Map<string, (() => void)[]>();
  let waiting = 0;
  let started = 0;
  let heldSince: number | null = null;

  const isHeld = () => {
    const isCrowded = hasArrived() && waiting > crowd;
    if (isCrowded) heldSince ??= performance.now();
    return isCrowded && performance.now() - (heldSince ?? 0) < longestHold;
  };

  const turn = () => {
    started = 0;
    if (!isHeld())
      while (started < perTurn && waiting > 0) {
        started++;
        next()?.();
      }
    if (waiting === 0) heldSince = null;
    if (started > 0 || waiting > 0) setImmediate(turn);
  };

  const next = () => {
    const [first] = queues;
    if (!first) return;
    const [client, queue] = first;
    queues.delete(client);
    const start = queue.shift();
    waiting--;
    if (queue.length > 0) queues.set(client, queue);
    return start;
  };

  return (client, start) => {
    if (started < perTurn && waiting === 0) {
      if (started++ === 0) setImmediate(turn);
      return start();
    }
    const queue = queues.get(client);
    if (queue) queue.push(start);
    else queues.set(client, [start]);
    waiting++;
  };
}
