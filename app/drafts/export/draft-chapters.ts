import { drafts } from "#app/content/signed-in/drafts-copy.ts";
import type { TypedDraft } from "../draft-content.ts";
import { searchFields } from "../draft-kind.ts";

/** A part of a draft as a document shows it; `line` stands beside its heading. */
export type Section = { heading: string } & ({ line: string } | { text: string } | { items: string[] });

/** A heading above sections of its own, such as a mail of a sequence or a week of a plan. */
export type Chapter = { heading: string | null; sections: Section[] };

const { fields: copy } = drafts;

/** A draft as chapters and sections, in the order of its page. */
export function chaptersOf({ kind, content }: TypedDraft): Chapter[] {
  switch (kind) {
    case "email":
      return [{ heading: null, sections: mailSections(content) }];
    case "sequence":
      return content.mails.map((mail, index) => ({
        heading: copy.sequenceMail(index + 1, mail.delayDays),
        sections: mailSections(mail),
      }));
    case "search":
      return [
        {
          heading: null,
          sections: searchFields.map((field) => ({ heading: copy.search[field], items: content[field] })),
        },
      ];
    case "call_script":
      return [
        {
          heading: null,
          sections: [
            { heading: copy.opening, text: content.opening },
            { heading: copy.questions, items: content.questions },
            { heading: copy.pitch, text: content.pitch },
          ],
        },
        {
          heading: copy.objections,
          sections: content.objections.map(({ objection, answer }) => ({ heading: objection, text: answer })),
        },
        { heading: null, sections: [{ heading: copy.close, text: content.close }] },
      ];
    case "plan":
      return content.weeks.map(({ goal, actions }, index) => ({
        heading: copy.week(index + 1),
        sections: [
          { heading: copy.goal, line: goal },
          { heading: copy.actions, items: actions },
        ],
      }));
  }
}

const mailSections = ({ subject, body }: { subject: string; body: string }): Section[] => [
  { heading: copy.subject, line: subject },
  { heading: copy.body, text: body },
];
