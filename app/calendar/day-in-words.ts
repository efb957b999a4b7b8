import { timeZone } from "#app/content/time-zone.ts";

const format = new Intl.DateTimeFormat("fr-FR", { day: "numeric", month: "long", year: "numeric", timeZone });

/** A day in Paris in words: of a moment, or of a day such as `2026-03-02`. */
export const dayInWords = (day: Date | string): string =>
  withOrdinal(format.format(typeof day === "string" ? new Date(`${day}T12:00:00Z`) : day));

const short = new Intl.DateTimeFormat("fr-FR", { day: "numeric", month: "short", year: "numeric", timeZone });

/** The same for a cell of a table, on one line. */
export const shortDay = (day: Date | string): string =>
  withOrdinal(short.format(typeof day === "string" ? new Date(`${day}T12:00:00Z`) : day)).replaceAll(
    " ",
    "\u00A0",
  );

const month = new Intl.DateTimeFormat("fr-FR", { month: "long", timeZone: "UTC" });

/** The month of a day such as `2026-03-02`: "mars". */
export const monthInWords = (day: string): string => month.format(new Date(day));

/** French dates begin with "1er". */
const withOrdinal = (date: string) => date.replace(/^1 /, "1er ");
