import { monthsAfter } from "#app/calendar/working-days.ts";
import { bands } from "#app/targeting/register/headcount.ts";
import type { Company, Director } from "../register/company.ts";
import { ages } from "./weights.ts";

/** What is kept of a company on a day, to tell later what changed. Nobody's name is in it. */
export type Sighting = {
  /** A day in Paris. */
  on: string;
  headOffice: { siret: string | null; city: string | null };
  headcount: Company["headcount"];
  /** The year of the newest accounts that are public. */
  accounts: number | null;
  /** Fingerprints of the directors. */
  directors: string[];
};

/** What is to be kept of a company; `fingerprint` tells persons apart without naming them. */
export function sightingOf(
  { headOffice: { siret, city }, headcount, accounts, directors }: Company,
  on: string,
  fingerprint: (director: Director) => string,
): Sighting {
  const newest = Math.max(...accounts.map(({ year }) => year));
  return {
    on,
    headOffice: { siret, city },
    headcount,
    accounts: accounts.length > 0 ? newest : null,
    directors: directors.map(fingerprint),
  };
}

export type Change =
  | { kind: "directors"; fingerprints: string[] }
  | { kind: "more_employees" | "fewer_employees"; from: string; to: string }
  | { kind: "moved"; from: string | null; to: string | null }
  | { kind: "accounts"; year: number };

/**
 * What changed of a company from one sighting to a later one. What was unknown in one of them did not change, and after a
 * year nothing is news. interpretation.md D129.
 */
export function changesBetween(before: Sighting, now: Sighting): Change[] {
  if (before.on >= now.on || monthsAfter(before.on, ages.sighting) < now.on) return [];
  return [
    ...newDirectors(before, now),
    ...otherHeadcount(before, now),
    ...otherAddress(before, now),
    ...otherAccounts(before, now),
  ];
}

function newDirectors(before: Sighting, now: Sighting): Change[] {
  const fingerprints = now.directors.filter((each) => !before.directors.includes(each));
  return before.directors.length > 0 && fingerprints.length > 0 ? [{ kind: "directors", fingerprints }] : [];
}

/** Another band for a later year: another one for the same year is a correction. */
function otherHeadcount({ headcount: before }: Sighting, { headcount: now }: Sighting): Change[] {
  if (!before?.year || !now?.year || now.year <= before.year) return [];
  const [from, to] = [rankOf(before.band), rankOf(now.band)];
  if (from < 0 || to < 0 || from === to) return [];
  return [{ kind: from < to ? "more_employees" : "fewer_employees", from: before.band, to: now.band }];
}

const rankOf = (band: string) => bands.findIndex(({ code }) => code === band);

/** Another establishment as head office: another name of the town alone is none. */
function otherAddress({ headOffice: before }: Sighting, { headOffice: now }: Sighting): Change[] {
  const isMoved = before.siret !== null && now.siret !== null && before.siret !== now.siret;
  return isMoved ? [{ kind: "moved", from: before.city, to: now.city }] : [];
}

function otherAccounts({ accounts: before }: Sighting, { accounts: now }: Sighting): Change[] {
  return before !== null && now !== null && now > before ? [{ kind: "accounts", year: now }] : [];
}
