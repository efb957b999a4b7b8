import { consent } from "~/content/consent-copy.ts";

/** The value of `cookiesAccepted`, to the letter. ENM-06. */
export const choices = ["true", "essential", "refused"] as const;
export type Choice = (typeof choices)[number];

/** The keys in local storage: the choice, and when and on which text it was made. decisions.md D35. */
export const choiceKey = "cookiesAccepted";
export const recordKey = "cookiesAcceptedOn";

/** Months after which the choice is asked again. decisions.md D35. */
const holds = 6;

/** What is kept beside a choice that is made now. */
export function recordOf(now: Date): string {
  return JSON.stringify({ date: now.toISOString(), version: consent.version });
}

/**
 * Whether nobody needs to be asked: there is a choice, made less than six months ago and on the present text. A
 * choice without a readable record holds, since nothing says that it is old.
 */
export function isSettled(choice: string | null, record: string | null, now: Date): boolean {
  if (!choices.some((known) => known === choice)) return false;
  const { date, version } = readRecord(record);
  if (version !== null && version !== consent.version) return false;
  if (date === null) return true;
  const end = new Date(date);
  end.setMonth(end.getMonth() + holds);
  return now < end;
}

function readRecord(record: string | null): { date: Date | null; version: string | null } {
  let kept: unknown;
  try {
    kept = JSON.parse(record ?? "null");
  } catch {
    kept = null; // Somebody else wrote it.
  }
  const { date, version } = (kept ?? {}) as { date?: unknown; version?: unknown };
  const made = new Date(typeof date === "string" ? date : Number.NaN);
  return {
    date: Number.isNaN(made.getTime()) ? null : made,
    version: typeof version === "string" ? version : null,
  };
}
