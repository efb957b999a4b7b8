import { render } from "@react-email/render";
import { reportMailCopy as copy, type ReportedMonth } from "#app/content/mails/report-mail-copy.ts";
import type { Mail } from "./mail.ts";
import { ActionButton, Figure, MailFrame, Prose, textOf, Unsubscribing } from "./mail-frame.tsx";

/** What the mail says: a month by its first day, its line of the report, and the month before in the same way. */
type MonthlyContent = {
  month: string;
  told: ReportedMonth;
  before: { month: string; told: ReportedMonth } | null;
};
type Links = { link: string; unsubscribe: string };

/** The mail with the report of a month, as HTML and as text: numbers only. */
export async function monthlyReportMail(
  content: MonthlyContent,
  links: Links,
): Promise<Pick<Mail, "subject" | "text" | "html">> {
  const { month, told } = content;
  const hours = told.hoursToFirstContact;
  const parts = {
    ...links,
    subject: copy.subject(month),
    intro: copy.intro(month),
    counts: countsOf(content),
    contact: hours === null ? null : copy.firstContact(hours),
  };
  return { subject: parts.subject, text: asText(parts), html: await render(<MonthlyMail {...parts} />) };
}

type Parts = Links & {
  subject: string;
  intro: string;
  counts: { what: string; which: string }[];
  contact: string | null;
};

const names = ["delivered", "worked", "reached", "meetings", "won", "notRelevant"] as const;

function countsOf({ told, before }: MonthlyContent): Parts["counts"] {
  // A list that begins has no month to compare with.
  const isCompared = before !== null && before.told.delivered + before.told.worked > 0;
  return names.map((name) => {
    const compared = isCompared ? copy.before(before.told[name], before.month) : "";
    const mostly = name === "notRelevant" ? copy.mostly(told) : "";
    return {
      what: copy.counts[name](told[name]),
      which: [compared, mostly].filter(Boolean).join(", "),
    };
  });
}

function asText({ intro, counts, contact, link, unsubscribe }: Parts): string {
  const facts = counts.map(({ what, which }) => (which ? `- ${what} (${which})` : `- ${what}`));
  const parts = [
    ...[copy.heading, intro, facts.join("\n")],
    ...(contact ? [contact] : []),
    `${copy.button}\u00A0:\n${link}`,
    `${copy.why}\n${copy.off}\u00A0:\n${unsubscribe}`,
  ];
  return textOf(parts, copy.signature);
}

function MonthlyMail({ subject, intro, counts, contact, link, unsubscribe }: Parts) {
  return (
    <MailFrame title={subject} preview={copy.preview} signature={copy.signature}>
      <Prose>{copy.heading}</Prose>
      <Prose>{intro}</Prose>
      {counts.map((each) => (
        <Figure key={each.what} {...each} />
      ))}
      {contact && <Prose>{contact}</Prose>}
      <ActionButton href={link}>{copy.button}</ActionButton>
      <Unsubscribing why={copy.why} off={copy.off} href={unsubscribe} />
    </MailFrame>
  );
}
