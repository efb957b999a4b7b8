import { scoreCopy as copy } from "#app/content/sourcing/score-copy.ts";
import { wordsOf } from "#app/french/words-of.ts";
import type { Criteria } from "#app/targeting/criteria.ts";
import { isInTrade } from "#app/targeting/register/counterparts.ts";
import { bands, rangesOf } from "#app/targeting/register/headcount.ts";
import type { Company } from "../register/company.ts";
import type { Candidate, Ruling } from "./candidate.ts";
import type { Trait, Weights } from "./weights.ts";
import { shown } from "./words.ts";

type Points = Weights["points"];

/** What a candidate's company and role say to what the customer looks for. What is unknown gives no points, and says so. */
export function targetRulings(candidate: Candidate, criteria: Criteria, points: Points): Ruling[] {
  const { company } = candidate;
  const fits = [
    sectorRuling(candidate, criteria, points.sector),
    sizeRuling(candidate, criteria, points.size),
    placeRuling(candidate, criteria, points.place),
  ];
  const asked = points.sector.wanted + points.size.wanted + points.place.wanted;
  return [
    ...(criteria.include.includes(company.siren) ? [{ points: asked, text: copy.asked }] : fits),
    roleRuling(candidate, criteria, points.role),
    ...keywordRuling(candidate, criteria, points.keyword),
  ];
}

/** The facts of a candidate whose points outcomes may move, but for signals. */
export function targetTraits({ company, contact }: Candidate, { titles }: Criteria): Trait[] {
  const [code] = codesOf(company);
  const { department } = company.headOffice;
  const traits: Trait[] = [];
  if (code !== undefined) traits.push(`sector:${code}`);
  if (company.headcount) traits.push(`size:${company.headcount.band}`);
  if (department !== null) traits.push(`place:${department}`);
  if (contact.title !== null) traits.push(`role:${roleOf(contact.title, titles)}`);
  return traits;
}

/** The activity of a company in the register's nomenclatures, the one it uses first. */
const codesOf = ({ naf, naf25 }: Company) => [naf, naf25].filter((code) => code !== null);

function sectorRuling({ company, sector }: Candidate, criteria: Criteria, points: Points["sector"]): Ruling {
  const codes = codesOf(company);
  const [code] = codes;
  if (code === undefined) return { points: 0, text: copy.sector.unknown };
  const words = copy.sector;
  const name = shown(sector) || words.code(shown(code));
  const trait: Trait = `sector:${code}`;
  if (criteria.naf.length === 0) return { points: points.wanted, text: words.any(name), trait };
  if (isInTrade(criteria.naf, codes)) return { points: points.wanted, text: words.wanted(name), trait };
  // The first two digits name the division.
  const isNear = criteria.naf.some((wanted) => codes.some((each) => each.slice(0, 2) === wanted.slice(0, 2)));
  if (isNear) return { points: points.near, text: words.near(name), trait };
  return { points: points.other, text: words.other(name) };
}

function sizeRuling(
  { company: { headcount } }: Candidate,
  criteria: Criteria,
  points: Points["size"],
): Ruling {
  const at = bands.findIndex(({ code }) => code === headcount?.band);
  const band = bands[at];
  if (!band) return { points: 0, text: copy.size.unknown };
  const trait: Trait = `size:${band.code}`;
  const target = rangesOf(criteria.headcount);
  const isWanted = (index: number) => criteria.headcount.includes(bands[index]?.code ?? "");
  if (target.length === 0) return { points: points.wanted, text: copy.size.any(band), trait };
  if (isWanted(at)) return { points: points.wanted, text: copy.size.wanted(band, target), trait };
  if (isWanted(at - 1) || isWanted(at + 1))
    return { points: points.near, text: copy.size.near(band, target), trait };
  return { points: points.other, text: copy.size.other(band, target) };
}

function placeRuling(
  { company: { headOffice } }: Candidate,
  criteria: Criteria,
  points: Points["place"],
): Ruling {
  const { department, region } = headOffice;
  const city = shown(headOffice.city ?? "");
  const words = copy.place;
  if (department === null && region === null) return { points: 0, text: words.unknown };
  const place = department === null ? words.region(city) : words.named(city, shown(department));
  const trait: Pick<Ruling, "trait"> = department === null ? {} : { trait: `place:${department}` };
  if (criteria.departments.length + criteria.regions.length === 0)
    return { points: points.wanted, text: words.any(place), ...trait };
  const isWanted =
    (department !== null && criteria.departments.includes(department)) ||
    (region !== null && criteria.regions.includes(region));
  return isWanted
    ? { points: points.wanted, text: words.wanted(place), ...trait }
    : { points: points.other, text: words.other(place) };
}

function roleRuling({ contact: { title } }: Candidate, { titles }: Criteria, points: Points["role"]): Ruling {
  const name = shown(title ?? "");
  if (title === null || name === "") return { points: 0, text: copy.role.unknown };
  const role = roleOf(title, titles);
  const trait: Trait = `role:${role}`;
  if (titles.length === 0) return { points: points.wanted, text: copy.role.any(name), trait };
  if (role === "wanted") return { points: points.wanted, text: copy.role.wanted(name), trait };
  if (role === "leads") return { points: points.leads, text: copy.role.leads(name), trait };
  return { points: 0, text: copy.role.other(name) };
}

/** Titles of those who lead a company, each word of which a title must have. */
const leading = ["président", "gérant", "directeur général", "dirigeant", "entrepreneur individuel"].map(
  wordsOf,
);

function roleOf(title: string, titles: readonly string[]): "wanted" | "leads" | "other" {
  const own = new Set(wordsOf(title));
  const has = (words: readonly string[]) => words.length > 0 && words.every((word) => own.has(word));
  if (titles.length === 0 || titles.map(wordsOf).some(has)) return "wanted";
  // A deputy has the words of whom they stand in for.
  return leading.some(has) && !own.has("vice") ? "leads" : "other";
}

/** Nothing without keywords. */
function keywordRuling({ company, sector }: Candidate, { keywords }: Criteria, points: number): Ruling[] {
  const known = keywords.map((keyword) => ({ name: shown(keyword), words: wordsOf(keyword) }));
  const asked = known.filter(({ name, words }) => name !== "" && words.length > 0);
  if (asked.length === 0) return [];
  const foundIn = (text: string) => {
    const own = new Set(wordsOf(text));
    return asked.find(({ words }) => words.every((word) => own.has(word)))?.name;
  };
  const inName = foundIn(company.name);
  if (inName) return [{ points, text: copy.keyword.inName(inName) }];
  const inSector = foundIn(sector);
  if (inSector) return [{ points, text: copy.keyword.inSector(inSector) }];
  return [{ points: 0, text: copy.keyword.none }];
}
