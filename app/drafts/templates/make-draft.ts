import { drafts as copy } from "#app/content/signed-in/drafts-copy.ts";
import type { ProfileValues } from "#app/profile/profile-field.ts";
import type { DraftContents } from "../draft-content.ts";
import type { DraftKind } from "../draft-kind.ts";
import { draftLimits } from "../draft-limits.ts";
import { shortened } from "../facts/plain-line.ts";
import { factsFor, type ProfileFacts } from "../facts/profile-facts.ts";
import type { DraftProspect } from "../facts/prospect-facts.ts";
import { callScriptTemplate } from "./call-script-template.ts";
import { emailTemplate } from "./email-template.ts";
import { planTemplate } from "./plan-template.ts";
import { searchTemplate } from "./search-template.ts";
import { sequenceTemplate } from "./sequence-template.ts";
import { anyOf } from "./wordings.ts";

const templates: { [Kind in DraftKind]: (facts: ProfileFacts) => DraftContents[Kind] } = {
  email: emailTemplate,
  sequence: sequenceTemplate,
  search: searchTemplate,
  call_script: callScriptTemplate,
  plan: planTemplate,
};

/**
 * Ready-made work from the profile, and from the record of the prospect that it is for if there is one. Whatever they
 * contain, the content passes the schema of its kind and, for e-mails, the linter without errors; what they do not say is
 * a placeholder or left out.
 */
export function contentFromProfile<Kind extends DraftKind>(
  kind: Kind,
  profile: Readonly<Partial<ProfileValues>>,
  record: Readonly<DraftProspect> | null = null,
): DraftContents[Kind] {
  return templates[kind](factsFor(profile, record));
}

/** The title of a new draft, from a template or from a model: its kind and whom it is for. */
export function draftTitle(
  kind: DraftKind,
  profile: Readonly<Partial<ProfileValues>>,
  record: Readonly<DraftProspect> | null = null,
): string {
  const facts = factsFor(profile, record);
  const { prospect } = facts;
  const target = prospect
    ? [prospect.contact, prospect.company].filter(Boolean).join(", ") || null
    : facts.titles[0];
  const name = copy.kinds[kind].name;
  const title = anyOf(facts, [target ? copy.title(name, target) : null, name, copy.untitled]);
  return shortened(title ?? "…", draftLimits.title);
}
