import { and, asc, eq, isNotNull } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { loadProfile, type ProfileFields } from "~/accounts/profile.server.ts";
import type { ProfileValues } from "~/accounts/profile-field.ts";
import type { Queries } from "../../db/open-database.server.ts";
import { messages } from "../../db/schema.ts";
import { type Answers, answersOf } from "./answers.ts";
import { isStep } from "./onboarding.ts";

/** What the conversation has told about the company; of two answers to one question the newer. */
export async function answersGiven(tx: Queries, clientId: string): Promise<Answers> {
  const said = alias(messages, "said");
  const given = await tx
    .select({ step: messages.answered, content: said.content })
    .from(messages)
    .innerJoin(said, eq(said.id, messages.replyTo))
    .where(and(eq(messages.clientId, clientId), isNotNull(messages.answered)))
    .orderBy(asc(messages.seq));
  return Object.assign(
    {},
    ...given.map(({ step, content }) => (isStep(step) ? answersOf(step, content) : {})),
  );
}

/**
 * What is known about the client's company, for the form: the profile, else what an unfinished onboarding has told so
 * far. decisions.md D26.
 */
export async function knownProfile(tx: Queries, clientId: string): Promise<ProfileValues> {
  return asValues((await loadProfile(tx, clientId)) ?? (await answersGiven(tx, clientId)));
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
