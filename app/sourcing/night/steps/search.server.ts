import { and, eq } from "drizzle-orm";
import { daysAfter, monthOf } from "#app/calendar/working-days.ts";
import { KnownProspects } from "#app/prospects/store/new-rows.server.ts";
import { loadTargets, type Target } from "#app/targeting/personas/targets.server.ts";
import { ownerAtWork } from "#app/team/team.server.ts";
import type { Queries } from "#db/open-database.server.ts";
import { personas, searches } from "#db/schema.ts";
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
import { dueOn, portionsOn } from "../quota/due.server.ts";
import { allot, inTurns, itemsOf } from "../quota/shares.ts";
import { noteSeen } from "../updates/note-updates.server.ts";
import type { NightServices } from "./services.ts";
import { waitFrom } from "./wait.ts";

/**
 * Asks the register question by question, from where the last night stopped, until enough new people wait, the rounds have
 * ended or the night has sent its requests; each answer and what it brought is stored at once. Of several targetings each is
 * asked for its share, in turns. Then those who are to be delivered are chosen. interpretation.md D135, D152, D293.
 */
export async function search(services: NightServices, begun: Night): Promise<Night> {
  const { db, register, clock } = services;
  const { teamId, day } = begun;
  const clientId = await ownerAtWork(db.asOwner, teamId);
  const targets = clientId === null ? [] : await loadTargets({ db }, clientId);
  let night = await writeNight(db, begun, async (tx, { dropped }) => {
    const quota = await dueOn(tx, teamId, day);
    const [first] = targets;
    if (quota === 0 || !first) return { quota, state: "left", leaseUntil: null };
    const excluded = await leaveOutExcluded(tx, teamId, first.criteria);
    return { quota, dropped: sumOf(sumOf(dropped, { excluded }), await sortOut(tx, teamId, targets)) };
  });
  if (night.state !== "searching" || targets.length === 0) return night;

  const weights = await weightsOf(db.asOwner, teamId);
  const search: Search = { targets, refused: new Map(), asked: new Map() };
  for (const { personaId, criteria } of targets)
    if (isBoundless(criteria) && criteria.include.length === 0) search.refused.set(personaId, "NO_TARGET");
  let { next, isEnough } = await standing(db.asOwner, night, search);
  // One question in any case: each night has something to choose from, and sees what is new.
  while (next && (night.pages === 0 || (!isEnough && isWithinLimits(night)))) {
    const { target, key, round } = next;
    const { personaId, criteria } = target;
    const { begunOn, walk } = round;
    search.asked.set(personaId, (search.asked.get(personaId) ?? 0) + 1);
    const answer = await register.companies(criteria, { walk, priority: "night" });
    if (!answer.ok && answer.reason === "refused" && targets.length > 1) {
      // What cannot be searched keeps nobody else's share back.
      search.refused.set(personaId, answer.code);
      ({ next, isEnough } = await standing(db.asOwner, night, search));
      continue;
    }
    if (!answer.ok) {
      const past = answer.past && { personaId, criteria: key, begunOn, walk: answer.past };
      return unavailable(services, night, targets, answer, { isEnough, past });
    }
    night = await writeNight(db, night, async (tx, stored) => {
      const measure = { criteria, weights };
      const { found, dropped } = await addCandidates(tx, teamId, {
        companies: answer.companies,
        day,
        personaId,
        measure,
      });
      await keepRound(tx, teamId, { personaId, criteria: key, begunOn, walk: answer.next });
      return {
        ...{ requests: stored.requests + answer.requests, pages: stored.pages + 1, error: null },
        ...{ seen: stored.seen + answer.companies.length, found: stored.found + found },
        dropped: sumOf(stored.dropped, dropped),
      };
    });
    await noteSeen(services, teamId, answer.companies, day);
    ({ next, isEnough } = await standing(db.asOwner, night, search));
    if (hourAt(clock())?.day !== day) break;
  }
  const [refusal = "EXHAUSTED"] = search.refused.values();
  return goOn(services, night, targets, next || isEnough ? null : refusal);
}

/** What a night looks for: for which targetings the register is not asked, with why, and how often it was for the others. */
type Search = {
  targets: readonly Target[];
  refused: Map<string | null, string>;
  asked: Map<string | null, number>;
};

const isWithinLimits = ({ requests, pages }: Night) =>
  requests < nightLimits.requests && pages < nightLimits.answers;

/**
 * Chooses who is to be delivered, and has them enriched. `error` says why there may be fewer than are due; the next night goes
 * on with `round` if one is given.
 */
function goOn(
  { db }: NightServices,
  night: Night,
  targets: readonly Target[],
  error: string | null,
  round: KeptRound | null = null,
): Promise<Night> {
  const { teamId, day } = night;
  return writeNight(db, night, async (tx, { quota }) => {
    if (round) await keepRound(tx, teamId, round);
    const waiting = await waitingCandidates(tx, teamId);
    const allowed = withinCompanyLimit(waiting, await deliveredOfCompanies(tx, teamId, day));
    const ready = inTurns(itemsOf(await portionsOn(tx, teamId, day, targets), allowed));
    const chosen = ready.slice(0, quota).filter(({ state }) => state === "found");
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
  targets: readonly Target[],
  answer: Unavailable,
  { isEnough, past }: { isEnough: boolean; past: KeptRound | null },
): Promise<Night> {
  if (isEnough) return goOn(services, night, targets, null);
  const isWorthIt = answer.reason === "unavailable" && hourAt(services.clock())?.isLastCall === false;
  if (!isWorthIt) return goOn(services, night, targets, answer.code, past);
  const dueAt = waitFrom(Date.now(), answer.retryAfter);
  return writeNight(services.db, night, async () => ({ dueAt, leaseUntil: null, error: answer.code }));
}

/** A reading of what the register has for some criteria, from its beginning (`walk` is `null`) or from where it stands. */
type Round = { begunOn: string; walk: Walk | null };

/** The same as it is kept, with the persona and the key of the criteria. */
type KeptRound = Round & { personaId: string | null; criteria: string };

/**
 * What the register is asked next, and whether enough people wait. Of the targetings of which too few wait for their share, the
 * one that was asked the least in this night; `next` is `null` while no round is under way or begins for any of them.
 */
async function standing(
  queries: Queries,
  { teamId, day, quota, pages }: Night,
  { targets, refused, asked }: Search,
): Promise<{ next: { target: Target; key: string; round: Round } | null; isEnough: boolean }> {
  const kept = await keptRounds(queries, teamId);
  const waiting = await waitingSirens(queries, teamId);
  const allowed = withinCompanyLimit(waiting, await deliveredOfCompanies(queries, teamId, day));
  const portions = itemsOf(await portionsOn(queries, teamId, day, targets), allowed);
  const rounds = targets.map((target) => {
    const key = walkKey(target.criteria);
    const last = kept.get(target.personaId);
    const round = refused.has(target.personaId) ? null : roundOn(day, last?.criteria === key ? last : null);
    return { target, key, round };
  });
  // Whoever can be asked for more may be given all of its share.
  const wanted = allot(
    quota,
    portions.map((portion, index) => ({
      ...portion,
      ready: rounds[index]?.round ? Number.POSITIVE_INFINITY : portion.items.length,
    })),
  );
  const had = portions.reduce((sum, { items }, index) => sum + Math.min(items.length, wanted[index] ?? 0), 0);
  const lacking = rounds.flatMap(({ round, ...each }, index) => {
    const count = (wanted[index] ?? 0) - (portions[index]?.items.length ?? 0);
    const isAsked = round !== null && each.target.share > 0 && (count > 0 || pages === 0);
    return isAsked ? { ...each, round, count } : [];
  });
  const askedOf = ({ target }: { target: Target }) => asked.get(target.personaId) ?? 0;
  const [next = null] = lacking.sort(
    (one, other) => askedOf(one) - askedOf(other) || other.count - one.count,
  );
  return { next, isEnough: had >= quota };
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

type Kept = Pick<typeof searches.$inferSelect, "criteria" | "begunOn" | "walk">;

/** Where the rounds of a team stand, by persona. */
async function keptRounds(queries: Queries, teamId: string): Promise<Map<string | null, Kept>> {
  const { criteria, begunOn, walk } = searches;
  const own = await queries
    .select({ criteria, begunOn, walk })
    .from(searches)
    .where(eq(searches.teamId, teamId));
  const others = await queries
    .select({ id: personas.id, criteria: personas.searchKey, begunOn: personas.begunOn, walk: personas.walk })
    .from(personas)
    .where(eq(personas.teamId, teamId));
  return new Map([
    ...own.map((row): [null, Kept] => [null, row]),
    ...others.map(({ id, ...row }): [string, Kept] => [id, row]),
  ]);
}

async function keepRound(
  tx: Queries,
  teamId: string,
  { personaId, criteria, ...round }: KeptRound,
): Promise<void> {
  if (personaId === null)
    await tx
      .insert(searches)
      .values({ teamId, criteria, ...round })
      .onConflictDoUpdate({ target: searches.teamId, set: { criteria, ...round } });
  else
    await tx
      .update(personas)
      .set({ searchKey: criteria, ...round })
      .where(and(eq(personas.teamId, teamId), eq(personas.id, personaId)));
}

/**
 * Forgets those who wait and whom the team has got otherwise, or does not look for any more; whom another targeting looks for
 * goes to that one. Who was paid for and turned out to have the address of somebody else of the list is remembered as such, so
 * that nobody pays again. interpretation.md D150, D293.
 */
async function sortOut(tx: Queries, teamId: string, targets: readonly Target[]): Promise<Dropped> {
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
  const moved = new Map<string | null, string[]>();
  for (const [index, { id, company, contact, personaId }] of waiting.entries()) {
    const identity = named[index];
    if (!identity) continue;
    const isFor = (target: Target) => isStillWanted(company, target.criteria);
    const wantedBy =
      targets.find((target) => target.personaId === personaId && isFor(target)) ?? targets.find(isFor);
    const isWanted = wantedBy !== undefined;
    if (wantedBy && wantedBy.personaId !== personaId)
      moved.set(wantedBy.personaId, [...(moved.get(wantedBy.personaId) ?? []), id]);
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
  for (const [personaId, ids] of moved) await setCandidates(tx, teamId, ids, { personaId });
  return dropped;
}
