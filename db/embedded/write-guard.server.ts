import { setImmediate } from "node:timers/promises";
import { type PGlite, protocol } from "@electric-sql/pglite";

/**
 * Makes every transaction of `pglite` that begins while `shouldRefuse()` is true read-only; PostgreSQL then refuses
 * each write with SQLSTATE 25006. A transaction with `accessMode: "read write"` may still write, and must be small,
 * such as signing out. Calls `onEnd` after each transaction. Each transaction, and each query outside of one, begins in
 * its own turn of the event loop. Returns how many run, which is one at most, and how many wait for it.
 */
export function guardWrites(
  pglite: PGlite,
  shouldRefuse: () => boolean,
  onEnd: () => void,
): () => { running: number; waiting: number } {
  let isReadOnly = false;
  let running = 0;
  let all = 0;
  const runExclusive = pglite._runExclusiveTransaction.bind(pglite);
  pglite._runExclusiveTransaction = (work) => {
    all++;
    return runExclusive(async () => {
      running++;
      try {
        // PGlite answers within one turn of the event loop, and the next transaction would begin in the same turn.
        await setImmediate();
        const refuse = shouldRefuse();
        if (refuse !== isReadOnly) {
          const mode = refuse ? "on" : "off";
          await pglite.execProtocol(protocol.serialize.query(`set default_transaction_read_only = ${mode}`));
          isReadOnly = refuse;
        }
        try {
          return await work();
        } finally {
          onEnd();
        }
      } finally {
        running--;
      }
    }).finally(() => all--);
  };
  return () => ({ running, waiting: all - running });
}
