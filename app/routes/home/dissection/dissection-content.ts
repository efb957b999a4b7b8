import { dissectionCopy as copy } from "#app/content/home/dissection-copy.ts";
import { sampleList } from "#app/content/sample/sample-list-copy.ts";
import { dayText } from "#app/content/sample/sample-moment.ts";
import type { SampleProspect, SourcedField } from "#app/content/sample/sample-prospect.ts";

/** A datum of the record and where it stands. */
export type SourcedDatum = { field: SourcedField; label: string; value: string; source: string };

export type DissectionContent = ReturnType<typeof dissectionContent>;

/** One record of the sample, taken apart. interpretation.md D69, D73. */
export function dissectionContent(prospect: SampleProspect) {
  const { contact, company, role, score, reasons, sources, verifiedOn } = prospect;
  return {
    contact,
    post: `${role}, ${company}`,
    score,
    data: sources.map(
      ({ field, source, on }): SourcedDatum => ({
        field,
        label: sampleList.fields[field],
        value: datumOf(prospect, field),
        source: copy.source(source, dayIn(on)),
      }),
    ),
    verified: copy.verified(dayIn(verifiedOn)),
    reasons: reasons.map(({ criterion, text, points, of }) => ({
      text: copy.reason(criterion, text),
      points: copy.points(points, of),
    })),
    total: copy.points(
      score,
      reasons.reduce((sum, { of }) => sum + of, 0),
    ),
  };
}

/** A day in running text: its parts stay in one line. */
const dayIn = (day: string) => dayText(day).replace(" ", "\u00A0");

function datumOf(prospect: SampleProspect, field: SourcedField): string {
  const { sector, headcount, city, email, phone, buyingSignal, technologies, workHistory } = prospect;
  const [present, previous] = workHistory;
  switch (field) {
    case "company":
      return copy.company(sector, headcount, city);
    case "role":
      return present ? copy.role(present.role, present.since) : prospect.role;
    case "email":
      return email;
    case "phone":
      return phone ?? "";
    case "buyingSignal":
      // Without its source in brackets, which stands beside it here.
      return buyingSignal.split(" (")[0] ?? buyingSignal;
    case "technologies":
      return technologies.join(", ");
    case "workHistory":
      return present && previous
        ? copy.before(previous.role, previous.company, previous.since, present.since)
        : "";
  }
}
