import type { Database, Queries } from "#db/open-database.server.ts";
import {
  type AuditActor,
  type AuditEntry,
  recordAudit,
  recordReading,
} from "../audit/record-audit.server.ts";

/** What a page of the desk may do, for the operator who asks. docs/decisions/0053-operators-desk.md. */
export type Desk = {
  /** The operator's address. */
  operator: string;
  /** The operator, with the address and the id of the request, for `recordAudit` in a transaction of the product's own. */
  who: AuditActor & { actor: string };
  /** Reads, as the operator, what is about no client in particular: counts, the outbox. */
  read<Result>(work: (tx: Queries) => Promise<Result>): Promise<Result>;
  /**
   * Reads about a client, or a list of clients, as the operator, and says so in the audit log, in one transaction: without
   * the row nothing is read. Looking at the same again within ten minutes is told once.
   */
  readAbout<Result>(entry: AuditEntry, work: (tx: Queries) => Promise<Result>): Promise<Result>;
  /** Says in the audit log what is about to be changed. Call it first, and pass the transaction of the change if there is one. */
  audit(entry: AuditEntry, queries?: Queries): Promise<void>;
};

/** The desk of the operator with that address. */
export function openDesk(db: Pick<Database, "asOperator" | "asOwner">, who: AuditActor): Desk {
  const { actor } = who;
  const read: Desk["read"] = (work) => db.asOperator(actor, work);
  return {
    operator: actor,
    who,
    read,
    readAbout: (entry, work) =>
      read(async (tx) => {
        await recordReading(tx, who, entry);
        return work(tx);
      }),
    audit: (entry, queries) =>
      queries ? recordAudit(queries, who, entry) : read((tx) => recordAudit(tx, who, entry)),
  };
}
