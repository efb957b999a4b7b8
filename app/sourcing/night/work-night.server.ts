import { outageIn } from "#db/outage.ts";
import { traced } from "#tracing/tracing.ts";
import { hourAt } from "./hours.ts";
import { type Night, NightLost, writeNight } from "./lease.server.ts";
import type { Working } from "./night-states.server.ts";
import { enrich } from "./steps/enrich.server.ts";
import { score } from "./steps/score.server.ts";
import { search } from "./steps/search.server.ts";
import type { NightServices } from "./steps/services.ts";
import { waitFrom } from "./steps/wait.ts";

/** Each takes the night from its state to a later one, or lets it wait. */
const steps: Record<Working, (services: NightServices, night: Night) => Promise<Night>> = {
  searching: search,
  enriching: enrich,
  scoring: score,
};

const isStep = (state: Night["state"]): state is Working => Object.hasOwn(steps, state);

/**
 * Works on a night that was taken until it is staged, waits or belongs to somebody else, and resolves with its state, `null`
 * where it could not go on. What no step foresaw is logged, and the night is due again a little later; from the last call on
 * it is staged with what is ready.
 */
export async function workNight(
  services: NightServices,
  taken: Night,
  isStopped: () => boolean = () => false,
): Promise<Night["state"] | null> {
  let night = taken;
  try {
    while (isStep(night.state) && night.leaseUntil !== null && !isStopped())
      night = await workStep(services, night, night.state);
    if (night.leaseUntil !== null) await writeNight(services.db, night, async () => ({ leaseUntil: null }));
    return night.state;
  } catch (error) {
    // The lease of a night that the database cannot take back runs out.
    if (error instanceof NightLost || outageIn(error)) return null;
    services.log.error({ err: error, teamId: night.teamId, day: night.day }, "a night could not go on");
    await noteFailure(services, night);
    return null;
  }
}

function workStep(services: NightServices, night: Night, state: Working): Promise<Night> {
  const attributes = { "matinal.team.id": night.teamId, "matinal.day": night.day };
  return traced(`night ${state}`, { attributes }, async (span) => {
    const next = await steps[state](services, night);
    span?.set({ "matinal.state": next.state });
    return next;
  });
}

async function noteFailure(services: NightServices, night: Night): Promise<void> {
  const isOver = hourAt(services.clock())?.isLastCall !== false;
  try {
    await writeNight(services.db, night, async (_, { failures }) => ({
      ...{ failures: failures + 1, leaseUntil: null },
      ...(isOver
        ? { state: "staged", stagedAt: new Date(), error: "FAILED" }
        : { dueAt: waitFrom(Date.now(), 60 * 2 ** Math.min(failures, 10)) }),
    }));
  } catch (error) {
    if (!(error instanceof NightLost) && !outageIn(error)) throw error;
  }
}
