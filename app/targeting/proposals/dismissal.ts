import { departmentOfNumber } from "../reading/read-places.ts";
import { tradeCodes } from "../reading/read-sectors.ts";
import { keyOf } from "../reading/vocabulary.ts";
import { activityCodes, activityLabel } from "../register/activities.ts";
import { isDomain, isSiren } from "../register/company-names.ts";
import { bands } from "../register/headcount.ts";
import { departmentNames } from "../register/places.ts";
import { towns } from "../words/place-words.ts";
import { tradeWords } from "../words/trade-words.ts";
import type { ProposalReason } from "./proposals-protocol.ts";

/** A prospect that is not relevant for a reason from which a change of the criteria can follow. */
export type DismissedProspect = {
  reason: ProposalReason;
  /** The team's number of saying so. */
  seq: number;
  company: string;
  siren: string | null;
  website: string | null;
  sector: string;
  naf: readonly string[];
  headcount: { min: number; max: number | null } | null;
  city: string;
  department: string | null;
  role: string;
};

/** The same in the terms of the criteria; what cannot be told in them is null or empty. */
export type Dismissal = {
  reason: ProposalReason;
  seq: number;
  company: string;
  siren: string | null;
  /** Of its website. */
  domain: string | null;
  naf: string[];
  band: string | null;
  department: string | null;
  role: string;
};

/** What a dismissed prospect says in the terms of the criteria: by the register's codes, else by words that mean one thing. */
export function dismissalOf(prospect: DismissedProspect): Dismissal {
  const { reason, seq, company, siren, website, sector, naf, headcount, city, department, role } = prospect;
  const known = naf.filter((code) => activityLabel(code) !== null);
  return {
    ...{ reason, seq, company, role },
    siren: siren !== null && isSiren(siren) ? siren : null,
    domain: domainOf(website),
    naf: known.length > 0 ? known : activitiesCalled(sector),
    band: headcount && bandOf(headcount),
    department: department !== null && departmentNames.has(department) ? department : departmentOf(city),
  };
}

/** The host of a site of one's own: an address with a path may be a page on somebody else's. */
function domainOf(website: string | null): string | null {
  const host = (website ?? "")
    .toLowerCase()
    .replace(/^www\./, "")
    .replace(/\/$/, "");
  return isDomain(host) ? host : null;
}

/** The one band that has all of a range. */
function bandOf({ min, max }: { min: number; max: number | null }): string | null {
  const isWithin = (band: (typeof bands)[number]) =>
    band.code !== "NN" && band.min <= min && (band.max === null || (max !== null && max <= band.max));
  return bands.find(isWithin)?.code ?? null;
}

/** A trade of more activities than these is a branch of the economy. */
const mostOfTrade = 4;

let named: Map<string, string[]> | undefined;

/** The activities whose label these words are, or that a trade of this name means; none for anything else. */
function activitiesCalled(words: string): string[] {
  if (!named) {
    named = new Map();
    for (const [index, [names]] of tradeWords.entries()) {
      const codes = tradeCodes[index] ?? [];
      if (codes.length > mostOfTrade) continue;
      for (const name of names.split(", ")) named.set(keyOf(name, "stem"), codes);
    }
    for (const code of activityCodes) named.set(keyOf(activityLabel(code) ?? code, "stem"), [code]);
  }
  return named.get(keyOf(words, "stem")) ?? [];
}

const departmentOfTown = new Map(
  Object.entries(towns).flatMap(([code, names]) =>
    names.split(", ").map((name) => [keyOf(name, "plain"), code] as const),
  ),
);

/** The department of a postal code, or of one of the largest towns. */
function departmentOf(city: string): string | null {
  const [postalCode] = /(?<!\d)\d{5}(?!\d)/.exec(city) ?? [];
  return postalCode ? departmentOfNumber(postalCode) : (departmentOfTown.get(keyOf(city, "plain")) ?? null);
}
