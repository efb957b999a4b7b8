import * as v from "valibot";
import { isCalendarDay } from "#app/calendar/calendar-day.ts";
import type { ColumnValues } from "../prospects-protocol.ts";
import type { OwnColumn } from "./settings-protocol.ts";

type ColumnValue = ColumnValues[string];

const Day = v.pipe(
  v.string(),
  v.isoDate(),
  v.check((typed) => /^(?:19|20)/.test(typed) && isCalendarDay(typed)),
);

/** True for a value that a column takes: a day of this or the last century for a date, and one of its options for a choice. */
export function fits(value: ColumnValue, { type, options }: Pick<OwnColumn, "type" | "options">): boolean {
  switch (type) {
    case "text":
      return typeof value === "string";
    case "number":
      return typeof value === "number";
    case "date":
      return v.is(Day, value);
    case "choice":
      return typeof value === "string" && options.includes(value);
  }
}
