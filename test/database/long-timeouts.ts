/** The maximum delay of Node's timers, in milliseconds; they run a longer one after 1 ms. */
const maxDelay = 2 ** 31 - 1;

/**
 * Limits the delays of `setTimeout`. When a test's clock goes back by months, the timers of PGlite find themselves months
 * early and wait that long again, which Node would turn into a loop of 1 ms.
 */
globalThis.setTimeout = new Proxy(globalThis.setTimeout, {
  apply: (set, self, [run, delay, ...rest]) =>
    Reflect.apply(set, self, [run, Math.min(delay ?? 0, maxDelay), ...rest]),
});
