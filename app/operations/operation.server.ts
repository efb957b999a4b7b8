import * as v from "valibot";
import type { AuditEntry } from "#app/operators/audit/record-audit.server.ts";
import { commandActor, recordAudit } from "#app/operators/audit/record-audit.server.ts";
import type { ImportSession } from "#app/prospects/import/store/import-session.server.ts";
import type { NightServices } from "#app/sourcing/night/steps/services.ts";
import type { Queries } from "#db/open-database.server.ts";

/** `sources` opens what a night asks, when a command needs it. */
export type OperationServices = Pick<NightServices, "db" | "log"> & {
  sources: () => Pick<NightServices, "register" | "enricher">;
};

/** One who asks: the name of the system's user, and the import that is under way. */
export type Session = { by: string; import: ImportSession | null };

/** Something that operators may ask of the product: what it takes, and what it answers. */
export type Operation<Input, Result> = {
  schema: v.GenericSchema<Input>;
  run: (services: OperationServices, input: Input, session: Session) => Promise<Result>;
};

/** Declares an operation. It throws an `OperatorError` for what cannot be done. */
export function operation<Input, Result>(
  schema: v.GenericSchema<Input>,
  run: Operation<Input, Result>["run"],
): Operation<Input, Result> {
  return { schema, run };
}

/**
 * Tells the audit log what the one who asks is about to read or change: within the transaction that changes it, where that is one
 * of the operation. docs/decisions/0053-operators-desk.md.
 */
export function noteFor(queries: Queries, { by }: Session, entry: AuditEntry): Promise<void> {
  return recordAudit(queries, commandActor(by), entry);
}

/** A name of a person, file or user; a moment with its offset; the address that names a customer; an id. */
export const name = v.pipe(v.string(), v.minLength(1), v.maxLength(300));
export const moment = v.pipe(v.string(), v.isoTimestamp());
export const client = v.pipe(v.string(), v.maxLength(1_000));
export const uuid = v.pipe(v.string(), v.uuid());
