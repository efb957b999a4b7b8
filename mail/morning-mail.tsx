import { Hr } from "@react-email/hr";
import { render } from "@react-email/render";
import { Text } from "@react-email/text";
import { morningMailCopy as copy } from "#app/content/mails/morning-mail-copy.ts";
import type { Mail } from "./mail.ts";
import {
  ActionButton,
  aside,
  Figure,
  light,
  MailFrame,
  Prose,
  prose,
  textOf,
  Unsubscribing,
} from "./mail-frame.tsx";

/** What the mail says. */
type MorningContent = {
  /** A day in Paris. */
  day: string;
  newCount: number;
  due: { status: keyof typeof copy.due; count: number }[];
  overdue: number;
  /** A role may be "". */
  first: { company: string; role: string }[];
};
type Links = { link: string; unsubscribe: string };

/** The mail of the morning, as HTML and as text: counts, and three prospects by company and role. */
export async function morningMail(
  content: MorningContent,
  links: Links,
): Promise<Pick<Mail, "subject" | "text" | "html">> {
  const dueCount = content.due.reduce((sum, { count }) => sum + count, 0);
  const parts = {
    ...links,
    subject: copy.subject(content.newCount, dueCount),
    intro: copy.intro(copy.day(content.day)),
    counts: countsOf(content, dueCount),
    first: content.first,
  };
  return { subject: parts.subject, text: asText(parts), html: await render(<MorningMail {...parts} />) };
}

type Parts = Links & {
  subject: string;
  intro: string;
  counts: { what: string; which: string }[];
  first: MorningContent["first"];
};

/** How many are new, and how many steps are due with which they are. */
function countsOf({ newCount, due, overdue }: MorningContent, dueCount: number): Parts["counts"] {
  const which = due.map(({ status, count }) => copy.due[status](count));
  const late = overdue > 0 ? `, ${copy.overdue(overdue)}` : "";
  return [
    ...(newCount > 0 ? [{ what: copy.newOnes(newCount), which: "" }] : []),
    ...(dueCount > 0 ? [{ what: `${copy.steps(dueCount)}${late}`, which: which.join(", ") }] : []),
  ];
}

function asText({ intro, counts, first, link, unsubscribe }: Parts): string {
  const facts = counts.map(({ what, which }) => (which ? `- ${what}\u00A0: ${which}` : `- ${what}`));
  const named = first.map(
    ({ company, role }, index) => `${index + 1}. ${role ? `${company}, ${role}` : company}`,
  );
  const parts = [
    copy.heading,
    intro,
    facts.join("\n"),
    `${copy.first(first.length)}\u00A0:\n${named.join("\n")}`,
    `${copy.button}\u00A0:\n${link}`,
    `${copy.why}\n${copy.off}\u00A0:\n${unsubscribe}`,
  ];
  return textOf(parts, copy.signature);
}

const wrap = { overflowWrap: "anywhere", wordBreak: "break-word" } as const;

function MorningMail({ subject, intro, counts, first, link, unsubscribe }: Parts) {
  return (
    <MailFrame title={subject} preview={copy.preview} signature={copy.signature}>
      <Prose>{copy.heading}</Prose>
      <Prose>{intro}</Prose>
      {counts.map((each) => (
        <Figure key={each.what} {...each} />
      ))}
      <Hr className="line" style={{ margin: "20px 0 16px", borderColor: light.line }} />
      <Text className="muted" style={{ ...aside, margin: "0 0 8px" }}>
        {copy.first(first.length)}
      </Text>
      <ol style={{ margin: "0 0 24px", paddingInlineStart: "24px" }}>
        {first.map(({ company, role }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two prospects may have the same company and role.
          <li key={index} className="ink" style={{ ...prose, ...wrap, margin: "0 0 8px" }}>
            <strong>{company}</strong>
            {role && <span style={{ display: "block", fontSize: "14px", lineHeight: "20px" }}>{role}</span>}
          </li>
        ))}
      </ol>
      <ActionButton href={link}>{copy.button}</ActionButton>
      <Unsubscribing why={copy.why} off={copy.off} href={unsubscribe} />
    </MailFrame>
  );
}
