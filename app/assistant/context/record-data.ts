import { recordLabels as labels } from "#app/content/assistant/record-copy.ts";
import type { DraftProspect } from "#app/drafts/facts/prospect-facts.ts";
import { isSensitiveNews } from "#app/drafts/facts/sensitive-news.ts";
import { decomposed } from "#app/french/decomposed.ts";
import { dataLine } from "./data-text.ts";

/** The longest line of a record that a model reads. */
const maxLine = 200;
/** A signal is a sentence. */
const maxSignal = 500;

/**
 * What somebody typed or imported, as a model may read it: one line without e-mail addresses, links and telephone numbers,
 * so that no answer can lead to them. docs/decisions/0034-assistant-and-list.md.
 */
export function recordText(typed: string, max: number): string {
  const line = dataLine(withPlainSigns(typed), 4 * max)
    .split(" ")
    .map((word) => (leadsSomewhere(word) ? labels.removed : word))
    .join(" ")
    .replace(/\+?\d(?:[ .\-/()]{0,2}\d){8,}/g, labels.removed);
  return dataLine(line, max);
}

/** Signs and digits of other widths as the usual ones: "＠" is @. */
const withPlainSigns = (text: string) =>
  Array.from(text, (sign) => (/[\p{L}\p{M}]/u.test(sign) ? sign : decomposed(sign))).join("");

/** An address, a link or a domain: "jean@nordec.example", "nordec.example/offre", "www.nordec.example". */
const leadsSomewhere = (word: string) =>
  /@|:\/\/|^\W*www\./i.test(word) || /[\p{L}\p{N}-]\.\p{L}{2}/u.test(word);

/** The record for a draft, as lines of data; what is unknown is left out, and so is news that no stranger's letter repeats. */
export function draftRecordData(record: Readonly<DraftProspect>): string {
  const { company, sector, city, contact, role, signal } = record;
  return linesOf({
    company: recordText(company, maxLine),
    sector: recordText(sector, maxLine),
    city: recordText(city, maxLine),
    contact: recordText(contact, maxLine),
    role: recordText(role, maxLine),
    signal: isSensitiveNews(signal) ? "" : recordText(signal, maxSignal),
  });
}

/** These values behind their labels, those that are known. */
export function linesOf(values: Partial<Record<keyof typeof labels.fields, string>>): string {
  return Object.entries(values)
    .filter(([, value]) => value !== "")
    .map(([field, value]) => `${labels.fields[field as keyof typeof labels.fields]} : ${value}`)
    .join("\n");
}
