import { type Criteria, noCriteria } from "../criteria.ts";
import { marketIn, notUnderstoodIn } from "../sentences.ts";
import { readProfile } from "./read-profile.ts";
import type { Remark } from "./remarks.ts";

/** A market in a visitor's own words; "" for what was not said. */
export type MarketWords = { sector: string; size: string; place: string };

/** A market in the register's terms, and in sentences. */
export type Market = {
  /** Sectors, sizes and places alone: no word of a visitor is in them. */
  criteria: Criteria;
  /** False where nothing of the words leaves any company out. */
  isRestricted: boolean;
  understood: string[];
  notUnderstood: string[];
};

/** What stands in quotation marks would be searched in names of companies; a visitor means the words. */
const quotationMarks = /["«»“”]/g;

/**
 * The market that these words mean, read as a profile is (`readProfile`). Companies that they name by number or domain, and
 * titles of directors, are no part of it. interpretation.md D111.
 */
export function readMarket({ sector, size, place }: MarketWords): Market {
  const [icp_industry = "", icp_size = "", icp_location = ""] = [sector, size, place].map((words) =>
    words.replaceAll(quotationMarks, " "),
  );
  const reading = readProfile({ icp_industry, icp_title: "", icp_size, icp_location });
  const { naf, headcount, departments, regions, include, exclude } = reading.criteria;
  const criteria = { ...noCriteria, naf, headcount, departments, regions };
  const approximations = reading.approximations.filter(({ kind }) => kind !== "directors");
  const named: Remark[] = include.length + exclude.length > 0 ? [{ kind: "own companies" }] : [];
  return {
    criteria,
    isRestricted: [naf, headcount, departments, regions].some((codes) => codes.length > 0),
    understood: marketIn(criteria, approximations),
    notUnderstood: notUnderstoodIn([...reading.remarks, ...named]),
  };
}
