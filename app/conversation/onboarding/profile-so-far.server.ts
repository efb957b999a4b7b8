import { type SQL, sql } from "drizzle-orm";
import type { ProfileValues } from "~/profile/profile-field.ts";
import { loadProfile } from "~/profile/profile-store.server.ts";
import { profileValues } from "~/profile/profile-values.ts";
import type { Queries } from "../../../db/open-database.server.ts";
import { answersIn, type GivenAnswer } from "./answers.ts";
import { correctedValue } from "./correction-text.ts";
import { type Step, steps } from "./onboarding.ts";

/** The newest answers of the conversation, newest first, at most two per question, at a cost independent of its length. */
export async function newestAnswers(tx: Queries, clientId: string): Promise<GivenAnswer[]> {
  const { rows } = (await tx.execute(newestAnswersQuery(clientId))) as unknown as {
    rows: { step: Step; content: string; corrects: string | null }[];
  };
  return rows.map(({ step, content, corrects }) => ({
    step,
    content: corrects === null ? content : correctedValue(content),
  }));
}

/** One index lookup per question; `distinct on` would read every answer. */
export function newestAnswersQuery(clientId: string): SQL {
  const questions = sql.join(
    steps.map((step) => sql`(${step}::text)`),
    sql`, `,
  );
  return sql`
    select question.step, answer.content, answer.corrects
    from (values ${questions}) as question (step)
    cross join lateral (
      select reply_to, seq from messages
      where client_id = ${clientId} and answers_step = question.step
      order by seq desc limit 2
    ) as newest
    join messages as answer on answer.client_id = ${clientId} and answer.id = newest.reply_to
    order by newest.seq desc`;
}

/** The client's profile, or the answers of an unfinished onboarding, as values of the profile form. decisions.md D26. */
export async function profileSoFar(tx: Queries, clientId: string): Promise<ProfileValues> {
  return profileValues((await loadProfile(tx, clientId)) ?? answersIn(await newestAnswers(tx, clientId)));
}
