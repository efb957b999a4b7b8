import { and, desc, eq } from "drizzle-orm";
import { isOnboarded } from "#app/profile/profile-store.server.ts";
import type { Queries } from "#db/open-database.server.ts";
import { messages } from "#db/schema.ts";
import { isStep, type Step } from "./onboarding.ts";

/**
 * The step whose question the newest assistant message asks; `null` when it asks none or a profile exists. CHT-11: the
 * conversation resumes at this question.
 */
export async function openStep(tx: Queries, clientId: string): Promise<Step | null> {
  const [isComplete, [newest]] = await Promise.all([
    isOnboarded(tx, clientId),
    tx
      .select({ asksStep: messages.asksStep })
      .from(messages)
      .where(and(eq(messages.clientId, clientId), eq(messages.role, "assistant")))
      .orderBy(desc(messages.seq))
      .limit(1),
  ]);
  return !isComplete && isStep(newest?.asksStep) ? newest.asksStep : null;
}
