import * as v from "valibot";
import { parisDay } from "#app/calendar/paris-day.ts";
import { morningAt } from "#app/morning/morning.ts";
import { queueMornings } from "#app/morning/queue-mornings.server.ts";
import { queueMonthlyReports } from "#app/reports/monthly/queue-monthly.server.ts";
import { reportMonthAt } from "#app/reports/monthly/report-month.ts";
import { deliverDue } from "#app/sourcing/night/deliver-due.server.ts";
import { holdList, isHeld, releaseList } from "#app/sourcing/night/hold-list.server.ts";
import { hourAt } from "#app/sourcing/night/hours.ts";
import { runNight } from "#app/sourcing/night/run-night.server.ts";
import { OperatorError } from "#db/operator-error.ts";
import { findTeam, onLockedTeam } from "./find-team.server.ts";
import { told } from "./night-facts.server.ts";
import { client, moment, noteFor, operation } from "./operation.server.ts";

/** Nights, lists and mornings. docs/decisions/0039-night.md. */
export const nightOperations = {
  /**
   * Delivers what nights staged and gives the mails of the morning and the reports of a month to the outbox, as the schedules do
   * at that moment. `day` is null when none of it is due.
   */
  "morning.run": operation(v.object({ at: moment }), async (services, { at }, session) => {
    const { db, log } = services;
    const now = Date.parse(at);
    const reportDay = reportMonthAt(now) ? parisDay(now) : null;
    const day = morningAt(now)?.day ?? (hourAt(now)?.isDelivery ? hourAt(now)?.day : undefined) ?? reportDay;
    await noteFor(services.db.asOwner, session, { action: "morning.run", clientId: null, details: { at } });
    const delivered = await deliverDue({ db, log }, now);
    const mails = await queueMornings({ db }, now);
    return { day, delivered, mails: mails + (await queueMonthlyReports({ db }, now)) };
  }),
  /** Does the whole night of a client now, as if it were that moment, and delivers what it brought if wished. */
  "night.run": operation(
    v.object({ client, at: moment, isDelivered: v.boolean() }),
    async (services, { client: address, at, isDelivered }, session) => {
      const { db, log, sources } = services;
      const { client, team } = await findTeam({ db }, address);
      const details = { at, isDelivered };
      await noteFor(services.db.asOwner, session, { action: "night.asked", clientId: client.id, details });
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
  "list.hold": operation(v.object({ client }), (services, { client: address }, session) =>
    onLockedTeam(services, address, async (db, { client, team }) => {
      if (!(await isHeld(db.asOwner, team.id)))
        await noteFor(db.asOwner, session, { action: "list.held", clientId: client.id });
      const since = await holdList({ db }, team.id, session.by);
      return { email: client.email, heldSince: since.toISOString() };
    }),
  ),
  "list.release": operation(v.object({ client }), (services, { client: address }, session) =>
    onLockedTeam(services, address, async (db, { client, team }) => {
      if (await isHeld(db.asOwner, team.id))
        await noteFor(db.asOwner, session, { action: "list.released", clientId: client.id });
      return { email: client.email, wasHeld: await releaseList({ db }, team.id) };
    }),
  ),
};
