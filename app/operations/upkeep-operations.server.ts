import * as v from "valibot";
import { contactsAfter } from "#app/contact/export-requests.server.ts";
import { readAudit } from "#app/operators/audit/read-audit.server.ts";
import { idleProspects } from "#app/prospects/store/idle-prospects.server.ts";
import { expiredTeams } from "#app/prospects/store/retention.server.ts";
import { dueRetention, removeDue } from "#app/retention/retention.server.ts";
import { OperatorError } from "#db/operator-error.ts";
import { dropItem, listOutbox, retryItem } from "#outbox/operate-outbox.server.ts";
import { clientOfItem } from "./find-team.server.ts";
import { moment, noteFor, operation } from "./operation.server.ts";

const cursor = v.nullable(v.pipe(v.string(), v.maxLength(100)));

/** Rows in one answer. */
const page = 200;

const noItem = (id: string) =>
  new OperatorError(`There is no item ${id.slice(0, 100)} in the outbox: it was delivered or dropped.`);

/** The product as a whole: what waits to be delivered, what is to be deleted, and what is exported of both logs. */
export const upkeepOperations = {
  /** A page of what the outbox holds, the oldest first, from the cursor `after` on. */
  "outbox.list": operation(v.object({ after: cursor }), async ({ db }, { after }) => {
    const { items, next } = await listOutbox(db.asOwner, { state: null, kind: null, after, limit: page });
    const dated = items.map(({ createdAt, dueAt, failedAt, ...item }) => ({
      ...item,
      createdAt: createdAt.toISOString(),
      dueAt: dueAt.toISOString(),
      failedAt: failedAt?.toISOString() ?? null,
    }));
    return { items: dated, next };
  }),
  /** Makes an item due at once. `soon` when it is being delivered, or is due within 30 s anyway. */
  "outbox.retry": operation(v.object({ id: v.string() }), async ({ db }, { id }, session) =>
    db.asOwner.transaction(async (tx) => {
      const clientId = await clientOfItem(tx, id);
      const state = await retryItem(tx, id);
      if (state === "missing") throw noItem(id);
      if (state === "replaced")
        throw new OperatorError(`The item ${id} is not needed: a newer one of its kind waits in its place.`);
      if (state === "expired")
        throw new OperatorError(`The item ${id} has expired: whom it was for does not need it any more.`);
      if (state === "retried")
        await noteFor(tx, session, { action: "outbox.retried", clientId, subject: id });
      return { id, state };
    }),
  ),
  /** Gives an item up. */
  "outbox.drop": operation(v.object({ id: v.string() }), async ({ db }, { id }, session) =>
    db.asOwner.transaction(async (tx) => {
      const clientId = await clientOfItem(tx, id);
      const dropped = await dropItem(tx, id);
      if (!dropped) throw noItem(id);
      await noteFor(tx, session, { action: "outbox.dropped", clientId, subject: id, details: dropped });
      return { id, ...dropped };
    }),
  ),
  /** A page of the contact requests that are stored, the oldest first, from the cursor `after` on. */
  "contacts.export": operation(v.object({ after: cursor }), async (services, { after }, session) => {
    if (after === null)
      await noteFor(services.db.asOwner, session, { action: "requests.exported", clientId: null });
    return contactsAfter(services.db.asOwner, after, page);
  }),
  /** A page of the audit log, the newest first, from before the row `before`. */
  "audit.export": operation(
    v.object({ before: v.nullable(v.pipe(v.number(), v.integer())) }),
    async (services, { before }, session) => {
      if (before === null)
        await noteFor(services.db.asOwner, session, { action: "audit.exported", clientId: null });
      const { rows, next } = await readAudit(
        services.db.asOwner,
        {},
        { ...(before === null ? {} : { before }), limit: page },
      );
      return { entries: rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })), next };
    },
  ),
  /** Tells the audit log of a backup, which the same user makes through another socket (docs/decisions/0021-backups.md). */
  "backup.note": operation(v.object({}), async (services, _, session) => {
    await noteFor(services.db.asOwner, session, { action: "database.backed_up", clientId: null });
    return {};
  }),
  /** Deletes what is over at a moment, as housekeeping does, or says what would go: `due` by kind, the prospects by team too. */
  "retention.run": operation(
    v.object({ at: moment, isApplied: v.boolean() }),
    async (services, { at, isApplied }, session) => {
      const { db } = services;
      const now = Date.parse(at);
      const expired = await expiredTeams({ db }, now);
      const idle = await idleProspects({ db }, now);
      // Which numbers would go tells nothing of anybody.
      if (isApplied)
        await noteFor(db.asOwner, session, { action: "retention.run", clientId: null, details: { at } });
      const due = await (isApplied ? removeDue({ db }, now) : dueRetention(db.asOwner, now));
      if (due === null)
        throw new OperatorError("Another process is deleting what is due. Try again in a minute.");
      const gone = new Set(expired.map(({ teamId }) => teamId));
      return {
        due,
        teams: expired.map((team) => ({ ...team, cancelledAt: team.cancelledAt.toISOString() })),
        idle: idle.filter(({ teamId }) => !gone.has(teamId)),
      };
    },
  ),
};
