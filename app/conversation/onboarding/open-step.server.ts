import { and, desc, eq, exists, sql } from "drizzle-orm";
import { onboardedTeam } from "#app/profile/profile-store.server.ts";
import type { Queries } from "#db/open-database.server.ts";
import { messages } from "#db/schema.ts";
import { isStep, type Step } from "./onboarding.ts";

/**
 * The step whose question the newest assistant message asks; `null` when it asks none or a profile exists. CHT-11: the
 * conversation resumes at this question.
 */
export async function openStep(tx: Queries, clientId: string): Promise<Step | null> {
  const isOpen = sql`${messages.asksStep} is not null and not ${exists(onboardedTeam(tx, clientId))}`;
  const [newest] = await tx
    .select({ asksStep: sql<string | null>`case when ${isOpen} then ${messages.asksStep} end` })
    .from(messages)
    .where(and(eq(messages.clientId, clientId), eq(messages.role, "assistant")))
    .orderBy(desc(messages.seq))
    .limit(1);
  return isStep(newest?.asksStep) ? newest.asksStep : null;
}
