import { targeting } from "#app/content/signed-in/targeting-copy.ts";
import { folded } from "#app/french/folded.ts";
import type { Criteria } from "../criteria.ts";
import { groupsOf } from "../register/activities.ts";
import { placeName } from "../register/places.ts";
import { placeNames, sizeNames } from "../sentences.ts";
import type { Dismissal } from "./dismissal.ts";
import type { Proposal } from "./proposals.ts";
import { mostDismissals } from "./proposals-protocol.ts";

const copy = targeting.proposals;

/** More names than these are counted. */
const mostNames = 6;

/** Code points of a company's name that a sentence shows. */
const longestName = 60;

/** What was done, and what would be different, in French. `criteria` are those before the change. */
export function proposalSentences(proposal: Proposal, criteria: Criteria): { why: string; change: string } {
  const { reason, values, dismissals } = proposal;
  const who = whoIn(dismissals);
  switch (reason) {
    case "size":
      return {
        why: copy.why.size(who, sizeNames(values)),
        change: copy.change.size(sizeNames(proposal.criteria.headcount)),
      };
    case "sector": {
      const names = groupsOf(values).map(({ label }) => label);
      return {
        why: copy.why.sector(who, ...few(names)),
        change: copy.change.sector(names.length, criteria.naf.length > 0),
      };
    }
    case "place": {
      const isAnywhere = criteria.departments.length + criteria.regions.length === 0;
      return {
        why: copy.why.place(who, ...few(values.map((code) => placeName("department", code)))),
        change: isAnywhere
          ? copy.change.elsewhere(values.length)
          : copy.change.place(...few(placeNames(proposal.criteria))),
      };
    }
    case "role":
      return {
        why: copy.why.role(numberOf(dismissals.length), ...few(values)),
        change: copy.change.role(...few(proposal.criteria.titles)),
      };
    case "customer_already":
    case "competitor":
      return {
        why: copy.why[reason](who),
        change: copy.change.exclude(...few(companiesOf(dismissals).map(shortened))),
      };
  }
}

/** The first names, and how many more there are. */
const few = (names: readonly string[]): [names: string[], more: number] => [
  names.slice(0, mostNames),
  Math.max(0, names.length - mostNames),
];

/** The number, and whether there may be more than were read. */
const numberOf = (count: number) => ({ count, atLeast: count >= mostDismissals });

/** How many companies or, where several people are of one, how many people. */
function whoIn(dismissals: readonly Dismissal[]) {
  const companies = new Set(dismissals.map(({ siren, company }) => siren ?? folded(company))).size;
  return { ...numberOf(dismissals.length), isCompanies: companies === dismissals.length };
}

/** Each company once, by name. */
const companiesOf = (dismissals: readonly Dismissal[]) => [
  ...new Map(dismissals.map(({ siren, company }) => [siren ?? folded(company), company])).values(),
];

function shortened(name: string): string {
  const characters = [...name];
  return characters.length > longestName ? `${characters.slice(0, longestName - 1).join("")}…` : name;
}
