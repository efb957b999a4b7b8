import { sampleList } from "#app/content/sample/sample-list-copy.ts";
import { dayText } from "#app/content/sample/sample-moment.ts";
import type { SampleProspect } from "#app/content/sample/sample-prospect.ts";
import { nextStepOf, sampleStatusLabels } from "#app/content/sample/sample-statuses.ts";
import { csvOf } from "#app/csv/csv.ts";

/**
 * These prospects as CSV: a row each below the names of the columns. The spaces in a phone number keep it a text. Every
 * row says that it is an example.
 */
export function sampleListCsv(prospects: readonly SampleProspect[]): string {
  return csvOf([Object.values(sampleList.columns), ...prospects.map(rowOf)]);
}

function rowOf(prospect: SampleProspect): string[] {
  const { since, reason, entry, source, fields, mark } = sampleList;
  const cells: Record<keyof typeof sampleList.columns, string> = {
    score: String(prospect.score),
    company: prospect.company,
    sector: prospect.sector,
    headcount: String(prospect.headcount),
    city: prospect.city,
    contact: prospect.contact,
    role: prospect.role,
    email: prospect.email,
    verifiedOn: dayText(prospect.verifiedOn),
    phone: prospect.phone ?? "",
    reasons: prospect.reasons
      .map(({ criterion, text, points, of }) => reason(criterion, text, points, of))
      .join(" / "),
    buyingSignal: prospect.buyingSignal,
    technologies: prospect.technologies.join(", "),
    workHistory: prospect.workHistory.map((post) => since(post.since, post.role, post.company)).join(" / "),
    status: sampleStatusLabels[prospect.status],
    nextStep: nextStepOf(prospect, prospect.status),
    history: prospect.history.map(({ when, what }) => entry(when, what)).join(" / "),
    sources: prospect.sources
      .map((each) => source(fields[each.field], each.source, dayText(each.on)))
      .join(" / "),
    mark,
  };
  return Object.keys(sampleList.columns).map((name) => cells[name as keyof typeof cells]);
}
