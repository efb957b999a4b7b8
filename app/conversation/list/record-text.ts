import { recordText } from "#app/assistant/context/record-data.ts";
import { listAnswers } from "#app/content/assistant/list-answers-copy.ts";
import { escapeMarkdown } from "#app/drafts/export/escape-markdown.ts";
import { de } from "#app/drafts/facts/french.ts";
import type { Prospect, ProspectRecord } from "#app/prospects/prospects-protocol.ts";
import { statusName } from "#app/prospects/settings/arranged.ts";
import type { ListSettings } from "#app/prospects/settings/settings-protocol.ts";
import { valueTexts } from "#app/prospects/settings/value-text.ts";
import { stepText } from "#app/prospects/step-text.ts";
import type { Attachments, NamedProspect } from "../protocol.ts";

const copy = listAnswers.about;

/** A reply about the list: its Markdown, and what belongs to it. */
export type ListReply = { content: string; attachments: Attachments };

/** The person and the company, as they are written. */
export function nameOf({ contact, company }: Pick<Prospect, "contact" | "company">): string {
  return [contact, company].filter(Boolean).join(", ");
}

/** What an answer keeps of a record that it speaks of. */
export const named = (prospect: Pick<Prospect, "id" | "contact" | "company">): NamedProspect => ({
  id: prospect.id,
  name: nameOf(prospect),
});

/** What somebody typed or imported, in an answer: one plain line that leads nowhere. */
export const plain = (text: string, max = 200): string => escapeMarkdown(recordText(text, max));

/** "De Karim Benali, Nordec", "d’Hélène Courtade", in an answer. */
export const ofName = (name: string): string => de(plain(name));

/** One line of the order of calls. */
export function callLine(prospect: Prospect): string {
  const { signal, score, nextStep } = prospect;
  const more = [
    listAnswers.first.score(score),
    prospect.status === "new" ? plain(signal, 120) : nextStep && plain(stepText(nextStep), 120),
  ];
  return `**${plain(nameOf(prospect))}** (${more.filter(Boolean).join("\u00A0; ")})`;
}

/** What a record says, as Markdown, with what the team calls things; what is unknown is said or left out. */
export function recordSummary(record: ProspectRecord, settings: ListSettings): string {
  const { company, sector, city, headcount, contact, role, status, nextStep, signal, score, reasons } =
    record;
  const size = headcount && copy.headcount(headcount.min, headcount.max);
  const [note] = latestNotes(record, 1);
  const points = reasons.slice(0, 4).map(({ text, points: each }) => `${plain(text, 80)} ${signed(each)}`);
  const lines = [
    contact
      ? copy.contact(
          [contact, role]
            .filter(Boolean)
            .map((part) => plain(part))
            .join(", "),
        )
      : copy.noContact,
    copy.status(plain(statusName(settings, status), 60)),
    nextStep ? copy.nextStep(plain(stepText(nextStep))) : copy.noNextStep,
    signal && copy.signal(plain(signal, 300)),
    copy.score(score, points.join("\u00A0; ")),
    ...valueTexts(settings, record).map(({ name, text }) => copy.value(plain(name, 60), plain(text))),
    note && copy.note(plain(note, 200)),
  ];
  const title = [
    `**${plain(company)}**`,
    ...[sector, city, size ?? ""].filter(Boolean).map((part) => plain(part)),
  ];
  return `${title.join(", ")}\n\n${lines
    .filter(Boolean)
    .map((line) => `- ${line}`)
    .join("\n")}\n\n${copy.rest}`;
}

const signed = (points: number) => (points < 0 ? `−${-points}` : `+${points}`);

/** The newest notes that were not undone, at most `most`. */
export function latestNotes({ history }: ProspectRecord, most: number): string[] {
  const undone = new Set(history.flatMap((event) => (event.kind === "undo" ? [event.data.event] : [])));
  return history
    .filter(({ id }) => !undone.has(id))
    .flatMap((event) => {
      if (event.kind === "note") return [event.data.text];
      return event.kind === "call" && event.data.note ? [event.data.note] : [];
    })
    .slice(0, most);
}
