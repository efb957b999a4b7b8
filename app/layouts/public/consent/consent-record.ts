import { consent } from "#app/content/consent-copy.ts";

/** The exact values of `cookiesAccepted`. ENM-06. */
export const choices = ["true", "essential", "refused"] as const;
export type Choice = (typeof choices)[number];

/** The keys in local storage: the choice, and the record of its date and of the text's version. interpretation.md D35. */
export const choiceKey = "cookiesAccepted";
export const recordKey = "cookiesAcceptedOn";

/** Months until the choice expires. interpretation.md D35. */
const lifetime = 6;

/** The record of a choice made at `now`. */
export function recordOf(now: Date): string {
  return JSON.stringify({ date: now.toISOString(), version: consent.version });
}

/**
 * Whether there is a valid choice: made less than six months ago and on the current text. A choice without a
 * readable record is valid, since nothing shows that it is old.
 */
export function isSettled(choice: string | null, record: string | null, now: Date): boolean {
  if (!choices.some((each) => each === choice)) return false;
  const { date, version } = readRecord(record);
  if (version !== null && version !== consent.version) return false;
  if (date === null) return true;
  const end = new Date(date);
  end.setMonth(end.getMonth() + lifetime);
  return now < end;
}

function readRecord(record: string | null): { date: Date | null; version: string | null } {
  let stored: unknown;
  try {
    stored = JSON.parse(record ?? "null");
  } catch {
    stored = null; // Not written by this code.
  }
  const { date, version } = (stored ?? {}) as { date?: unknown; version?: unknown };
  const parsed = new Date(typeof date === "string" ? date : Number.NaN);
  return {
    date: Number.isNaN(parsed.getTime()) ? null : parsed,
    version: typeof version === "string" ? version : null,
  };
}
