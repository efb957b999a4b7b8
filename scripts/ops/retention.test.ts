import { expect, test } from "vitest";
import { backupName, expiredBackups } from "./retention.ts";

const hour = 60 * 60 * 1000;
const startOf = (date: string) => Date.parse(`${date}T02:30:00Z`);

/** The days of the backups that are left after one a day from `first` to `last`, each followed by a rotation. */
function afterNights(first: string, last: string, retention: Parameters<typeof expiredBackups>[1]): string[] {
  let files: string[] = [];
  for (let clock = startOf(first); clock <= startOf(last); clock += 24 * hour) {
    files.push(backupName(new Date(clock)));
    const expired = expiredBackups(files, retention);
    files = files.filter((file) => !expired.includes(file));
  }
  return files.map((file) => file.slice("matinal-".length, "matinal-2026-01-01".length));
}

test("half a year of nights leaves the newest of each of seven days, five weeks and three months", () => {
  expect(afterNights("2026-01-01", "2026-07-01", { daily: 7, weekly: 5, monthly: 3 })).toEqual([
    // The newest of May, then of three weeks that end on a Sunday.
    ...["2026-05-31", "2026-06-07", "2026-06-14", "2026-06-21"],
    ...["2026-06-25", "2026-06-26", "2026-06-27", "2026-06-28", "2026-06-29", "2026-06-30", "2026-07-01"],
  ]);
});

test("of several backups in a day the newest stays, and the newest of all always does", () => {
  const names = [8, 9, 10].map((hours) => backupName(new Date(startOf("2026-03-01") + hours * hour)));
  expect(expiredBackups(names, { daily: 7, weekly: 5, monthly: 0 })).toEqual(names.slice(0, 2));
  expect(expiredBackups(names, { daily: 0, weekly: 0, monthly: 0 })).toEqual(names.slice(0, 2));
});

test("a pause of a year deletes nothing that the days before it kept", () => {
  const before = ["2026-01-01", "2026-01-02"].map((date) => backupName(new Date(startOf(date))));
  const after = backupName(new Date(startOf("2027-01-02")));
  expect(expiredBackups([...before, after], { daily: 3, weekly: 0, monthly: 0 })).toEqual([]);
  expect(expiredBackups([...before, after], { daily: 2, weekly: 0, monthly: 0 })).toEqual([before[0]]);
});

test("files of other names are never deleted, and what a killed backup left is after a day", () => {
  const partial = `${backupName(new Date(startOf("2026-01-02")))}.123.partial`;
  const others = ["matinal.backup", "matinal-2026-13-01T02-30-00Z.backup", "auth-secret", partial];
  const nothing = { daily: 0, weekly: 0, monthly: 0 };
  const newest = (date: string) => backupName(new Date(startOf(date)));
  expect(expiredBackups([...others, newest("2026-01-03")], nothing)).toEqual([]);
  expect(expiredBackups([...others, newest("2026-01-04")], nothing)).toEqual([partial]);
  expect(expiredBackups(others, nothing)).toEqual([]);
});
