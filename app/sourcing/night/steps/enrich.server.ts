import type { Queries } from "#db/open-database.server.ts";
import { collectDue } from "../../enrichment/collect-due.server.ts";
import { nextOutcomes, takeOutcomes, withdrawWaiting } from "../../enrichment/enrichment-outcomes.server.ts";
import type { EnrichedContact } from "../../enrichment/judge-found.ts";
import { requestEnrichment } from "../../enrichment/request-enrichment.server.ts";
import { type Submitted, submitDue } from "../../enrichment/submit-due.server.ts";
import { type Candidate, setCandidates, waitingCandidates } from "../candidates/candidate-rows.server.ts";
import { nameOf } from "../candidates/person.server.ts";
import { line } from "../candidates/prospect-of.server.ts";
import { hourAt, lastCallOf } from "../hours.ts";
import { type Night, writeNight } from "../lease.server.ts";
import { nightLimits } from "../night-limits.ts";
import { dueOn, unitsOn } from "../quota/due.server.ts";
import type { NightServices } from "./services.ts";

/**
 * Has those who were chosen looked up, and waits for what a provider has not ready. Without a provider, without units or
 * credits nothing is looked for, and the fields stay empty. Whoever a provider leaves without an answer stays for the next
 * night, and is delivered as they are in that one. interpretation.md D137.
 */
export async function enrich(services: NightServices, night: Night): Promise<Night> {
  const { db, enricher } = services;
  const { teamId, day } = night;
  // In the night's own transaction: who was overtaken asks for nobody a second time.
  const asked = await writeNight(db, night, async (tx) => {
    // Whoever has cancelled meanwhile pays for nobody.
    if ((await dueOn(tx, teamId, day)) === 0) return { state: "left", leaseUntil: null };
    const chosen = await waitingCandidates(tx, teamId, ["enriching"], { isLocked: true });
    await requestEnrichment(tx, enricher, teamId, chosen.map(contactOf));
    return {};
  });
  if (asked.state !== "enriching") return asked;
  const bound = await unitsOn(db.asOwner, teamId, day);
  const submitted = await submitDue(services, { teamId, day, bound });
  const collected = await collectDue(services, teamId);
  const { stopped } = collected.stopped ? collected : submitted;

  return writeNight(db, asked, async (tx, stored) => {
    const { enriched, without } = await takeOutcomes(tx, teamId);
    for (const { id, ...reach } of enriched)
      await setCandidates(tx, teamId, [id], { state: "enriched", contact: { ...reach, on: day } });
    await setCandidates(tx, teamId, without, { state: "enriched" });
    const given = isFinal(stopped) ? await withdrawWaiting(tx, teamId) : [];
    await setCandidates(tx, teamId, given, { state: "enriched" });

    const dueAt = await nextLook(tx, services, night, stopped);
    const missing = dueAt ? [] : await letGo(tx, stored, enricher === null);
    const isWhole = given.length + missing.length === 0;
    const told = {
      enriched: stored.enriched + enriched.filter(isReachable).length,
      enrichmentError: errorOf(stopped, stored.enrichmentError, { isWhole, isOver: dueAt === null }),
    };
    return dueAt ? { ...told, dueAt, leaseUntil: null } : { ...told, state: "scoring" };
  });
}

type Stopped = Submitted["stopped"];

/** What stands until somebody does something: whoever it keeps from being looked up goes on without an address. */
const final = ["off", "no_units", "key_refused", "credits_exhausted"];

const isFinal = (stopped: Stopped) => stopped !== null && final.includes(stopped.because);

/**
 * Why less is known than could be, as it stands now: a passing reason is over once all is known; for a final one people went on
 * without an address in this night.
 */
function errorOf(
  stopped: Stopped,
  stored: string | null,
  { isWhole, isOver }: { isWhole: boolean; isOver: boolean },
): string | null {
  const lasting = stored !== null && final.includes(stored.toLowerCase()) ? stored : null;
  if (stopped?.because === "off" || (isWhole && isOver)) return lasting;
  return stopped?.because.toUpperCase() ?? lasting ?? (isOver ? "NOT_READY" : null);
}

/** When more may be known in this night; `null` when nothing is waited for. */
async function nextLook(
  tx: Queries,
  { clock, enricher }: NightServices,
  { teamId }: Night,
  stopped: Stopped,
): Promise<Date | null> {
  const hour = hourAt(clock());
  if (hour?.isLastCall !== false || enricher === null || stopped?.because === "key_refused") return null;
  const { submitted, others } = await nextOutcomes(tx, teamId, enricher.name);
  const pause = stopped && "until" in stopped && !isFinal(stopped) ? stopped.until.getTime() : 0;
  const looks = [
    ...(submitted ? [Math.max(submitted.getTime(), stopped?.because === "busy" ? pause : 0)] : []),
    ...(others && !isFinal(stopped) ? [Math.max(others.getTime(), pause)] : []),
  ];
  const now = Date.now();
  const { least, most } = nightLimits.wait;
  // What is put off to the next night is not waited for.
  const next = Math.min(...looks);
  if (next > now + most * 1_000) return null;
  const toLastCall = lastCallOf(hour.day) - clock();
  return new Date(Math.min(Math.max(next, now + least * 500), now + toLastCall));
}

/**
 * Lets those go on without an address of whom nothing will be known, or who waited for a night already. Returns all who were
 * left without an answer.
 */
async function letGo(tx: Queries, { teamId, day }: Night, isOff: boolean): Promise<Candidate[]> {
  const left = await waitingCandidates(tx, teamId, ["enriching"]);
  const late = left
    .filter(({ chosenOn }) => isOff || (chosenOn !== null && chosenOn < day))
    .map(({ id }) => id);
  if (late.length === 0) return left;
  const withdrawn = new Set(await withdrawWaiting(tx, teamId));
  // The others of those whom nobody has are chosen anew.
  const others = left.filter(({ id }) => withdrawn.has(id) && !late.includes(id)).map(({ id }) => id);
  await setCandidates(tx, teamId, others, { state: "found", chosenOn: null });
  await setCandidates(tx, teamId, late, { state: "enriched" });
  return left;
}

const isReachable = ({ email, phone }: EnrichedContact) => email.value !== null || phone.value !== null;

function contactOf({ id, company, director }: Candidate) {
  const { first, last } = nameOf(director);
  return {
    ...{ id, firstName: line(first), lastName: line(last) },
    ...{ company: line(company.name), siren: company.siren, website: null },
  };
}
