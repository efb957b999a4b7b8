import { type SQL, sql } from "drizzle-orm";
import type { ProfileValues } from "~/profile/profile-field.ts";
import { loadProfile, type ProfileFields } from "~/profile/profile-store.server.ts";
import type { Queries } from "../../../db/open-database.server.ts";
import { answersIn, type Given } from "./answers.ts";
import { correctedValue } from "./correction-text.ts";
import { type Step, steps } from "./onboarding.ts";

/**
 * The newest answers that the conversation holds, newest first, at most two of each question: what it costs does not
 * grow with the history.
 */
export async function newestAnswers(tx: Queries, clientId: string): Promise<Given[]> {
  const { rows } = (await tx.execute(newestAnswersQuery(clientId))) as unknown as {
    rows: { step: Step; content: string; corrects: string | null }[];
  };
  return rows.map(({ step, content, corrects }) => ({
    step,
    content: corrects === null ? content : correctedValue(content),
  }));
}

/** A look into the index for each question; `distinct on` would read every answer. */
export function newestAnswersQuery(clientId: string): SQL {
  const asked = sql.join(
    steps.map((step) => sql`(${step}::text)`),
    sql`, `,
  );
  return sql`
    select asked.step, said.content, said.corrects
    from (values ${asked}) as asked (step)
    cross join lateral (
      select reply_to, seq from messages
      where client_id = ${clientId} and answers_step = asked.step
      order by seq desc limit 2
    ) as newest
    join messages as said on said.id = newest.reply_to
    order by newest.seq desc`;
}

/**
 * What is known about the client's company, for the form: the profile, else what an unfinished onboarding has told so
 * far. decisions.md D26.
 */
export async function profileSoFar(tx: Queries, clientId: string): Promise<ProfileValues> {
  return asValues((await loadProfile(tx, clientId)) ?? answersIn(await newestAnswers(tx, clientId)));
}

function asValues(known: ProfileFields): ProfileValues {
  return {
    company_name: known.companyName ?? "",
    industry: known.industry ?? "",
    linkedin_url: known.linkedinUrl ?? "",
    icp_title: known.icpTitle ?? "",
    icp_size: known.icpSize ?? "",
    icp_location: known.icpLocation ?? "",
    value_prop: known.valueProp ?? "",
    tone: known.tone ?? "",
    common_objections: known.commonObjections ?? "",
    primary_goal: known.primaryGoal ?? "",
    calendly_url: known.calendlyUrl ?? "",
    banned_phrases: known.bannedPhrases ?? "",
  };
}
