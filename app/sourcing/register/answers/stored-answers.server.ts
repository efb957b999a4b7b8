import { createHash } from "node:crypto";
import { and, eq, inArray, or, sql } from "drizzle-orm";
import { type Expiry, expiry } from "#db/housekeeping.server.ts";
import type { Database } from "#db/open-database.server.ts";
import { registerAnswers } from "#db/schema.ts";
import { isRecentIn } from "#db/stored-time.server.ts";
import type { RegisterPage } from "./read-page.ts";

/** Milliseconds for which an answer is used again. The register changes once a day. */
const lifetime = 12 * 60 * 60_000;

/** Answers that are kept, and characters of one. */
const most = { answers: 1_000, characters: 300_000 };

/** The name under which the answer to this request is stored. */
export function answerKey(url: URL): string {
  return createHash("sha256").update(url.href).digest("base64url");
}

/** The stored answer; `null` where there is none of the last twelve hours. */
export async function storedAnswer(
  { asOwner }: Pick<Database, "asOwner">,
  key: string,
): Promise<RegisterPage | null> {
  const [found] = await asOwner
    .select({ answer: registerAnswers.answer })
    .from(registerAnswers)
    .where(and(eq(registerAnswers.key, key), isRecentIn(registerAnswers.askedAt, lifetime)));
  return (found?.answer as RegisterPage | undefined) ?? null;
}

/** Stores an answer in place of an older one, unless it is unusually long. */
export async function storeAnswer({ asOwner }: Pick<Database, "asOwner">, key: string, answer: RegisterPage) {
  if (JSON.stringify(answer).length > most.characters) return;
  const stored = { answer, askedAt: new Date() };
  await asOwner
    .insert(registerAnswers)
    .values({ key, ...stored })
    .onConflictDoUpdate({ target: registerAnswers.key, set: stored });
}

/** Answers that are too old, and the oldest of too many. */
export const oldAnswers: Expiry = expiry("answers of the register", registerAnswers, (now) =>
  or(
    sql`not (${isRecentIn(registerAnswers.askedAt, lifetime, now)})`,
    inArray(
      registerAnswers.key,
      sql`(select key from ${registerAnswers} order by asked_at desc offset ${most.answers})`,
    ),
  ),
);
