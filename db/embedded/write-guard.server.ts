import { setImmediate } from "node:timers/promises";
import { type PGlite, protocol } from "@electric-sql/pglite";

/**
 * Makes every transaction of `pglite` that begins while `isRefusing()` a read-only one, in which PostgreSQL itself
 * refuses each write with SQLSTATE 25006. A transaction that asks for `accessMode: "read write"` may still write: it
 * must be small, such as signing out. `onEnd` is called after each transaction. Each transaction, and each query outside of
 * one, begins in a turn of the event loop of its own.
 */
export function guardWrites(pglite: PGlite, isRefusing: () => boolean, onEnd: () => void): void {
  let isReadOnly = false;
  const runExclusive = pglite._runExclusiveTransaction.bind(pglite);
  pglite._runExclusiveTransaction = (work) =>
    runExclusive(async () => {
      // PGlite answers within one turn of the event loop, and whoever waits for it would begin in the same one.
      await setImmediate();
      const shouldBe = isRefusing();
      if (shouldBe !== isReadOnly) {
        const mode = shouldBe ? "on" : "off";
        await pglite.execProtocol(protocol.serialize.query(`set default_transaction_read_only = ${mode}`));
        isReadOnly = shouldBe;
      }
      try {
        return await work();
      } finally {
        onEnd();
      }
    });
}
