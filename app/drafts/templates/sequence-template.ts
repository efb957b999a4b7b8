import { prospectMail } from "#app/content/drafts/prospect-mail-copy.ts";
import { followUps, tonedFollowUps } from "#app/content/drafts/sequence-copy.ts";
import type { SequenceContent } from "../draft-content.ts";
import { withoutFullStop } from "../facts/french.ts";
import type { ProfileFacts } from "../facts/profile-facts.ts";
import { emailTemplate, mailBody } from "./email-template.ts";
import { maxSubjectLength, valueParagraph } from "./mail-parts.ts";
import { anyOf, oneOf } from "./wordings.ts";

/** Days between the mails: one to read the first, a working week before the last. */
const delays = { first: 0, reminder: 3, farewell: 7 } as const;

/** Three e-mails: the first contact, a reminder that takes up an objection, and a farewell. */
export function sequenceTemplate(facts: ProfileFacts): SequenceContent {
  const tone = tonedFollowUps[facts.tone];
  const reminders = facts.prospect ? prospectMail.reminders : [tone.reminder, ...followUps.reminders];
  const farewells = facts.prospect ? prospectMail.farewells : [tone.farewell, ...followUps.farewells];
  const subject = (subjects: readonly string[]) => oneOf(facts, "subject", subjects, maxSubjectLength);
  return {
    mails: [
      { delayDays: delays.first, ...emailTemplate(facts) },
      {
        delayDays: delays.reminder,
        subject: subject(followUps.reminderSubjects),
        body: mailBody(facts, [
          oneOf(facts, "opening", reminders),
          anyOf(
            facts,
            facts.objections.flatMap((objection) => followUps.objection(withoutFullStop(objection))),
            300,
          ),
          valueParagraph(facts, followUps.valueLeads),
        ]),
      },
      {
        delayDays: delays.farewell,
        subject: subject(followUps.farewellSubjects),
        body: mailBody(facts, [oneOf(facts, "opening", farewells)], tone.farewellRequest),
      },
    ],
  };
}
