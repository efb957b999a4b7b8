import { tonedMail } from "#app/content/drafts/mail-copy.ts";
import { drafts as copy } from "#app/content/signed-in/drafts-copy.ts";
import type { ProfileValues } from "#app/profile/profile-field.ts";
import type { Criteria } from "#app/targeting/criteria.ts";
import type { DraftContents } from "../draft-content.ts";
import type { DraftKind } from "../draft-kind.ts";
import { draftLimits } from "../draft-limits.ts";
import { isOneName, writtenName } from "../facts/person-name.ts";
import { factsFor, type ProfileFacts, titlesSaid } from "../facts/profile-facts.ts";
import type { DraftProspect } from "../facts/prospect-facts.ts";
import { targetOf } from "../facts/target-facts.ts";
import { mailWith } from "../revisions/variants.ts";
import { callScriptTemplate } from "./call-script-template.ts";
import { emailTemplate } from "./email-template.ts";
import { planTemplate } from "./plan-template.ts";
import { searchTemplate } from "./search-template.ts";
import { sequenceTemplate } from "./sequence-template.ts";
import { anyOf } from "./wordings.ts";

/** What a draft is made from, beside the profile. */
export type DraftGround = {
  /** The record of the prospect that it is for. */
  record?: Readonly<DraftProspect> | null;
  /** The saved targeting; `null` while it follows the profile. */
  targeting?: Readonly<Criteria> | null;
  /** What happens at the recipient, as a sentence to them that the customer said: a first mail opens with it. */
  situation?: string | null;
};

/**
 * Ready-made work from the profile, and from the record of the prospect that it is for if there is one. Whatever they
 * contain, the content passes the schema of its kind and, for e-mails, the linter without errors; what they do not say is
 * a placeholder or left out.
 */
export function contentFromProfile<Kind extends DraftKind>(
  kind: Kind,
  profile: Readonly<Partial<ProfileValues>>,
  { record = null, targeting = null, situation = null }: DraftGround = {},
): DraftContents[Kind] {
  const facts = factsFor(profile, record);
  const templates: { [Each in DraftKind]: () => DraftContents[Each] } = {
    email: () => openedWith(facts, situation) ?? emailTemplate(facts),
    sequence: () => {
      const { mails } = sequenceTemplate(facts);
      const opened = openedWith(facts, situation);
      return { mails: mails.map((mail, at) => (at === 0 ? { ...mail, ...opened } : mail)) };
    },
    search: () => searchTemplate(facts, targetOf(facts, profile, targeting)),
    call_script: () => callScriptTemplate(facts),
    plan: () => planTemplate(facts),
  };
  return templates[kind]();
}

/** A first mail that opens with this; `null` without it, and where it may not be said. */
function openedWith(facts: ProfileFacts, situation: string | null) {
  const text = situation && anyOf(facts, [`${situation} ${tonedMail[facts.tone].because}`, situation]);
  return text ? mailWith(facts, { text, asks: false }) : null;
}

/** "Hélène Courtade", and "Monsieur Petit" of whom no first name is known. */
const calledOf = (contact: string, civility: string | null) =>
  civility && isOneName(contact) ? `${civility} ${writtenName(contact)}` : writtenName(contact);

/** The title of a new draft, from a template or from a model: its kind and whom it is for. */
export function draftTitle(
  kind: DraftKind,
  profile: Readonly<Partial<ProfileValues>>,
  record: Readonly<DraftProspect> | null = null,
): string {
  const facts = factsFor(profile, record);
  const { prospect } = facts;
  const targets = prospect
    ? [
        [prospect.contact && calledOf(prospect.contact, prospect.civility), prospect.company]
          .filter(Boolean)
          .join(", "),
        prospect.company,
      ]
    : [titlesSaid(facts), facts.titles[0]];
  const name = copy.kinds[kind].name;
  const titles = [
    ...targets.map((target) => (target ? copy.title(name, target) : null)),
    name,
    copy.untitled,
  ];
  return anyOf(facts, titles, draftLimits.title) ?? "…";
}
