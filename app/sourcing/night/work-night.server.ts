import { outageIn } from "#db/outage.ts";
import { hourAt } from "./hours.ts";
import { type Night, NightLost, writeNight } from "./lease.server.ts";
import { enrich } from "./steps/enrich.server.ts";
import { score } from "./steps/score.server.ts";
import { search } from "./steps/search.server.ts";
import type { NightServices } from "./steps/services.ts";
import { waitFrom } from "./steps/wait.ts";

/** Each takes the night from its state to a later one, or lets it wait. */
const steps = { searching: search, enriching: enrich, scoring: score };

const isStep = (state: Night["state"]): state is keyof typeof steps => Object.hasOwn(steps, state);

/**
 * Works on a night that was taken until it is staged, waits or belongs to somebody else. What no step foresaw is logged, and
 * the night is due again a little later; from the last call on it is staged with what is ready.
 */
export async function workNight(
  services: NightServices,
  taken: Night,
  isStopped: () => boolean = () => false,
): Promise<void> {
  let night = taken;
  try {
    while (isStep(night.state) && night.leaseUntil !== null && !isStopped())
      night = await steps[night.state](services, night);
    if (night.leaseUntil !== null) await writeNight(services.db, night, async () => ({ leaseUntil: null }));
  } catch (error) {
    // The lease of a night that the database cannot take back runs out.
    if (error instanceof NightLost || outageIn(error)) return;
    services.log.error({ err: error, teamId: night.teamId, day: night.day }, "a night could not go on");
    await noteFailure(services, night);
  }
}

async function noteFailure(services: NightServices, night: Night): Promise<void> {
  const isOver = hourAt(services.clock())?.isLastCall !== false;
  try {
    await writeNight(services.db, night, async (_, { failures }) => ({
      ...{ failures: failures + 1, error: "FAILED", leaseUntil: null },
      ...(isOver
        ? { state: "staged", stagedAt: new Date() }
        : { dueAt: waitFrom(Date.now(), 60 * 2 ** Math.min(failures, 10)) }),
    }));
  } catch (error) {
    if (!(error instanceof NightLost) && !outageIn(error)) throw error;
  }
}
