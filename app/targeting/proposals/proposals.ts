import { wordsOf } from "#app/french/words-of.ts";
import { type Criteria, criteriaLimits } from "../criteria.ts";
import { activityCodes } from "../register/activities.ts";
import { bandCodes } from "../register/headcount.ts";
import { allDepartments, departmentsMeant, placesOf } from "../register/places.ts";
import { directorTitles } from "../words/director-titles.ts";
import type { Dismissal } from "./dismissal.ts";
import { type ProposalReason, proposalReasons } from "./proposals-protocol.ts";

/** A change of the criteria, with the dismissals from which it follows. */
export type Proposal = {
  reason: ProposalReason;
  /** Those that it answers, the newest first. */
  dismissals: Dismissal[];
  /** What would be taken out of the criteria, or excluded. */
  values: string[];
  criteria: Criteria;
  /** The newest number among all dismissals of the reason: what declining it covers. */
  through: number;
};

/** As many for one reason before anything is proposed. interpretation.md D108. */
export const enoughDismissals = 3;

/** What a reason is about. */
type Rule = {
  /** What the criteria would lose or exclude for this prospect; nothing where they say so already, or nothing is known. */
  valuesIn: (dismissal: Dismissal, criteria: Criteria) => string[];
  /** The criteria after that, with what of it there is room for; `null` where a criterion would be left empty, which means everybody. */
  without: (criteria: Criteria, values: readonly string[]) => Pick<Proposal, "criteria" | "values"> | null;
  /** True where each value says enough by itself: exclusions. Otherwise values with enough dismissals count alone, if there are any. */
  isEach?: true;
};

const isAmong = (values: readonly string[], value: string) => values.length === 0 || values.includes(value);

/** These values out of a criterion that has them, or out of all that it could have. */
function left(chosen: readonly string[], all: readonly string[], values: readonly string[]): string[] | null {
  const rest = (chosen.length > 0 ? chosen : all).filter((value) => !values.includes(value));
  return rest.length > 0 ? rest : null;
}

/** Of a company that is wanted by name, the other criteria say nothing. */
const unlessIncluded =
  (valuesIn: Rule["valuesIn"]): Rule["valuesIn"] =>
  (dismissal, criteria) =>
    dismissal.siren !== null && criteria.include.includes(dismissal.siren)
      ? []
      : valuesIn(dismissal, criteria);

const size: Rule = {
  valuesIn: unlessIncluded(({ band }, { headcount }) =>
    band !== null && isAmong(headcount, band) ? [band] : [],
  ),
  without(criteria, values) {
    const headcount = left(criteria.headcount, bandCodes, values);
    return headcount && { criteria: { ...criteria, headcount: headcount.toSorted() }, values: [...values] };
  },
};

const sector: Rule = {
  valuesIn: unlessIncluded(({ naf }, criteria) => naf.filter((code) => isAmong(criteria.naf, code))),
  without(criteria, values) {
    const naf = left(criteria.naf, activityCodes, values);
    return naf && { criteria: { ...criteria, naf: naf.toSorted() }, values: [...values] };
  },
};

const place: Rule = {
  valuesIn: unlessIncluded(({ department }, criteria) => {
    if (department === null) return [];
    return (departmentsMeant(criteria) ?? new Set(allDepartments)).has(department) ? [department] : [];
  }),
  without(criteria, values) {
    const departments = left([...(departmentsMeant(criteria) ?? [])], allDepartments, values);
    return (
      departments && { criteria: { ...criteria, ...placesOf(new Set(departments)) }, values: [...values] }
    );
  },
};

const role: Rule = {
  valuesIn({ role: said }, { titles }) {
    const words = new Set(wordsOf(said));
    return (titles.length > 0 ? titles : directorTitles).filter((title) => {
      const wanted = wordsOf(title);
      return wanted.length > 0 && wanted.every((word) => words.has(word));
    });
  },
  without(criteria, values) {
    const titles = left(criteria.titles, directorTitles, values);
    return titles && { criteria: { ...criteria, titles }, values: [...values] };
  },
};

const exclusion: Rule = {
  isEach: true,
  valuesIn({ siren, domain }, { exclude }) {
    const own = [siren, domain].filter((value) => value !== null);
    return own.some((value) => isExcluded(value, exclude)) ? [] : own.slice(0, 1);
  },
  without(criteria, values) {
    const { include, exclude } = criteria;
    const added = values.slice(0, criteriaLimits.exclude - exclude.length);
    if (added.length === 0) return null;
    return {
      criteria: {
        ...criteria,
        include: include.filter((value) => !added.includes(value)),
        exclude: [...exclude, ...added],
      },
      values: added,
    };
  },
};

const isExcluded = (value: string, exclude: readonly string[]) =>
  exclude.some((each) => value === each || value.endsWith(`.${each}`));

const rules: Record<ProposalReason, Rule> = {
  size,
  sector,
  place,
  role,
  customer_already: exclusion,
  competitor: exclusion,
};

/**
 * The changes of the criteria that follow from prospects that are not relevant, the one with the newest of them first: at
 * most one for each reason, and none that would empty a criterion or that was made already. interpretation.md D108.
 */
export function proposalsOf(criteria: Criteria, dismissals: readonly Dismissal[]): Proposal[] {
  return proposalReasons
    .flatMap((reason) => proposalFor(reason, criteria, dismissals) ?? [])
    .sort((one, other) => (other.dismissals[0]?.seq ?? 0) - (one.dismissals[0]?.seq ?? 0));
}

function proposalFor(
  reason: ProposalReason,
  criteria: Criteria,
  dismissals: readonly Dismissal[],
): Proposal | null {
  const rule = rules[reason];
  const own = dismissals.filter((each) => each.reason === reason);
  const telling = own
    .map((dismissal) => ({ dismissal, values: rule.valuesIn(dismissal, criteria) }))
    .filter(({ values }) => values.length > 0)
    .sort((one, other) => other.dismissal.seq - one.dismissal.seq);
  if (telling.length < enoughDismissals) return null;

  const counts = new Map<string, number>();
  for (const value of telling.flatMap(({ values }) => values))
    counts.set(value, (counts.get(value) ?? 0) + 1);
  const often = [...counts].filter(([, count]) => count >= enoughDismissals).map(([value]) => value);
  const chosen = rule.isEach || often.length === 0 ? [...counts.keys()] : often;
  const changed = rule.without(criteria, chosen);
  if (!changed) return null;
  const answered = telling.filter(({ values }) => values.some((value) => changed.values.includes(value)));
  return {
    ...{ reason, ...changed },
    dismissals: answered.map(({ dismissal }) => dismissal),
    through: Math.max(...own.map(({ seq }) => seq)),
  };
}

/**
 * The reasons about whose prospects a change of the criteria decides, in one way or the other: what they would have lost
 * for one of them is no longer in them, or is in them again. interpretation.md D109.
 */
export function reasonsDecided(
  before: Criteria,
  after: Criteria,
  dismissals: readonly Dismissal[],
): ProposalReason[] {
  const isOpen = (dismissal: Dismissal, criteria: Criteria) =>
    rules[dismissal.reason].valuesIn(dismissal, criteria).length > 0;
  const decided = dismissals.filter((each) => isOpen(each, before) !== isOpen(each, after));
  return [...new Set(decided.map(({ reason }) => reason))];
}
