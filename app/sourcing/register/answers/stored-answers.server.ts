import { createHash } from "node:crypto";
import { and, desc, inArray, lte, or, sql } from "drizzle-orm";
import { periods, secondsIn } from "#app/periods.ts";
import { type Expiry, expiry } from "#db/housekeeping.server.ts";
import type { Database } from "#db/open-database.server.ts";
import { registerAnswers } from "#db/schema.ts";
import { isRecentIn, isTooFarIn } from "#db/stored-time.server.ts";
import type { RegisterPage } from "./read-page.ts";

/** Milliseconds for which an answer is used again. The register changes once a day. */
const lifetime = secondsIn(periods.registerAnswer) * 1_000;

/** Answers that are kept, those that visitors asked for, and characters of one. */
const most = { answers: 1_000, ofVisitors: 300, characters: 300_000 };

/** What the names of answers begin with that visitors asked for, so that they never push out another. */
const ofVisitors = "visitor.";

/** The name under which the answer to this request is stored. */
export function answerKey(url: URL): string {
  return createHash("sha256").update(url.href).digest("base64url");
}

/** A page of the register as it was at a moment. */
export type DatedPage = RegisterPage & { at: Date };

/** The stored answer, whoever asked for it; `null` where there is none of the last twelve hours. */
export async function storedAnswer(
  { asOwner }: Pick<Database, "asOwner">,
  key: string,
): Promise<DatedPage | null> {
  const [found] = await asOwner
    .select({ answer: registerAnswers.answer, at: registerAnswers.askedAt })
    .from(registerAnswers)
    .where(
      and(
        inArray(registerAnswers.key, [key, ofVisitors + key]),
        isRecentIn(registerAnswers.askedAt, lifetime),
      ),
    )
    .orderBy(desc(registerAnswers.askedAt))
    .limit(1);
  return found ? { ...(found.answer as RegisterPage), at: found.at } : null;
}

/** Stores an answer in place of an older one, unless it is unusually long. */
export async function storeAnswer(
  { asOwner }: Pick<Database, "asOwner">,
  key: string,
  { at, ...answer }: DatedPage,
  { isOfVisitor }: { isOfVisitor: boolean },
) {
  if (JSON.stringify(answer).length > most.characters) return;
  const stored = { answer, askedAt: at };
  await asOwner
    .insert(registerAnswers)
    .values({ key: isOfVisitor ? ofVisitors + key : key, ...stored })
    .onConflictDoUpdate({ target: registerAnswers.key, set: stored });
}

/** Answers that are too old, and the oldest of too many. */
export const oldAnswers: Expiry = expiry("answers of the register", registerAnswers, (now) =>
  or(
    lte(registerAnswers.askedAt, new Date(now - lifetime)),
    isTooFarIn(registerAnswers.askedAt, 0, Math.max(now, Date.now())),
    inArray(
      registerAnswers.key,
      sql`(select key from ${registerAnswers} where not starts_with(key, ${ofVisitors}) order by asked_at desc offset ${most.answers})`,
    ),
    inArray(
      registerAnswers.key,
      sql`(select key from ${registerAnswers} where starts_with(key, ${ofVisitors}) order by asked_at desc offset ${most.ofVisitors})`,
    ),
  ),
);
