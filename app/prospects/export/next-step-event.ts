import { brand } from "#app/content/brand.ts";
import { prospectExport } from "#app/content/signed-in/prospect-export-copy.ts";
import type { Prospect } from "../prospects-protocol.ts";
import { contentLines, textValue } from "./content-lines.ts";

const copy = prospectExport.event;

/**
 * The next step of a prospect as an iCalendar file with one event (RFC 5545), of half an hour; `null` if it has no day and
 * hour. Times are in UTC, so no time zone has to be described. Its UID stays, and its SEQUENCE grows with each change of
 * the prospect, so a calendar moves the event that it has.
 */
export function nextStepEvent(
  prospect: Prospect,
  { now, appUrl }: { now: number; appUrl: string },
): string | null {
  const { id, nextStep, contact, company, phone, email, seq } = prospect;
  if (!nextStep?.at) return null;
  const who = contact ? `${contact}, ${company}` : company;
  const record = `${appUrl}/liste/${id}`;
  const description = [
    ...(phone.value ? [copy.phone(phone.value)] : []),
    ...(email.value ? [copy.email(email.value)] : []),
    copy.record(record),
  ].join("\n");
  const summary = textValue(copy.summary(nextStep.what, who));
  return contentLines([
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${textValue(brand.product)}//FR`,
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:${id}@${new URL(appUrl).hostname}`,
    `DTSTAMP:${utc(now)}`,
    `SEQUENCE:${seq}`,
    `DTSTART:${utc(Date.parse(nextStep.at))}`,
    "DURATION:PT30M",
    `SUMMARY:${summary}`,
    `DESCRIPTION:${textValue(description)}`,
    `URL:${record}`,
    "BEGIN:VALARM",
    "ACTION:DISPLAY",
    `DESCRIPTION:${summary}`,
    "TRIGGER:-PT10M",
    "END:VALARM",
    "END:VEVENT",
    "END:VCALENDAR",
  ]);
}

/** A moment as `20261124T063000Z`. */
const utc = (moment: number) => `${new Date(moment).toISOString().slice(0, 19).replace(/[-:]/g, "")}Z`;
