import { type SQL, sql } from "drizzle-orm";
import type { ProfileValues } from "#app/profile/profile-field.ts";
import { loadProfile } from "#app/profile/profile-store.server.ts";
import { profileValues } from "#app/profile/profile-values.ts";
import { isColleague } from "#app/team/team.server.ts";
import type { Queries } from "#db/open-database.server.ts";
import { correctedValue } from "./correction-text.ts";
import { type Step, steps } from "./onboarding.ts";
import { type GivenResponse, responsesIn } from "./responses.ts";

/** The newest responses of the conversation, newest first, at most two per question, at a cost independent of its length. */
export async function newestResponses(tx: Queries, clientId: string): Promise<GivenResponse[]> {
  const { rows } = (await tx.execute(newestResponsesQuery(clientId))) as unknown as {
    rows: { step: Step; seq: number | string; content: string; corrects: string | null }[];
  };
  const newestFirst = rows.toSorted((a, b) => Number(b.seq) - Number(a.seq));
  return newestFirst.map(({ step, content, corrects }) => ({
    step,
    content: corrects === null ? content : correctedValue(content),
  }));
}

/**
 * One index lookup per question and per response, in no order; `distinct on` would read every response. Whatever the
 * planner's statistics say: a range in the order of the index, as in sequence.server.ts, and no join, whose other side
 * could be all messages of the client.
 */
export function newestResponsesQuery(clientId: string): SQL {
  const questions = sql.join(
    steps.map((step) => sql`(${step}::text)`),
    sql`, `,
  );
  return sql`
    select question.step, newest.seq, response.content, response.corrects
    from (values ${questions}) as question (step)
    cross join lateral (
      select reply_to, seq from messages
      where client_id = ${clientId} and answers_step between question.step and question.step
      order by answers_step desc, seq desc limit 2
    ) as newest
    cross join lateral (
      select content, corrects from messages
      where client_id = ${clientId} and id between newest.reply_to and newest.reply_to
      order by id limit 1
    ) as response`;
}

/**
 * The profile of the client's team, or the responses of an unfinished onboarding, as values of the profile form. A colleague's
 * are about their own list. interpretation.md D26.
 */
export async function profileSoFar(tx: Queries, clientId: string): Promise<ProfileValues> {
  const stored = await loadProfile(tx, clientId);
  if (stored || (await isColleague(tx, clientId))) return profileValues(stored ?? {});
  return profileValues(responsesIn(await newestResponses(tx, clientId)));
}
