import { loadTargets } from "#app/targeting/personas/targets.server.ts";
import { ownerAtWork } from "#app/team/team.server.ts";
import { setCandidates, waitingCandidates } from "../candidates/candidate-rows.server.ts";
import { sumOf } from "../candidates/dropped.ts";
import { leaveOutExcluded } from "../candidates/exclusions.server.ts";
import { judge, seenOf } from "../candidates/judge.server.ts";
import { leaveOutObjected } from "../candidates/objections.server.ts";
import { changedOf, compareSightings } from "../candidates/sightings.server.ts";
import { weightsOf } from "../candidates/weights.server.ts";
import { type Night, writeNight } from "../lease.server.ts";
import { recheckDelivered } from "../updates/recheck.server.ts";
import type { NightServices } from "./services.ts";

/** Looks at what was delivered before, judges those whose addresses are known as far as they will be, and stages them. */
export async function score(services: NightServices, begun: Night): Promise<Night> {
  const { db } = services;
  const night = await recheckDelivered(services, begun);
  const { teamId } = night;
  const clientId = await ownerAtWork(db.asOwner, teamId);
  const targets = clientId === null ? [] : await loadTargets({ db }, clientId);
  const weights = await weightsOf(db.asOwner, teamId);
  const objected = await leaveOutObjected({ db }, teamId);
  return writeNight(db, night, async (tx, stored) => {
    const staged = { state: "staged" as const, stagedAt: new Date(), leaseUntil: null };
    const [first] = targets;
    if (!first) return staged;
    const excluded = await leaveOutExcluded(tx, teamId, first.criteria);
    const chosen = await waitingCandidates(tx, teamId, ["enriched"]);
    const seen = new Map(chosen.map(({ siren, company, seenOn }) => [siren, seenOf(company, seenOn)]));
    const before = changedOf((await compareSightings(tx, seen)).values());
    for (const candidate of chosen) {
      // Whose persona is gone meanwhile goes to another one in the next night.
      const { criteria } = targets.find(({ personaId }) => personaId === candidate.personaId) ?? first;
      const { score, reasons, signal, traits } = judge(candidate, candidate.contact, {
        criteria,
        weights,
        before,
      });
      await setCandidates(tx, teamId, [candidate.id], { state: "staged", score, reasons, signal, traits });
    }
    return { ...staged, dropped: sumOf(stored.dropped, { objected, excluded }) };
  });
}
