import { type SQL, sql } from "drizzle-orm";
import type { Committing } from "#db/database.server.ts";
import type { Database, Queries } from "#db/open-database.server.ts";
import { tallies } from "#metrics/tallies.ts";
import { guaranteedShare, type StoragePart, type StorageUse, storageQuota } from "./storage-quota.ts";

/** The quota that a write would exceed: the mailbox's own of this part, or that of all clients together. */
export type NoRoom = { kind: "no-room"; quota: StoragePart | "total" };

/** Ends a transaction that stored more than there is room for; `storeWithinQuota` returns its result. */
class QuotaExceeded extends Error {
  readonly result: NoRoom;

  constructor(quota: NoRoom["quota"]) {
    super(`The storage quota is exceeded: ${quota}.`);
    this.result = { kind: "no-room", quota };
    tallies.limitsHit.add(`storage_${quota}`);
  }
}

/** What the accounts of the client's mailbox store. */
export async function storageUseOf({ db }: { db: Database }, clientId: string): Promise<StorageUse> {
  return db.asClient(clientId, readStorage);
}

/** What the accounts of the mailbox of this transaction's client store. */
export async function readStorage(tx: Queries): Promise<StorageUse> {
  return readUse(tx, sql`storage_of_mailbox(false)`);
}

/** As `db.asClient`; what `work` stored is undone, and the result says so, if it ends in `requireRoom` refusing. */
export async function storeWithinQuota<T>(
  { db }: { db: Database },
  clientId: string,
  work: (tx: Queries) => Promise<T | Committing<T>>,
): Promise<T | NoRoom> {
  try {
    return await db.asClient(clientId, work);
  } catch (error) {
    if (error instanceof QuotaExceeded) return error.result;
    throw error;
  }
}

/** As `storeWithinQuota`, in a transaction of the client that goes on: what a refusal undoes is `work` alone. */
export async function storePartWithinQuota<T>(
  tx: Queries,
  work: (part: Queries) => Promise<T>,
): Promise<T | NoRoom> {
  try {
    return await tx.transaction(work);
  } catch (error) {
    if (error instanceof QuotaExceeded) return error.result;
    throw error;
  }
}

/**
 * Call it in `storeWithinQuota` after the transaction has stored something: it must then fit into the quota, or the
 * database itself ends the transaction, so that the commit need not wait for the answer. What is
 * counted is what the database stores, so nothing is estimated. Serialises the transactions of the mailbox from here on.
 */
export async function requireRoom(tx: Queries, part: StoragePart): Promise<StorageUse> {
  try {
    return await readUse(
      tx,
      sql`require_room(${part}, ${storageQuota[part]}::bigint, ${guaranteedShare}::bigint)`,
    );
  } catch (error) {
    const { code, message } = ((error as Error).cause ?? {}) as { code?: string; message?: string };
    if (code === quotaExceeded) throw new QuotaExceeded(message === part ? part : "total");
    throw error;
  }
}

/** The SQLSTATE of `require_room` (db/migrations/0042_require_room.sql), whose message is the quota. */
const quotaExceeded = "MQ001";

async function readUse(tx: Queries, source: SQL): Promise<StorageUse> {
  const { rows } = (await tx.execute(sql`select work, conversation from ${source}`)) as unknown as {
    rows: { work: string; conversation: string }[];
  };
  const [row] = rows;
  if (!row) throw new Error("The database did not return the storage of a client.");
  return { work: Number(row.work), conversation: Number(row.conversation) };
}
