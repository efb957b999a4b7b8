import { desc, eq } from "drizzle-orm";
import * as v from "valibot";
import { morningAt } from "#app/morning/morning.ts";
import { queueMornings } from "#app/morning/queue-mornings.server.ts";
import { teamOffers } from "#app/offers/team-offers.ts";
import { commandActor } from "#app/operators/audit/record-audit.server.ts";
import { resetPasskeys } from "#app/operators/passkeys/passkeys.server.ts";
import { beginImport, type ImportSession } from "#app/prospects/import/store/import-session.server.ts";
import { listImports, undoImport } from "#app/prospects/import/store/undo-import.server.ts";
import { NewProspect } from "#app/prospects/new-prospect.ts";
import { prospectLimits } from "#app/prospects/prospect-limits.ts";
import { idleProspects, removeIdleProspects } from "#app/prospects/store/idle-prospects.server.ts";
import { expiredTeams, removeExpiredProspects } from "#app/prospects/store/retention.server.ts";
import { stopOf } from "#app/sourcing/enrichment/store/stops.server.ts";
import { unitsUsed } from "#app/sourcing/enrichment/store/units.server.ts";
import { deliverDue } from "#app/sourcing/night/deliver-due.server.ts";
import { holdList, isHeld, releaseList } from "#app/sourcing/night/hold-list.server.ts";
import { hourAt } from "#app/sourcing/night/hours.ts";
import type { Night } from "#app/sourcing/night/lease.server.ts";
import { runNight } from "#app/sourcing/night/run-night.server.ts";
import type { NightServices } from "#app/sourcing/night/steps/services.ts";
import { personFile } from "#app/sourcing/objections/person-file.server.ts";
import { addressIn, formsOf, isShared } from "#app/sourcing/objections/person-forms.server.ts";
import { recordObjection } from "#app/sourcing/objections/record-objection.server.ts";
import {
  cancelSubscription,
  deletedAt,
  type Subscription,
  setOffer,
  subscriptionOf,
} from "#app/team/subscription.server.ts";
import type { Database, Queries } from "#db/open-database.server.ts";
import { OperatorError } from "#db/operator-error.ts";
import { nights } from "#db/schema.ts";
import { findTeam } from "./find-team.server.ts";
import { largestBatch } from "./socket-protocol.ts";

const name = v.pipe(v.string(), v.minLength(1), v.maxLength(300));
const moment = v.pipe(v.string(), v.isoTimestamp());
const client = v.pipe(v.string(), v.maxLength(1_000));
const uuid = v.pipe(v.string(), v.uuid());

const words = v.pipe(
  v.string(),
  v.maxLength(1_000),
  v.check((text) => text.isWellFormed() && !/\p{Cc}/u.test(text)),
);
const Person = v.object({
  email: v.nullable(words),
  contact: words,
  siren: v.nullable(v.pipe(v.string(), v.regex(/^\d{9}$/))),
});

/**
 * What operators may ask of the product, by name: what it takes, and what it answers. They throw an `OperatorError` for what cannot
 * be done. `session` has the import that the asker has under way.
 */
const operations = {
  /** Begins an import; with `isDry` one that stores nothing. */
  "prospects.begin": operation(
    v.object({
      client,
      fileName: name,
      fileHash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
      by: name,
      isDry: v.boolean(),
    }),
    async ({ db }, { client: address, isDry, ...file }, session) => {
      await session.import?.abandon();
      session.import = null;
      const { client, team } = await findTeam({ db }, address);
      // What is imported now would be deleted with the rest of the list.
      if ((await subscriptionOf(db.asOwner, team.id))?.cancelledAt)
        throw new OperatorError(`${client.email} has cancelled. Enter an offer first: client set.`);
      const begun = await beginImport({ db }, team.id, file, { isDry });
      if (begun.kind === "busy")
        throw new OperatorError(
          `Another import for ${client.email} is running. Wait for it, or for a minute after it was killed.`,
        );
      session.import = begun.session;
      const { earlier } = begun;
      return { email: client.email, earlier: earlier && { id: earlier.id, at: earlier.at.toISOString() } };
    },
  ),
  /** Adds prospects to it; returns the positions of those that are known, and of those who objected. */
  "prospects.add": operation(
    v.object({ prospects: v.pipe(v.array(NewProspect), v.minLength(1), v.maxLength(largestBatch)) }),
    async (_, { prospects }, session) => {
      const added = await underWay(session).add(prospects);
      if (added.kind === "full")
        throw new OperatorError(
          `The list would have more than ${prospectLimits.prospects} prospects. Nothing is stored.`,
        );
      if (added.kind === "lost") throw lost();
      return { known: added.known, objected: added.objected };
    },
  ),
  /** Shows all that was added. */
  "prospects.finish": operation(
    v.object({ refused: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
    async (_, { refused }, session) => {
      const finished = await underWay(session).finish(refused);
      session.import = null;
      if (finished.kind === "lost") throw lost();
      const { id, added, known, withdrawn } = finished;
      return { id, added, known, withdrawn };
    },
  ),
  "imports.list": operation(v.object({ client }), async ({ db }, { client: address }) => {
    const { client, team } = await findTeam({ db }, address);
    return { email: client.email, imports: await listImports({ db }, team.id) };
  }),
  "imports.undo": operation(v.object({ id: v.string(), by: name }), async ({ db }, { id, by }) => {
    const undone = v.is(v.pipe(v.string(), v.uuid()), id) ? await undoImport({ db }, id, by) : null;
    if (undone === null || undone.kind === "missing")
      throw new OperatorError(`There is no import ${id.slice(0, 100)}.`);
    if (undone.kind === "undone-before") throw new OperatorError(`The import ${id} was undone before.`);
    return { removed: undone.removed, kept: undone.kept };
  }),
  "client.show": operation(v.object({ client }), async ({ db, sources }, { client: address }) => {
    const { client, team } = await findTeam({ db }, address);
    const imported = await listImports({ db }, team.id);
    return {
      ...{ email: client.email, id: client.id, since: client.createdAt.toISOString() },
      ...{ team: team.id, prospects: team.prospectCount, imports: imported.length },
      subscription: shown(await subscriptionOf(db.asOwner, team.id)),
      nights: await newestNights(db, team.id),
      isHeld: await isHeld(db.asOwner, team.id),
      enrichment: await enrichmentNow(db, sources().enricher),
    };
  }),
  "client.set": operation(
    v.object({
      client,
      offer: v.picklist(teamOffers),
      until: v.nullable(v.pipe(v.string(), v.isoDate())),
      by: name,
    }),
    async ({ db }, { client: address, ...values }) => {
      const { client, team } = await findTeam({ db }, address);
      return { email: client.email, subscription: shown(await setOffer({ db }, team.id, values)) };
    },
  ),
  "client.cancel": operation(v.object({ client, by: name }), async ({ db }, { client: address, by }) => {
    const { client, team } = await findTeam({ db }, address);
    return { email: client.email, subscription: shown(await cancelSubscription({ db }, team.id, by)) };
  }),
  /** What the product holds about a person: a page of it, from `cursor` on. */
  "person.show": operation(
    v.object({
      person: Person,
      cursor: v.nullable(v.object({ teamId: uuid, id: uuid, isWaiting: v.boolean() })),
    }),
    async ({ db }, { person, cursor }) => personFile({ db }, recognised(person), cursor),
  ),
  /** Takes a person out of every list for ever. */
  "person.object": operation(v.object({ person: Person, by: name }), async ({ db }, { person, by }) => {
    const known = recognised(person);
    const isAddressShared = known.email !== null && isShared(known.email);
    return { ...(await recordObjection({ db }, known, by)), isAddressShared };
  }),
  /**
   * Delivers what nights staged and gives the mails of the morning at a moment to the outbox, as the schedules do then. `day`
   * is null when neither is due.
   */
  "morning.run": operation(v.object({ at: moment }), async ({ db, log }, { at }) => {
    const now = Date.parse(at);
    const day = morningAt(now)?.day ?? (hourAt(now)?.isDelivery ? hourAt(now)?.day : undefined) ?? null;
    return { day, delivered: await deliverDue({ db, log }, now), mails: await queueMornings({ db }, now) };
  }),
  /** Does the whole night of a client now, as if it were that moment, and delivers what it brought if wished. */
  "night.run": operation(
    v.object({ client, at: moment, isDelivered: v.boolean() }),
    async ({ db, log, sources }, { client: address, at, isDelivered }) => {
      const { client, team } = await findTeam({ db }, address);
      const ran = await runNight({ db, log, ...sources() }, team.id, { at: Date.parse(at), isDelivered });
      if (ran.kind === "rests")
        throw new OperatorError(
          "There is no night at that moment: they are from 1:00 to 18:00 in Paris, on working days. Say another one with --at.",
        );
      if (ran.kind === "busy")
        throw new OperatorError(
          `The night of ${client.email} is being worked on now. Try again in some minutes.`,
        );
      return {
        email: client.email,
        ...(await told(db.asOwner, ran.night)),
        isHeld: ran.isHeld,
        delivery: ran.delivery,
      };
    },
  ),
  "list.hold": operation(v.object({ client, by: name }), async ({ db }, { client: address, by }) => {
    const { client, team } = await findTeam({ db }, address);
    return { email: client.email, heldSince: (await holdList({ db }, team.id, by)).toISOString() };
  }),
  /** Removes the passkeys of an operator who has lost them. */
  "passkeys.reset": operation(v.object({ client, by: name }), async ({ db }, { client: address, by }) => {
    const { client } = await findTeam({ db }, address);
    return { email: client.email, removed: await resetPasskeys({ db }, client.id, commandActor(by)) };
  }),
  "list.release": operation(v.object({ client }), async ({ db }, { client: address }) => {
    const { client, team } = await findTeam({ db }, address);
    return { email: client.email, wasHeld: await releaseList({ db }, team.id) };
  }),
  /** Deletes the prospect data whose period is over at a moment, or says what would go. */
  "retention.run": operation(
    v.object({ at: moment, isApplied: v.boolean() }),
    async ({ db }, { at, isApplied }) => {
      const now = Date.parse(at);
      const expired = isApplied ? await removeExpiredProspects({ db }, now) : await expiredTeams({ db }, now);
      const idle = isApplied ? await removeIdleProspects({ db }, now) : await idleProspects({ db }, now);
      const gone = new Set(expired.map(({ teamId }) => teamId));
      return {
        teams: expired.map((team) => ({ ...team, cancelledAt: team.cancelledAt.toISOString() })),
        idle: idle.filter(({ teamId }) => !gone.has(teamId)),
      };
    },
  ),
};

type Operations = typeof operations;
export type OperationName = keyof Operations;
export type OperationInput<Name extends OperationName> =
  Operations[Name] extends Operation<infer Input, unknown> ? Input : never;
export type OperationResult<Name extends OperationName> = Awaited<ReturnType<Operations[Name]["run"]>>;

/** Asks the product to do something. Rejects with an `OperatorError` when it cannot be done. */
export type Ask = <Name extends OperationName>(
  name: Name,
  input: OperationInput<Name>,
) => Promise<OperationResult<Name>>;

/**
 * Does what one operator asks, one thing after another. `close` gives up the import that is under way; with `isHasty` housekeeping
 * removes what it added.
 */
export function openOperations(services: OperationServices): {
  ask: Ask;
  close: (options?: { isHasty: boolean }) => Promise<void>;
} {
  const session: Session = { import: null };
  return {
    ask: (async (name: OperationName, input: unknown) => {
      const { schema, run } = operations[name] as unknown as Operation<unknown, unknown>;
      return run(services, v.parse(schema, input), session);
    }) as Ask,
    async close(options) {
      await session.import?.abandon(options);
      session.import = null;
    },
  };
}

/** True for the name of an operation. */
export const isOperation = (name: string): name is OperationName => Object.hasOwn(operations, name);

/** `sources` opens what a night asks, when a command needs it. */
export type OperationServices = Pick<NightServices, "db" | "log"> & {
  sources: () => Pick<NightServices, "register" | "enricher">;
};

type Session = { import: ImportSession | null };

type Operation<Input, Result> = {
  schema: v.GenericSchema<Input>;
  run: (services: OperationServices, input: Input, session: Session) => Promise<Result>;
};

function operation<Input, Result>(
  schema: v.GenericSchema<Input>,
  run: Operation<Input, Result>["run"],
): Operation<Input, Result> {
  return { schema, run };
}

function underWay({ import: current }: Session): ImportSession {
  if (!current) throw new OperatorError("No import is under way.");
  return current;
}

/** The person with the address as all that follows compares it. Throws for who cannot be told from others: no address, or a name without letters. */
function recognised(given: v.InferOutput<typeof Person>) {
  const person = { ...given, email: given.email === null ? null : addressIn(given.email) };
  if (formsOf(person).length === 0)
    throw new OperatorError("That is neither an e-mail address nor a name with a SIREN.");
  return person;
}

const lost = () =>
  new OperatorError(
    "The import was given up, because nothing came for a minute. Nothing is stored. Try again.",
  );

/** What the team's newest nights did, a week of them, the newest first. */
async function newestNights({ asOwner }: Database, teamId: string) {
  const newest = await asOwner
    .select()
    .from(nights)
    .where(eq(nights.teamId, teamId))
    .orderBy(desc(nights.day))
    .limit(7);
  const lines = [];
  for (const night of newest) lines.push(await told(asOwner, night));
  return lines;
}

/** Whether addresses are looked for now; `null` without a provider. */
async function enrichmentNow(db: Database, enricher: NightServices["enricher"]) {
  if (!enricher) return null;
  const stop = await stopOf({ db }, enricher);
  return { provider: enricher.name, stopped: stop && { ...stop, until: stop.until.toISOString() } };
}

/** What a night did, as facts; `spent` are the paid units. */
async function told(queries: Queries, night: Night) {
  const { teamId, day, state, quota, requests, pages, seen, found, dropped, enriched, delivered } = night;
  const { error, enrichmentError, failures } = night;
  const spent = await unitsUsed(queries, teamId, day);
  return {
    ...{ day, state, quota, requests, pages, seen, found, dropped, enriched, delivered, spent },
    ...{ error, enrichmentError, failures },
  };
}

function shown(subscription: Subscription | null) {
  if (!subscription) return null;
  const { offer, until, cancelledAt, changedAt, changedBy } = subscription;
  return {
    ...{ offer, until, changedAt: changedAt.toISOString(), changedBy },
    cancelledAt: cancelledAt?.toISOString() ?? null,
    prospectsDeletedAt: cancelledAt && deletedAt(cancelledAt).toISOString(),
  };
}
