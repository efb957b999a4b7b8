import { scoreCopy as copy } from "#app/content/sourcing/score-copy.ts";
import type { Candidate, Ruling } from "./candidate.ts";
import { ages, type Weights } from "./weights.ts";

type Points = Weights["points"];

/** How well a candidate can be reached, in one reason. */
export function reachRuling({ email, phone, website }: Candidate, points: Points): Ruling {
  const isCallable = phone !== "missing";
  const hasWebsite = website !== null && website !== "";
  const known = [
    email === "missing" ? 0 : points.email[email],
    isCallable ? points.phone : 0,
    hasWebsite ? points.website : 0,
  ];
  const words = copy.reach;
  return {
    points: known.reduce((sum, each) => sum + each, 0),
    text: [words.email[email], words.phone(isCallable), words.website(hasWebsite)].join(", "),
  };
}

/** How old the newest figures of the company are. */
export function freshnessRuling({ company, seen }: Candidate, points: Points): Ruling {
  const thisYear = Number(seen.on.slice(0, 4));
  const years = [company.headcount?.year ?? null, ...company.accounts.map(({ year }) => year)];
  const past = years.filter((year) => year !== null && year <= thisYear) as number[];
  if (past.length === 0) return { points: 0, text: copy.freshness.unknown };
  const newest = Math.max(...past);
  const age = thisYear - newest;
  const { recent, older } = points.freshness;
  const given = age <= ages.figures.recent ? recent : age <= ages.figures.older ? older : 0;
  return { points: given, text: copy.freshness.year(newest) };
}
