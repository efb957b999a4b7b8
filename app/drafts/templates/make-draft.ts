import { drafts as copy } from "#app/content/signed-in/drafts-copy.ts";
import type { ProfileValues } from "#app/profile/profile-field.ts";
import type { DraftContents } from "../draft-content.ts";
import type { DraftKind } from "../draft-kind.ts";
import { draftLimits } from "../draft-limits.ts";
import { shortened } from "../facts/plain-line.ts";
import { factsOf, type ProfileFacts } from "../facts/profile-facts.ts";
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
 * Ready-made work from the profile alone. Whatever the profile contains, the content passes the schema of its kind and,
 * for e-mails, the linter without errors; what the profile does not say is a placeholder or left out.
 */
export function contentFromProfile<Kind extends DraftKind>(
  kind: Kind,
  profile: Readonly<Partial<ProfileValues>>,
): DraftContents[Kind] {
  return templates[kind](factsOf(profile));
}

/** The title of a new draft, from a template or from a model: its kind and whom it is for. */
export function draftTitle(kind: DraftKind, profile: Readonly<Partial<ProfileValues>>): string {
  const facts = factsOf(profile);
  const [target] = facts.titles;
  const name = copy.kinds[kind].name;
  const title = anyOf(facts, [target ? copy.title(name, target) : null, name, copy.untitled]);
  return shortened(title ?? "…", draftLimits.title);
}
