import { type SQL, sql } from "drizzle-orm";
import type { ProfileValues } from "~/profile/profile-field.ts";
import { loadProfile, type ProfileFields } from "~/profile/profile-store.server.ts";
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
    join messages as answer on answer.id = newest.reply_to
    order by newest.seq desc`;
}

/** The client's profile, or the answers of an unfinished onboarding, as values of the profile form. decisions.md D26. */
export async function profileSoFar(tx: Queries, clientId: string): Promise<ProfileValues> {
  return asValues((await loadProfile(tx, clientId)) ?? answersIn(await newestAnswers(tx, clientId)));
}

function asValues(fields: ProfileFields): ProfileValues {
  return {
    company_name: fields.companyName ?? "",
    industry: fields.industry ?? "",
    linkedin_url: fields.linkedinUrl ?? "",
    icp_title: fields.icpTitle ?? "",
    icp_size: fields.icpSize ?? "",
    icp_location: fields.icpLocation ?? "",
    value_prop: fields.valueProp ?? "",
    tone: fields.tone ?? "",
    common_objections: fields.commonObjections ?? "",
    primary_goal: fields.primaryGoal ?? "",
    calendly_url: fields.calendlyUrl ?? "",
    banned_phrases: fields.bannedPhrases ?? "",
  };
}
