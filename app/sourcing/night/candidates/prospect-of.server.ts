import type { NewProspect } from "#app/prospects/new-prospect.ts";
import { prospectLimits } from "#app/prospects/prospect-limits.ts";
import { activityLabel } from "#app/targeting/register/activities.ts";
import { bands } from "#app/targeting/register/headcount.ts";
import type { Company, Director } from "../../register/company.ts";
import { nameOf } from "./person.server.ts";

/** The licence under which the register is published. */
const licence = "Licence Ouverte 2.0";

/** The label of a company's activity; "" when it is unknown. */
export const sectorOf = ({ naf, naf25 }: Company): string =>
  (naf && activityLabel(naf)) || (naf25 && activityLabel(naf25)) || "";

/** The prospect that the register's words on a person make, as it is delivered: what is unknown stays empty. */
export function prospectOf(
  company: Company,
  director: Director,
  seenOn: string,
): Omit<NewProspect, "reasons" | "signal"> {
  const band = bands.find(({ code }) => code === company.headcount?.band);
  const known = {
    company: line(company.name),
    siren: company.siren,
    sector: line(sectorOf(company)),
    // NN says that the register knows of no employer, not that there is nobody.
    headcount: band && band.code !== "NN" ? { min: band.min, max: band.max } : null,
    city: line(company.headOffice.city ?? ""),
    contact: line(nameOf(director).whole),
    role: line(director.title ?? ""),
  };
  const fields = Object.entries(known).filter(([, value]) => value !== null && value !== "");
  return {
    ...known,
    website: null,
    email: { value: null, state: "missing" },
    phone: { value: null, state: "missing" },
    technologies: [],
    workHistory: [],
    sources: fields.map(([field]) => ({ field, source: "register", on: seenOn, licence })),
  };
}

/** A text of the register as the list stores it: on one line, without controls, at most so long as a line may be. */
function line(text: string): string {
  const clean = text
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim();
  return [...clean].slice(0, prospectLimits.line).join("").trim();
}
