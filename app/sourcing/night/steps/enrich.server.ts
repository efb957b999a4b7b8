import { setCandidates, waitingCandidates } from "../candidates/candidate-rows.server.ts";
import { type Night, writeNight } from "../lease.server.ts";
import type { NightServices } from "./services.ts";

/** Has those who were chosen looked up. Without a provider nothing is looked for, and the fields stay empty. */
export function enrich({ db }: NightServices, night: Night): Promise<Night> {
  return writeNight(db, night, async (tx, { teamId }) => {
    const chosen = await waitingCandidates(tx, teamId, ["enriching"]);
    const ids = chosen.map(({ id }) => id);
    await setCandidates(tx, teamId, ids, { state: "enriched" });
    return { state: "scoring" };
  });
}
