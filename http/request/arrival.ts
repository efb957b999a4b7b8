import type { IncomingMessage } from "node:http";

type Arrived = IncomingMessage & { arrivedAt?: number };

/** Notes that a request has arrived, which may wait for its turn before it is looked at. */
export function noteArrival(request: IncomingMessage): void {
  (request as Arrived).arrivedAt = performance.now();
}

/** When it arrived, by `performance.now()`; `undefined` for one that did not wait. */
export function arrivalOf(request: IncomingMessage): number | undefined {
  return (request as Arrived).arrivedAt;
}
