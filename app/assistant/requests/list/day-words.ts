import { parisDay } from "#app/calendar/paris-day.ts";
import { daysAfter, parisMoment, workingDayFrom, workingDaysAfter } from "#app/calendar/working-days.ts";
import { phrases, type Reader } from "../phrase-reader.ts";

/** A day as somebody says it, and the hour if that is said; in Paris. */
export type DayWords =
  | { kind: "in"; workingDays: number; hour: number }
  | { kind: "weeks"; weeks: number; hour: number }
  /** 1 is Monday. */
  | { kind: "weekday"; weekday: number; hour: number }
  /** `year` is the next one with this day unless it is said. */
  | { kind: "date"; day: number; month: number; hour: number };

/** Working hours in Paris, in hours since midnight. */
const morning = 9;
const afternoon = 14;

const numbers = phrases([
  [1, "un,une,1"],
  [2, "deux,2"],
  [3, "trois,3"],
  [4, "quatre,4"],
  [5, "cinq,5"],
  [6, "six,6"],
  [7, "sept,7"],
  [8, "huit,8"],
  [10, "dix,10"],
  [15, "quinze,15"],
]);

const days = phrases<DayWords>([
  [{ kind: "in", workingDays: 0, hour: morning }, "aujourd hui,today,ce jour"],
  [{ kind: "in", workingDays: 0, hour: morning }, "ce matin"],
  [{ kind: "in", workingDays: 0, hour: afternoon }, "cet apres midi,cette apres midi,tantot"],
  [{ kind: "in", workingDays: 1, hour: morning }, "demain,tomorrow,le lendemain"],
  [{ kind: "in", workingDays: 2, hour: morning }, "apres demain"],
  [
    { kind: "weeks", weeks: 1, hour: morning },
    "la semaine prochaine,semaine prochaine,next week,la semaine d apres",
  ],
]);

const weekdays = phrases([
  [1, "lundi"],
  [2, "mardi"],
  [3, "mercredi"],
  [4, "jeudi"],
  [5, "vendredi"],
  [6, "samedi"],
  [7, "dimanche"],
]);

const months = phrases([
  [1, "janvier"],
  [2, "fevrier"],
  [3, "mars"],
  [4, "avril"],
  [5, "mai"],
  [6, "juin"],
  [7, "juillet"],
  [8, "aout"],
  [9, "septembre"],
  [10, "octobre"],
  [11, "novembre"],
  [12, "decembre"],
]);

const spans = phrases<"days" | "weeks">([
  ["days", "jours,jour,jours ouvres,jour ouvre,jours ouvrables"],
  ["weeks", "semaines,semaine"],
]);

const leads = new Set(["pour", "le", "a", "au", "d", "ici", "ce"]);

/** Reads when something is to happen, from here to the end of the sentence; `null` if something else stands there. */
export function readDay(reader: Reader): DayWords | null {
  const found = readDayAndHour(reader);
  return found && { ...found.day, hour: found.hour ?? found.day.hour };
}

/** The same with the hour apart, which is `null` where none is said. */
export function readDayAndHour(reader: Reader): { day: DayWords; hour: number | null } | null {
  const day = readDayAlone(reader);
  if (!day) return null;
  const hour = readHour(reader);
  return reader.next === "" ? { day, hour } : null;
}

function readDayAlone(reader: Reader): DayWords | null {
  if (reader.next === ",") reader.at++;
  const whole = reader.read(days);
  if (whole) return whole;
  if (reader.next === "dans") return readSpan(reader);
  for (let read = 0; read < 3 && leads.has(reader.next); read++) {
    reader.at++;
    const later = reader.read(days);
    if (later) return later;
  }
  const weekday = reader.read(weekdays);
  const date = readDate(reader);
  if (date) return date;
  if (weekday === null) return null;
  if (["prochain", "suivant", "qui"].includes(reader.next)) reader.at += reader.next === "qui" ? 2 : 1;
  return { kind: "weekday", weekday, hour: morning };
}

function readSpan(reader: Reader): DayWords | null {
  reader.at++;
  const count = reader.read(numbers);
  const span = count === null ? null : reader.read(spans);
  if (count === null || span === null) return null;
  return span === "days"
    ? { kind: "in", workingDays: count, hour: morning }
    : { kind: "weeks", weeks: count, hour: morning };
}

/** "12 mai", "1er juin". */
function readDate(reader: Reader): DayWords | null {
  const day = Number(/^(\d{1,2})(?:er)?$/.exec(reader.next)?.[1] ?? 0);
  if (day < 1 || day > 31) return null;
  const before = reader.at++;
  const month = reader.read(months);
  if (month !== null) return { kind: "date", day, month, hour: morning };
  reader.at = before;
  return null;
}

/** "à 14h30", "matin", "l’après-midi", "à 9 heures"; `null` if no hour is said. */
export function readHour(reader: Reader): number | null {
  if (reader.next === ",") reader.at++;
  const start = reader.at;
  reader.readWords(new Set(["a", "vers", "l", "le", "en", "dans"]), 3);
  if (["matin", "matinee"].includes(reader.next)) {
    reader.at++;
    return morning;
  }
  if (reader.next === "midi") {
    reader.at++;
    return 12;
  }
  if (reader.next === "apres" && reader.tokens[reader.at + 1]?.form === "midi") {
    reader.at += 2;
    return afternoon;
  }
  const [, hours, minutes = "0"] = /^(\d{1,2})(?:h(\d{2})?)?$/.exec(reader.next) ?? [];
  const isMarked =
    reader.next.includes("h") || /^h(?:eures?)?$/.test(reader.tokens[reader.at + 1]?.form ?? "");
  if (hours === undefined || !isMarked || Number(hours) > 23 || Number(minutes) > 59) {
    reader.at = start;
    return null;
  }
  const isApart = !reader.next.includes("h");
  reader.at += isApart ? 2 : 1;
  const rest = isApart && /^\d{2}$/.test(reader.next) && Number(reader.next) < 60 ? Number(reader.next) : 0;
  if (rest > 0 || (isApart && reader.next === "00")) reader.at++;
  return Number(hours) + (Number(minutes) + rest) / 60;
}

/**
 * The moment that is meant, said at `now`: a working day, unless a date is said. "Dans trois jours" counts working days,
 * "mardi" is the next one after today, "la semaine prochaine" its first day. interpretation.md D103.
 */
export function momentOf(words: DayWords, now: number): Date {
  const today = parisDay(now);
  return parisMoment(dayOf(words, today), words.hour);
}

function dayOf(words: DayWords, today: string): string {
  switch (words.kind) {
    case "in":
      return words.workingDays === 0 ? workingDayFrom(today) : workingDaysAfter(today, words.workingDays);
    case "weeks":
      return workingDayFrom(daysAfter(mondayOf(today), 7 * words.weeks));
    case "weekday": {
      const ahead = (words.weekday - weekdayOf(today) + 7) % 7 || 7;
      return workingDayFrom(daysAfter(today, ahead));
    }
    case "date":
      return nextDate(words, today);
  }
}

function nextDate({ day, month }: { day: number; month: number }, today: string): string {
  const year = Number(today.slice(0, 4));
  const of = (which: number) => new Date(Date.UTC(which, month - 1, day)).toISOString().slice(0, 10);
  return of(year) < today ? of(year + 1) : of(year);
}

const weekdayOf = (day: string) => new Date(day).getUTCDay() || 7;
const mondayOf = (day: string) => daysAfter(day, 1 - weekdayOf(day));
