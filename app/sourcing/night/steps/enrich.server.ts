import { and, eq, gte, lte, ne, sum } from "drizzle-orm";
import { monthOf } from "#app/calendar/working-days.ts";
import type { Queries } from "#db/open-database.server.ts";
import { nights } from "#db/schema.ts";
import { collectDue } from "../../enrichment/collect-due.server.ts";
import {
  pendingContacts,
  takeOutcomes,
  withdrawContacts,
} from "../../enrichment/enrichment-outcomes.server.ts";
import type { EnrichedContact } from "../../enrichment/judge-found.ts";
import { requestEnrichment } from "../../enrichment/request-enrichment.server.ts";
import { unitsUsed } from "../../enrichment/store/units.server.ts";
import { type Submitted, submitDue } from "../../enrichment/submit-due.server.ts";
import {
  type Candidate,
  setCandidates,
  waitingCandidates,
  withoutObjected,
} from "../candidates/candidate-rows.server.ts";
import { nameOf } from "../candidates/person.server.ts";
import { hourAt } from "../hours.ts";
import { type Night, writeNight } from "../lease.server.ts";
import { nightLimits } from "../night-limits.ts";
import { contactsOn } from "../quota/due.server.ts";
import type { NightServices } from "./services.ts";

/**
 * Has those who were chosen looked up, and waits for what a provider has not ready. Without a provider, without units or
 * credits nothing is looked for, and the fields stay empty. Whoever a provider leaves without an answer stays for the next
 * night, and is delivered as they are in that one. interpretation.md D137.
 */
export async function enrich(services: NightServices, night: Night): Promise<Night> {
  const { db } = services;
  const { teamId, day } = night;
  const chosen = await db.asOwner.transaction(async (tx) =>
    withoutObjected(tx, teamId, await waitingCandidates(tx, teamId, ["enriching"])),
  );
  await requestEnrichment(services, teamId, chosen.map(contactOf));
  const monthlyUnits = await contactsOn(db.asOwner, teamId, day);
  const submitted = await submitDue(services, { teamId, monthlyUnits });
  const collected = await collectDue(services, teamId);
  const { stopped } = collected.stopped ? collected : submitted;

  return writeNight(db, night, async (tx, stored) => {
    const { enriched, without } = await takeOutcomes(tx, teamId);
    for (const { id, email, phone, website } of enriched) {
      const contact = { email, phone, website, source: services.enricher?.name ?? "dropcontact", on: day };
      await setCandidates(tx, teamId, [id], { state: "enriched", contact });
    }
    await setCandidates(tx, teamId, without, { state: "enriched" });
    if (isFinal(stopped))
      await setCandidates(tx, teamId, await withdrawContacts(tx, teamId), { state: "enriched" });

    const counts = {
      enriched: stored.enriched + enriched.filter(isReachable).length,
      spent: await spentOf(tx, stored),
      error: stopped && stopped.because !== "off" ? stopped.because.toUpperCase() : stored.error,
    };
    const dueAt = await nextLook(tx, services, teamId, stopped);
    if (dueAt) return { ...counts, dueAt, leaseUntil: null };
    await letGo(tx, stored, services.enricher === null);
    return { ...counts, state: "scoring" };
  });
}

/** What stands until somebody does something: nothing is waited for. */
function isFinal(stopped: Submitted["stopped"]): boolean {
  return (
    stopped !== null && ["off", "no_units", "key_refused", "credits_exhausted"].includes(stopped.because)
  );
}

/** When more may be known in this night; `null` when nothing is waited for. */
async function nextLook(
  tx: Queries,
  { clock }: NightServices,
  teamId: string,
  stopped: Submitted["stopped"],
): Promise<Date | null> {
  if (hourAt(clock())?.isLastCall !== false || isFinal(stopped)) return null;
  const due = (await pendingContacts(tx, teamId)).map(({ dueAt }) => dueAt.getTime());
  if (due.length === 0) return null;
  const now = Date.now();
  // What is put off to the next night is not waited for.
  const next = Math.min(...due);
  if (next > now + nightLimits.wait.most * 1_000) return null;
  return new Date(Math.max(next, now + nightLimits.wait.least * 500));
}

/** Lets those go on without an address of whom nothing will be known, or who waited for a night already. */
async function letGo(tx: Queries, { teamId, day }: Night, isOff: boolean): Promise<void> {
  const left = await waitingCandidates(tx, teamId, ["enriching"]);
  const late = left
    .filter(({ chosenOn }) => isOff || (chosenOn !== null && chosenOn < day))
    .map(({ id }) => id);
  if (late.length === 0) return;
  const withdrawn = new Set(await withdrawContacts(tx, teamId));
  // The others of those whom nobody has are chosen anew.
  const others = left.filter(({ id }) => withdrawn.has(id) && !late.includes(id)).map(({ id }) => id);
  await setCandidates(tx, teamId, others, { state: "found", chosenOn: null });
  await setCandidates(tx, teamId, late, { state: "enriched" });
}

/** The units of the month that no other night has counted. */
async function spentOf(tx: Queries, { teamId, day }: Night): Promise<number> {
  const { first, last } = monthOf(day);
  const [others] = await tx
    .select({ spent: sum(nights.spent).mapWith(Number) })
    .from(nights)
    .where(
      and(eq(nights.teamId, teamId), gte(nights.day, first), lte(nights.day, last), ne(nights.day, day)),
    );
  return Math.max(0, (await unitsUsed(tx, teamId, first)) - (others?.spent ?? 0));
}

const isReachable = ({ email, phone }: EnrichedContact) => email.value !== null || phone.value !== null;

function contactOf({ id, company, director }: Candidate) {
  const { first, last } = nameOf(director);
  const line = (text: string) => text.slice(0, 200);
  return {
    ...{ id, firstName: line(first), lastName: line(last) },
    ...{ company: line(company.name), siren: company.siren, website: null },
  };
}
