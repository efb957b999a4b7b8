import { createHash } from "node:crypto";
import { parisMoment } from "#app/calendar/working-days.ts";

/** The hours in Paris between which the nights of all clients begin. */
export const nightHours = { first: 1, last: 6.5 } as const;

/**
 * When the night of a client before the morning of a day begins: always the same moment for both, from 01:00 to before 06:30 in Paris,
 * evenly spread over clients, and another one each day, so that nobody is always last. interpretation.md D127.
 */
export function nightStart(clientId: string, day: string): Date {
  const begin = parisMoment(day, nightHours.first).getTime();
  const end = parisMoment(day, nightHours.last).getTime();
  const share = createHash("sha256").update(`${clientId} ${day}`).digest().readUInt32BE() / 2 ** 32;
  return new Date(begin + Math.floor(share * (end - begin)));
}
