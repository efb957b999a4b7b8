import { and, eq, lt } from "drizzle-orm";
import { parisDay } from "#app/calendar/paris-day.ts";
import { daysAfter, monthsAfter } from "#app/calendar/working-days.ts";
import { periods } from "#app/periods.ts";
import { type Expiry, expiry } from "#db/housekeeping.server.ts";
import { candidates, nights, teams } from "#db/schema.ts";
import { dropCandidates, isWaiting } from "./candidates/candidate-rows.server.ts";

/** What nights did long ago, and whom they found and did not deliver for two weeks. interpretation.md D139. */
export const oldNights: readonly Expiry[] = [
  expiry("nights", nights, (now) => lt(nights.day, monthsAfter(parisDay(now), -periods.night.count))),
  {
    name: "candidates",
    async removeBatch(tx, now, limit) {
      const last = daysAfter(parisDay(now), -periods.candidate.count);
      const isOld = and(isWaiting, lt(candidates.seenOn, last));
      for (let removed = 0; ; ) {
        const [one] =
          removed < limit
            ? await tx.select({ teamId: candidates.teamId }).from(candidates).where(isOld).limit(1)
            : [];
        if (!one) return removed;
        // Before its rows, as everywhere: what a provider was asked about them goes, too.
        await tx.select({ id: teams.id }).from(teams).where(eq(teams.id, one.teamId)).for("update");
        const rows = await tx
          .select({ id: candidates.id })
          .from(candidates)
          .where(and(eq(candidates.teamId, one.teamId), isOld))
          .limit(limit - removed);
        removed += await dropCandidates(
          tx,
          one.teamId,
          rows.map(({ id }) => id),
        );
      }
    },
  },
];
