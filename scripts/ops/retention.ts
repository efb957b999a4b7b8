/** How many days, weeks and months keep their newest backup. Weeks begin on Mondays; all are in UTC. */
export type Retention = { daily: number; weekly: number; monthly: number };

const namePattern =
  /^matinal-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z\.backup(?<partial>\..+\.partial)?$/;

/** The name of a backup that was made at `time`, such as `matinal-2026-03-01T02-30-00Z.backup`. */
export function backupName(time: Date): string {
  return `matinal-${time.toISOString().slice(0, 19).replaceAll(":", "-")}Z.backup`;
}

/**
 * The names among `names` that are backups which no day, week or month keeps, oldest first. Periods without a backup
 * do not count, so that a pause deletes nothing; the newest backup is always kept, and other files are never named. What
 * a killed backup left expires a day before the newest one.
 */
export function expiredBackups(names: readonly string[], { daily, weekly, monthly }: Retention): string[] {
  const all = names.flatMap((name) => timeOf(name) ?? []).sort((one, other) => other.at - one.at);
  const backups = all.filter(({ isPartial }) => !isPartial);
  const newest = backups[0]?.at ?? Number.NEGATIVE_INFINITY;
  const kept = new Set([
    ...newestOfEach(backups, dayOf, Math.max(daily, 1)),
    ...newestOfEach(backups, weekOf, weekly),
    ...newestOfEach(backups, monthOf, monthly),
  ]);
  return all
    .filter(({ name, at, isPartial }) => (isPartial ? at < newest - day : !kept.has(name)))
    .map(({ name }) => name)
    .reverse();
}

type Dated = { name: string; at: number; isPartial: boolean };

const day = 24 * 60 * 60 * 1000;
const dayOf = (at: number) => Math.floor(at / day);
// 1 January 1970 was a Thursday.
const weekOf = (at: number) => Math.floor((dayOf(at) + 3) / 7);
const monthOf = (at: number) => new Date(at).getUTCFullYear() * 12 + new Date(at).getUTCMonth();

/** The names of the newest in each of the newest `count` periods; `newestFirst` is in that order. */
function newestOfEach(
  newestFirst: readonly Dated[],
  periodOf: (at: number) => number,
  count: number,
): string[] {
  const newest = new Map<number, string>();
  for (const { name, at } of newestFirst) if (!newest.has(periodOf(at))) newest.set(periodOf(at), name);
  return [...newest.values()].slice(0, count);
}

function timeOf(name: string): Dated | null {
  const found = namePattern.exec(name);
  const [, date, hours, minutes, seconds] = found ?? [];
  const at = Date.parse(`${date}T${hours}:${minutes}:${seconds}Z`);
  return Number.isNaN(at) ? null : { name, at, isPartial: found?.groups?.partial !== undefined };
}
