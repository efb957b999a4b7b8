import table from "./naf-rev2-to-2025.json" with { type: "json" };

/** 1 January 2027 in Paris, from which the register has the codes of NAF 2025 (search-api, app/doc/open-api.yml). */
export const changeOfCodes = new Date("2027-01-01T00:00:00+01:00");

const toNew = new Map(Object.entries(table).map(([code, codes]) => [code, codes.split(" ")]));
const toOld = new Map<string, string[]>();
for (const [code, codes] of toNew)
  for (const each of codes) toOld.set(each, [...(toOld.get(each) ?? []), code]);

/** Codes that take from more than these, such as "Activités d’intermédiation", stand for none of them. */
const mostSources = 10;
/** An activity that was divided among more codes than these, all of them shared with others, has no counterpart. */
const mostParts = 5;

/**
 * The activities of the other nomenclature that stand for these: those into which a whole activity or nothing else goes,
 * and those of its own class. For an activity that has only others: the few that share it.
 * INSEE's table names who takes a part, not how much of it. interpretation.md D155.
 * `all` are the codes of the criteria, where these are some of them.
 */
export function counterpartsOf(codes: readonly string[], all: readonly string[] = codes): string[] {
  const given = new Set(all);
  return [...new Set(codes.flatMap((code) => counterparts(code, given)))];
}

/** The activities among these that the other nomenclature has nothing for. */
export function withoutCounterpart(codes: readonly string[]): string[] {
  const given = new Set(codes);
  return codes.filter((code) => counterparts(code, given).length === 0);
}

function counterparts(code: string, given: ReadonlySet<string>): string[] {
  const parts = toNew.get(code) ?? toOld.get(code) ?? [];
  const sourcesOf = (part: string) => toOld.get(part) ?? toNew.get(part) ?? [];
  if (parts.length === 1) return parts;
  const isShared = (part: string) => sourcesOf(part).length <= mostSources;
  const main = parts.filter(
    (part) =>
      sourcesOf(part).every((source) => given.has(source)) ||
      (isShared(part) && part.slice(0, 5) === code.slice(0, 5)),
  );
  const shared = parts.filter(isShared);
  return main.length > 0 || shared.length > mostParts ? main : shared;
}

const known = new WeakMap<readonly string[], ReadonlySet<string>>();

/**
 * True for a company with these codes, of either nomenclature, if the criteria name one of its activities. Counterparts
 * count only where the company has no code of the nomenclature in which the criteria are.
 */
export function isInTrade(wanted: readonly string[], own: readonly string[]): boolean {
  if (wanted.length === 0 || own.some((code) => wanted.includes(code))) return true;
  const hasBoth = own.some(isOfRev2) && own.some((code) => !isOfRev2(code));
  if (hasBoth) return false;
  const counterparts = known.get(wanted) ?? new Set(counterpartsOf(wanted));
  known.set(wanted, counterparts);
  return own.some((code) => counterparts.has(code));
}

/** The letters of NAF 2025 begin after those of rév. 2, so that no code is of both. */
const isOfRev2 = (code: string) => /[A-FZ]$/.test(code);
