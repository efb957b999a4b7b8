import { type SQL, sql } from "drizzle-orm";
import type { ProfileValues } from "#app/profile/profile-field.ts";
import { loadProfile } from "#app/profile/profile-store.server.ts";
import { profileValues } from "#app/profile/profile-values.ts";
import type { Queries } from "#db/open-database.server.ts";
import { correctedValue } from "./correction-text.ts";
import { type Step, steps } from "./onboarding.ts";
import { type GivenResponse, responsesIn } from "./responses.ts";

/** The newest responses of the conversation, newest first, at most two per question, at a cost independent of its length. */
export async function newestResponses(tx: Queries, clientId: string): Promise<GivenResponse[]> {
  const { rows } = (await tx.execute(newestResponsesQuery(clientId))) as unknown as {
    rows: { step: Step; content: string; corrects: string | null }[];
  };
  return rows.map(({ step, content, corrects }) => ({
    step,
    content: corrects === null ? content : correctedValue(content),
  }));
}

/** One index lookup per question; `distinct on` would read every response. */
export function newestResponsesQuery(clientId: string): SQL {
  const questions = sql.join(
    steps.map((step) => sql`(${step}::text)`),
    sql`, `,
  );
  return sql`
    select question.step, response.content, response.corrects
    from (values ${questions}) as question (step)
    cross join lateral (
      select reply_to, seq from messages
      where client_id = ${clientId} and answers_step = question.step
      order by seq desc limit 2
    ) as newest
    join messages as response on response.client_id = ${clientId} and response.id = newest.reply_to
    order by newest.seq desc`;
}

/** The client's profile, or the responses of an unfinished onboarding, as values of the profile form. interpretation.md D26. */
export async function profileSoFar(tx: Queries, clientId: string): Promise<ProfileValues> {
  return profileValues((await loadProfile(tx, clientId)) ?? responsesIn(await newestResponses(tx, clientId)));
}
