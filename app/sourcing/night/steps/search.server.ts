import { createHash } from "node:crypto";
import { eq } from "drizzle-orm";
import { KnownProspects } from "#app/prospects/store/new-rows.server.ts";
import type { Criteria } from "#app/targeting/criteria.ts";
import { loadTargeting } from "#app/targeting/store/targeting.server.ts";
import type { Queries } from "#db/open-database.server.ts";
import { searches } from "#db/schema.ts";
import type { Unavailable } from "../../register/register.server.ts";
import { addCandidates } from "../candidates/add-candidates.server.ts";
import {
  deliveredOfCompanies,
  dropCandidates,
  setCandidates,
  waitingCandidates,
  waitingSirens,
} from "../candidates/candidate-rows.server.ts";
import { type Dropped, sumOf } from "../candidates/dropped.ts";
import { prospectOf } from "../candidates/prospect-of.server.ts";
import { isStillWanted } from "../candidates/still-wanted.ts";
import { weightsOf } from "../candidates/weights.server.ts";
import { hourAt } from "../hours.ts";
import { type Night, writeNight } from "../lease.server.ts";
import { nightLimits } from "../night-limits.ts";
import { clientOf } from "../plan-nights.server.ts";
import { withinCompanyLimit } from "../quota/company-limit.ts";
import { dueOn } from "../quota/due.server.ts";
import type { NightServices } from "./services.ts";
import { waitFrom } from "./wait.ts";

/**
 * Asks the register page by page, from where the last night stopped, until enough new people wait; each page and what it
 * brought is stored at once. Then those who are to be delivered are chosen.
 */
export async function search(services: NightServices, begun: Night): Promise<Night> {
  const { db, register, clock } = services;
  const { teamId, day } = begun;
  const clientId = await clientOf(db.asOwner, teamId);
  const criteria = clientId === null ? null : (await loadTargeting({ db }, clientId)).criteria;
  let night = await writeNight(db, begun, async (tx, { dropped }) => {
    const quota = await dueOn(tx, teamId, day);
    if (quota === 0 || criteria === null) return { quota, state: "left", leaseUntil: null };
    return { quota, dropped: sumOf(dropped, await sortOut(tx, teamId, criteria)) };
  });
  if (night.state !== "searching" || criteria === null) return night;
  if (isBoundless(criteria)) return goOn(services, night, "NO_TARGET");

  const digest = createHash("sha256").update(JSON.stringify(criteria)).digest("base64url");
  const weights = await weightsOf(db.asOwner, teamId);
  let { page, isEnough } = await standing(db.asOwner, night, digest);
  const first = page;
  let ends = 0;
  // One page in any case: each night has something to choose from, and sees what is new.
  while (night.pages === 0 || (!isEnough && night.pages < nightLimits.pages)) {
    const answer = await register.companies(criteria, { page, priority: "night" });
    if (!answer.ok) return unavailable(services, night, answer, isEnough);
    // From the end of the answer on to its beginning, and to where this night began at most.
    const next: number = answer.next ?? 1;
    night = await writeNight(db, night, async (tx, stored) => {
      const measure = { criteria, weights };
      const { found, dropped } = await addCandidates(tx, teamId, {
        companies: answer.companies,
        day,
        measure,
      });
      await keepPage(tx, teamId, digest, next);
      return {
        ...{ pages: stored.pages + 1, seen: stored.seen + answer.companies.length, error: null },
        ...{ found: stored.found + found, dropped: sumOf(stored.dropped, dropped) },
      };
    });
    ({ page, isEnough } = await standing(db.asOwner, night, digest));
    if (answer.next === null) ends += 1;
    // The answer may have become shorter than where the night began.
    if (next === first || ends > 1) break;
    if (hourAt(clock())?.day !== day) break;
  }
  return goOn(services, night, null);
}

/** Chooses who is to be delivered, and has them enriched. `error` says why there may be fewer than are due. */
function goOn({ db }: NightServices, night: Night, error: string | null): Promise<Night> {
  const { teamId, day } = night;
  return writeNight(db, night, async (tx, { quota }) => {
    const waiting = await waitingCandidates(tx, teamId);
    const allowed = withinCompanyLimit(waiting, await deliveredOfCompanies(tx, teamId, day));
    const chosen = allowed.slice(0, quota).filter(({ state }) => state === "found");
    await setCandidates(
      tx,
      teamId,
      chosen.map(({ id }) => id),
      { state: "enriching", chosenOn: day },
    );
    return { state: "enriching", error };
  });
}

/** A register that is away is waited for until the last call, unless enough people wait. */
async function unavailable(
  services: NightServices,
  night: Night,
  answer: Unavailable,
  isEnough: boolean,
): Promise<Night> {
  if (isEnough) return goOn(services, night, null);
  const isWorthIt = answer.reason === "unavailable" && hourAt(services.clock())?.isLastCall === false;
  if (!isWorthIt) return goOn(services, night, answer.code);
  const dueAt = waitFrom(Date.now(), answer.retryAfter);
  return writeNight(services.db, night, async () => ({ dueAt, leaseUntil: null, error: answer.code }));
}

/** Where the search stands, and whether enough people wait. */
async function standing(queries: Queries, { teamId, day, quota }: Night, digest: string) {
  const [row] = await queries.select().from(searches).where(eq(searches.teamId, teamId));
  const waiting = await waitingSirens(queries, teamId);
  const allowed = withinCompanyLimit(waiting, await deliveredOfCompanies(queries, teamId, day));
  return { page: row?.criteria === digest ? row.page : 1, isEnough: allowed.length >= quota };
}

async function keepPage(tx: Queries, teamId: string, criteria: string, page: number): Promise<void> {
  await tx
    .insert(searches)
    .values({ teamId, criteria, page })
    .onConflictDoUpdate({ target: searches.teamId, set: { criteria, page } });
}

/** Forgets those who wait and whom the team has got otherwise, or does not look for any more. */
async function sortOut(tx: Queries, teamId: string, criteria: Criteria): Promise<Dropped> {
  const waiting = await waitingCandidates(tx, teamId);
  const known = new KnownProspects();
  const identities = waiting.map(({ company, director, seenOn }) => prospectOf(company, director, seenOn));
  if (identities.length > 0) await known.load(tx, teamId, identities);
  const dropped: Dropped = {};
  const ids = waiting.flatMap(({ id, company }, index) => {
    const identity = identities[index];
    const reason = !isStillWanted(company, criteria)
      ? "excluded"
      : identity && !known.add(identity)
        ? "known"
        : null;
    if (reason === null) return [];
    dropped[reason] = (dropped[reason] ?? 0) + 1;
    return [id];
  });
  await dropCandidates(tx, teamId, ids);
  return dropped;
}

/** True for criteria that name no sector, size, place or company: nobody is looked for yet. */
const isBoundless = ({ naf, headcount, departments, regions, keywords, include }: Criteria) =>
  [naf, headcount, departments, regions, keywords, include].every((each) => each.length === 0);
