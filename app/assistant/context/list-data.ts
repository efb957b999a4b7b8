import { listAnswers } from "#app/content/assistant/list-answers-copy.ts";
import { recordLabels } from "#app/content/assistant/record-copy.ts";
import type { Prospect } from "#app/prospects/prospects-protocol.ts";
import { statusName } from "#app/prospects/settings/arranged.ts";
import type { ListSettings } from "#app/prospects/settings/settings-protocol.ts";
import { valueTexts } from "#app/prospects/settings/value-text.ts";
import { stepText } from "#app/prospects/step-text.ts";
import { tagged } from "./data-text.ts";
import { linesOf, recordText } from "./record-data.ts";

/** A record that an answer may speak of, with its newest notes if it is the one that was asked about. */
export type GivenRecord = { prospect: Prospect; notes: readonly string[] };

const maxLine = 200;
const maxNotes = 600;

/** The records as a model reads them, with what the team calls things, each in a tag of its own; without addresses and numbers. Its size is bounded by their number. */
export function listData(records: readonly GivenRecord[], settings: ListSettings): string {
  return records.map((record, index) => tagged("fiche", dataOf(record, index + 1, settings))).join("\n");
}

function dataOf({ prospect, notes }: GivenRecord, number: number, settings: ListSettings): string {
  const { company, sector, headcount, city, contact, role, signal, technologies } = prospect;
  const { score, reasons, status, nextStep, deliveredOn } = prospect;
  const own = valueTexts(settings, prospect);
  const why = reasons.slice(0, 6).map(({ text, points }) => `${text} ${points}`);
  return linesOf({
    number: `${number}`,
    company: recordText(company, maxLine),
    sector: recordText(sector, maxLine),
    headcount: headcount ? listAnswers.about.headcount(headcount.min, headcount.max) : "",
    city: recordText(city, maxLine),
    contact: recordText(contact, maxLine),
    role: recordText(role, maxLine),
    signal: recordText(signal, 500),
    technologies: recordText(technologies.slice(0, 10).join(", "), maxLine),
    score: recordText([`${score}`, ...why].join("\u00A0; "), 2 * maxLine),
    status: recordText(statusName(settings, status), maxLine),
    nextStep: nextStep ? recordText(stepText(nextStep), maxLine) : recordLabels.none,
    deliveredOn,
    columns: recordText(own.map(({ name, text }) => `${name}\u00A0: ${text}`).join("\u00A0; "), maxNotes),
    notes: recordText(notes.join(" / "), maxNotes),
  });
}
