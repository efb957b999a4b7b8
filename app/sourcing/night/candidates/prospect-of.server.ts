import type { NewProspect } from "#app/prospects/new-prospect.ts";
import { prospectLimits } from "#app/prospects/prospect-limits.ts";
import { sourcesFrom } from "#app/prospects/sources/fields-from.ts";
import { activityLabel } from "#app/targeting/register/activities.ts";
import { bands } from "#app/targeting/register/headcount.ts";
import { departmentNames } from "#app/targeting/register/places.ts";
import type { Company, Director } from "../../register/company.ts";
import { nameOf } from "./person.server.ts";

/** The label of a company's activity; "" when it is unknown. */
export const sectorOf = ({ naf, naf25 }: Company): string =>
  (naf && activityLabel(naf)) || (naf25 && activityLabel(naf25)) || "";

/** The prospect that the register's words on a person make, as it is delivered: what is unknown stays empty. */
export function prospectOf(
  company: Company,
  director: Director,
  { seenOn, signal = "" }: { seenOn: string; signal?: string },
): Omit<NewProspect, "reasons"> {
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
  return {
    ...known,
    ...codesOf(company),
    ...{ website: null, linkedin: null, companyEmail: null },
    email: { value: null, state: "missing" },
    phone: { value: null, state: "missing" },
    technologies: [],
    workHistory: [],
    signal,
    sources: sourcesFrom("register", { ...known, signal }, seenOn),
  };
}

/** What tells the company's activity and place to a program, as far as it has the form of such codes. */
function codesOf({ naf, naf25, headOffice: { department } }: Company) {
  const codes = [naf, naf25].filter((code) => code !== null && /^\d{2}\.\d{2}[A-Z]$/.test(code));
  return {
    naf: [...new Set(codes as string[])],
    department: department !== null && departmentNames.has(department) ? department : null,
  };
}

/** A text of the register as the list stores it: on one line, without controls, at most so long as a line may be. */
export function line(text: string): string {
  const clean = text
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, " ")
    .trim();
  return [...clean].slice(0, prospectLimits.line).join("").trim();
}
