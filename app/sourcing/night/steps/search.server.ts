import { eq } from "drizzle-orm";
import { daysAfter, monthOf } from "#app/calendar/working-days.ts";
import { KnownProspects } from "#app/prospects/store/new-rows.server.ts";
import type { Criteria } from "#app/targeting/criteria.ts";
import { loadTargeting } from "#app/targeting/store/targeting.server.ts";
import { ownerAtWork } from "#app/team/team.server.ts";
import type { Queries } from "#db/open-database.server.ts";
import { searches } from "#db/schema.ts";
import { isBoundless } from "../../register/asking/queries.ts";
import { type Walk, walkKey } from "../../register/asking/walk.server.ts";
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
import { excludeCandidate, leaveOutExcluded } from "../candidates/exclusions.server.ts";
import { prospectOf } from "../candidates/prospect-of.server.ts";
import { isStillWanted } from "../candidates/still-wanted.ts";
import { weightsOf } from "../candidates/weights.server.ts";
import { hourAt } from "../hours.ts";
import { type Night, writeNight } from "../lease.server.ts";
import { nightLimits } from "../night-limits.ts";
import { withinCompanyLimit } from "../quota/company-limit.ts";
import { dueOn } from "../quota/due.server.ts";
import type { NightServices } from "./services.ts";
import { waitFrom } from "./wait.ts";

/**
 * Asks the register question by question, from where the last night stopped, until enough new people wait, the round has
 * ended or the night has sent its requests; each answer and what it brought is stored at once. Then those who are to be
 * delivered are chosen. interpretation.md D135, D152.
 */
export async function search(services: NightServices, begun: Night): Promise<Night> {
  const { db, register, clock } = services;
  const { teamId, day } = begun;
  const clientId = await ownerAtWork(db.asOwner, teamId);
  const criteria = clientId === null ? null : (await loadTargeting({ db }, clientId)).criteria;
  let night = await writeNight(db, begun, async (tx, { dropped }) => {
    const quota = await dueOn(tx, teamId, day);
    if (quota === 0 || criteria === null) return { quota, state: "left", leaseUntil: null };
    const excluded = await leaveOutExcluded(tx, teamId, criteria);
    return { quota, dropped: sumOf(sumOf(dropped, { excluded }), await sortOut(tx, teamId, criteria)) };
  });
  if (night.state !== "searching" || criteria === null) return night;
  if (isBoundless(criteria) && criteria.include.length === 0) return goOn(services, night, "NO_TARGET");

  const key = walkKey(criteria);
  const weights = await weightsOf(db.asOwner, teamId);
  let { round, isEnough } = await standing(db.asOwner, night, key);
  // One question in any case: each night has something to choose from, and sees what is new.
  while (round && (night.pages === 0 || (!isEnough && isWithinLimits(night)))) {
    const { begunOn, walk } = round;
    const answer = await register.companies(criteria, { walk, priority: "night" });
    if (!answer.ok) {
      const past = answer.past && { criteria: key, begunOn, walk: answer.past };
      return unavailable(services, night, answer, { isEnough, past });
    }
    night = await writeNight(db, night, async (tx, stored) => {
      const measure = { criteria, weights };
      const { found, dropped } = await addCandidates(tx, teamId, {
        companies: answer.companies,
        day,
        measure,
      });
      await keepRound(tx, teamId, { criteria: key, begunOn, walk: answer.next });
      return {
        ...{ requests: stored.requests + answer.requests, pages: stored.pages + 1, error: null },
        ...{ seen: stored.seen + answer.companies.length, found: stored.found + found },
        dropped: sumOf(stored.dropped, dropped),
      };
    });
    ({ round, isEnough } = await standing(db.asOwner, night, key));
    if (hourAt(clock())?.day !== day) break;
  }
  return goOn(services, night, round || isEnough ? null : "EXHAUSTED");
}

const isWithinLimits = ({ requests, pages }: Night) =>
  requests < nightLimits.requests && pages < nightLimits.answers;

/**
 * Chooses who is to be delivered, and has them enriched. `error` says why there may be fewer than are due; the next night goes
 * on with `round` if one is given.
 */
function goOn(
  { db }: NightServices,
  night: Night,
  error: string | null,
  round: (Round & { criteria: string }) | null = null,
): Promise<Night> {
  const { teamId, day } = night;
  return writeNight(db, night, async (tx, { quota }) => {
    if (round) await keepRound(tx, teamId, round);
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

/**
 * A register that is away is waited for until the last call, unless enough people wait. A page that it has not answered by then
 * is passed by, so that one that it never answers does not end all searching. interpretation.md D162.
 */
async function unavailable(
  services: NightServices,
  night: Night,
  answer: Unavailable,
  { isEnough, past }: { isEnough: boolean; past: (Round & { criteria: string }) | null },
): Promise<Night> {
  if (isEnough) return goOn(services, night, null);
  const isWorthIt = answer.reason === "unavailable" && hourAt(services.clock())?.isLastCall === false;
  if (!isWorthIt) return goOn(services, night, answer.code, past);
  const dueAt = waitFrom(Date.now(), answer.retryAfter);
  return writeNight(services.db, night, async () => ({ dueAt, leaseUntil: null, error: answer.code }));
}

/** A reading of what the register has for some criteria, from its beginning (`walk` is `null`) or from where it stands. */
type Round = { begunOn: string; walk: Walk | null };

/** The round that is under way or begins, `null` while none does, and whether enough people wait. */
async function standing(queries: Queries, { teamId, day, quota }: Night, key: string) {
  const [row] = await queries.select().from(searches).where(eq(searches.teamId, teamId));
  const waiting = await waitingSirens(queries, teamId);
  const allowed = withinCompanyLimit(waiting, await deliveredOfCompanies(queries, teamId, day));
  return { round: roundOn(day, row?.criteria === key ? row : null), isEnough: allowed.length >= quota };
}

/**
 * A round that has ended is followed by the next one after some days, and in another month at once, since a company may
 * bring its people anew. interpretation.md D152.
 */
function roundOn(day: string, last: { begunOn: string | null; walk: unknown } | null): Round | null {
  const begunOn = last?.begunOn ?? null;
  if (begunOn !== null && last?.walk) return { begunOn, walk: last.walk as Walk };
  const rests =
    begunOn !== null &&
    begunOn <= day &&
    day < daysAfter(begunOn, nightLimits.round) &&
    monthOf(begunOn).first === monthOf(day).first;
  return rests ? null : { begunOn: day, walk: null };
}

async function keepRound(tx: Queries, teamId: string, round: Round & { criteria: string }): Promise<void> {
  await tx
    .insert(searches)
    .values({ teamId, ...round })
    .onConflictDoUpdate({ target: searches.teamId, set: round });
}

/**
 * Forgets those who wait and whom the team has got otherwise, or does not look for any more. Who was paid for and turned out to
 * have the address of somebody else of the list is remembered as such, so that nobody pays again. interpretation.md D150.
 */
async function sortOut(tx: Queries, teamId: string, criteria: Criteria): Promise<Dropped> {
  const waiting = await waitingCandidates(tx, teamId);
  const named = waiting.map(({ company, director, seenOn }) => prospectOf(company, director, { seenOn }));
  const reached = waiting.flatMap(({ contact }, index) => {
    const identity = named[index];
    return identity && contact?.email.value ? { ...identity, email: contact.email } : [];
  });
  const [byName, byAddress] = [new KnownProspects(), new KnownProspects()];
  if (named.length > 0) await byName.load(tx, teamId, named);
  if (reached.length > 0) await byAddress.load(tx, teamId, reached);
  const dropped: Dropped = {};
  const gone: string[] = [];
  for (const [index, { id, company, contact }] of waiting.entries()) {
    const identity = named[index];
    if (!identity) continue;
    const isWanted = isStillWanted(company, criteria);
    const isNamed = isWanted && !byName.add(identity);
    const isReached =
      isWanted && !isNamed && !!contact?.email.value && !byAddress.add({ ...identity, email: contact.email });
    if (isReached) await excludeCandidate(tx, teamId, id, []);
    else if (isNamed || !isWanted) gone.push(id);
    else continue;
    const reason = isWanted ? "known" : "excluded";
    dropped[reason] = (dropped[reason] ?? 0) + 1;
  }
  await dropCandidates(tx, teamId, gone);
  return dropped;
}
