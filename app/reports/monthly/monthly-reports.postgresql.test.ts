import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { switchMail, unsubscribeUrl } from "#app/accounts/mail-switches.server.ts";
import { startMornings } from "#app/morning/morning-schedule.server.ts";
import { applyEvent } from "#app/prospects/store/apply-event.server.ts";
import type { Services } from "#app/services.server.ts";
import { cancelSubscription, setOffer } from "#app/team/subscription.server.ts";
import { outbox } from "#db/schema.ts";
import { fakeClock } from "#test/clock.ts";
import { mornings, openMailer } from "#test/morning/mornings.ts";
import { deliver, newProspects, teamIdOf } from "#test/prospects/stored-prospects.ts";
import { mailsTo } from "#test/server/sent-mails.ts";
import { until } from "#test/until.ts";
import { monthlyReportKind, queueMonthlyReports } from "./queue-monthly.server.ts";

fakeClock();

const begin = Date.parse("2026-11-02T08:00:00+01:00");

const enter = async (
  services: Services,
  id: string,
  offer: "scale" | "growth" | "trial",
  last: string | null = null,
) => setOffer(services, await teamIdOf(services, id), { offer, until: last, by: "ops" });

const waiting = ({ db }: Services) =>
  db.asOwner.select().from(outbox).where(eq(outbox.kind, monthlyReportKind)).orderBy(outbox.recipient);

test("each member whose offer includes reports gets one a month, whatever rounds and nodes there are", async () => {
  vi.setSystemTime(begin);
  const services = await mornings(["anna", "bruno", "chloe", "dora", "emil", "fred"]);
  for (const id of ["anna", "chloe", "dora"]) await enter(services, id, "scale");
  await enter(services, "bruno", "growth");
  await enter(services, "emil", "trial");
  await enter(services, "fred", "scale", "2026-10-31");
  await switchMail(services, "chloe", "report", false);
  await cancelSubscription(services, await teamIdOf(services, "dora"), "ops");

  expect(await queueMonthlyReports(services, begin - 1)).toBe(0);
  const counts = await Promise.all([1, 2, 3].map(() => queueMonthlyReports(services, begin)));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(1);
  expect(await queueMonthlyReports(services, begin + 3_600_000)).toBe(0);
  expect(await waiting(services)).toMatchObject([
    { recipient: "anna@exemple.fr", payload: { clientId: "anna", month: "2026-10-01" } },
  ]);
  await switchMail(services, "chloe", "report", true);
  expect(await queueMonthlyReports(services, Date.parse("2026-11-09T15:00:00+01:00")), "late").toBe(1);
  expect(await queueMonthlyReports(services, Date.parse("2026-12-01T08:00:00+01:00"))).toBe(2);
});

test("the mail has the numbers of the month and of the one before, and can be switched off by one click", async () => {
  vi.setSystemTime(Date.parse("2026-09-10T09:00:00+02:00"));
  const services = await mornings(["anna"]);
  await enter(services, "anna", "scale");
  await deliver(services, "anna", newProspects(2), "2026-09-10");
  vi.setSystemTime(Date.parse("2026-10-12T09:00:00+02:00"));
  const { ids } = await deliver(services, "anna", newProspects(5).slice(2), "2026-10-12");
  vi.setSystemTime(Date.parse("2026-10-12T11:00:00+02:00"));
  const post = (index: number, body: object) =>
    applyEvent(services, "anna", ids[index] ?? "", { key: randomUUID(), ...body } as never);
  await post(0, { kind: "call", outcome: "meeting" });
  await post(1, { kind: "status", status: "not_relevant", reason: "size" });
  vi.setSystemTime(begin);
  const schedule = startMornings(services);
  await until(async () => (await waiting(services)).length === 1);
  await schedule.close();
  // They are spaced.
  vi.setSystemTime(begin + 10_000);
  const mailer = await openMailer(services);
  mailer.kick();
  // The list of that morning is told in a mail of its own.
  const found = () =>
    mailsTo(services.environment.dataDir, "anna@exemple.fr").find(
      ({ subject }) => subject === "Votre mois d’octobre 2026, en chiffres",
    );
  await until(() => found() !== undefined);
  const mail = found();
  for (const line of [
    "- 3\u00A0prospects livrés (2 en septembre)",
    "- 2\u00A0travaillés (0 en septembre)",
    "- 1\u00A0rendez-vous (0 en septembre)",
    "- 1\u00A0pas pertinent (0 en septembre, surtout\u00A0: taille (1))",
    "Premier contact\u00A0: 2\u00A0h après la livraison",
    `${services.environment.appUrl}/rapports?from=2026-10-01&to=2026-10-31&by=week`,
    unsubscribeUrl(services.environment, "anna", "report"),
  ])
    expect(mail?.text).toContain(line);
});

test("nothing is sent for a month in which nothing happened, nor after the offer or the wish has gone", async () => {
  vi.setSystemTime(Date.parse("2026-10-12T09:00:00+02:00"));
  const services = await mornings(["anna", "bruno", "chloe"]);
  for (const id of ["anna", "bruno", "chloe"]) await enter(services, id, "scale");
  for (const id of ["bruno", "chloe"]) await deliver(services, id, newProspects(1), "2026-10-12");
  vi.setSystemTime(begin);
  expect(await queueMonthlyReports(services, begin)).toBe(3);
  await switchMail(services, "bruno", "report", false);
  await enter(services, "chloe", "growth");
  // They are spaced.
  vi.setSystemTime(begin + 10_000);
  const mailer = await openMailer(services);
  mailer.kick();
  await until(async () => (await waiting(services)).length === 0);
  for (const id of ["anna", "bruno", "chloe"])
    expect(mailsTo(services.environment.dataDir, `${id}@exemple.fr`), id).toEqual([]);
});
