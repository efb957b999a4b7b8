import { sql } from "drizzle-orm";
import type { CarrierSlot } from "./carrier.ts";
import type { Queries } from "./database.server.ts";

type WakeUp = { channel: string; payload: string };

/** Where a connection's wake-ups go: in a transaction they wait until it has committed. */
type Scope = { slot: CarrierSlot; pending: WakeUp[] | null };

const scopes = new WeakMap<object, Scope>();

/**
 * Wakes who listens on `channel`, on every node, once this transaction commits, or at once outside of one. NOTIFY does so
 * without fail and at the price of a lock that all committing notifiers share; a carrier without that lock, but a wake-up
 * that is lost with it comes late (docs/decisions/0060-nats.md).
 */
export async function wake(queries: Queries, channel: string, payload: string): Promise<void> {
  const scope = scopes.get(queries);
  const carrier = scope?.slot.carrier;
  if (!scope || !carrier?.isConnected()) return notify(queries, { channel, payload });
  if (scope.pending) scope.pending.push({ channel, payload });
  else carrier.publish(channel, payload);
}

/** Lets the transactions of `orm` keep their wake-ups for the carrier in `slot` until they have committed. */
export function withWakeUps<Orm extends Queries>(orm: Orm, slot: CarrierSlot): Orm {
  scopes.set(orm, { slot, pending: null });
  const begin = orm.transaction.bind(orm);
  orm.transaction = async (work, config) => {
    const pending: WakeUp[] = [];
    const result = await begin((tx) => work(collecting(tx, { slot, pending })), config);
    for (const wakeUp of pending) {
      const { carrier } = slot;
      if (carrier?.isConnected()) carrier.publish(wakeUp.channel, wakeUp.payload);
      // Its readers would be late, but the transaction has committed.
      else void notify(orm, wakeUp).catch(() => {});
    }
    return result;
  };
  return orm;
}

/** A savepoint's wake-ups leave with those of its transaction, also when it was rolled back: they only make readers look. */
function collecting<Tx extends Queries>(tx: Tx, scope: Scope): Tx {
  scopes.set(tx, scope);
  const begin = tx.transaction.bind(tx);
  tx.transaction = (work, config) => begin((inner) => work(collecting(inner, scope)), config);
  return tx;
}

async function notify(queries: Queries, { channel, payload }: WakeUp) {
  await queries.execute(sql`select pg_notify(${channel}, ${payload})`);
}
