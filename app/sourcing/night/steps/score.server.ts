import type { Criteria } from "#app/targeting/criteria.ts";
import { loadTargeting } from "#app/targeting/store/targeting.server.ts";
import {
  type Candidate,
  dropCandidates,
  setCandidates,
  waitingCandidates,
} from "../candidates/candidate-rows.server.ts";
import { sumOf } from "../candidates/dropped.ts";
import { judge, seenOf } from "../candidates/judge.server.ts";
import { changedOf, compareSightings } from "../candidates/sightings.server.ts";
import { weightsOf } from "../candidates/weights.server.ts";
import { type Night, writeNight } from "../lease.server.ts";
import { clientOf } from "../plan-nights.server.ts";
import type { NightServices } from "./services.ts";

/** Judges those whose addresses are known as far as they will be, and stages them. */
export async function score({ db }: NightServices, night: Night): Promise<Night> {
  const { teamId } = night;
  const clientId = await clientOf(db.asOwner, teamId);
  const criteria = clientId === null ? null : (await loadTargeting({ db }, clientId)).criteria;
  const weights = await weightsOf(db.asOwner, teamId);
  return writeNight(db, night, async (tx, stored) => {
    const chosen = criteria === null ? [] : await waitingCandidates(tx, teamId, ["enriched"]);
    const seen = new Map(chosen.map(({ siren, company, seenOn }) => [siren, seenOf(company, seenOn)]));
    const before = changedOf((await compareSightings(tx, seen)).values());
    const excluded = chosen.filter((candidate) => isExcluded(candidate, criteria));
    await dropCandidates(
      tx,
      teamId,
      excluded.map(({ id }) => id),
    );
    for (const candidate of chosen) {
      if (criteria === null || excluded.includes(candidate)) continue;
      const { score, reasons, signal, traits } = judge(candidate, candidate.contact, {
        criteria,
        weights,
        before,
      });
      await setCandidates(tx, teamId, [candidate.id], { state: "staged", score, reasons, signal, traits });
    }
    const dropped = sumOf(stored.dropped, { excluded: excluded.length });
    return { state: "staged", dropped, stagedAt: new Date(), leaseUntil: null };
  });
}

/** True for who writes from, or whose company has, a domain that the customer excluded. */
function isExcluded({ contact }: Candidate, criteria: Criteria | null): boolean {
  const hosts = [contact?.email.value?.split("@").at(-1), contact?.website?.split("/")[0]];
  return hosts.some(
    (host) => host != null && criteria?.exclude.some((each) => host === each || host.endsWith(`.${each}`)),
  );
}
