import { and, eq, lte } from "drizzle-orm";
import { parisDay } from "#app/calendar/paris-day.ts";
import { daysAfter, monthsAfter } from "#app/calendar/working-days.ts";
import { periods } from "#app/periods.ts";
import { type Expiry, expiry } from "#db/housekeeping.server.ts";
import { candidates, nights, teams } from "#db/schema.ts";
import { dropCandidates, isWaiting } from "./candidates/candidate-rows.server.ts";

/** What nights did long ago. interpretation.md D139. */
export const oldNights: Expiry = expiry("nights", nights, (now) =>
  lte(nights.day, monthsAfter(parisDay(now), -periods.night.count)),
);

/** Whom nights found and did not deliver for two weeks. interpretation.md D139. */
export const leftCandidates: Expiry = {
  name: "candidates",
  count: (queries, now) => queries.$count(candidates, isLeft(now)),
  async removeBatch(tx, now, limit) {
    for (let removed = 0; ; ) {
      const [one] =
        removed < limit
          ? await tx.select({ teamId: candidates.teamId }).from(candidates).where(isLeft(now)).limit(1)
          : [];
      if (!one) return removed;
      // Before its rows, as everywhere: what a provider was asked about them goes, too.
      await tx.select({ id: teams.id }).from(teams).where(eq(teams.id, one.teamId)).for("update");
      const rows = await tx
        .select({ id: candidates.id })
        .from(candidates)
        .where(and(eq(candidates.teamId, one.teamId), isLeft(now)))
        .limit(limit - removed);
      removed += await dropCandidates(
        tx,
        one.teamId,
        rows.map(({ id }) => id),
      );
    }
  },
};

const isLeft = (now: number) =>
  and(isWaiting, lte(candidates.seenOn, daysAfter(parisDay(now), -periods.candidate.count)));
