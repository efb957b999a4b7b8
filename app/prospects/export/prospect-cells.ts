import { prospectExport as copy } from "#app/content/signed-in/prospect-export-copy.ts";
import { timeZone } from "#app/content/time-zone.ts";
import type { Prospect, Source } from "../prospects-protocol.ts";
import { statusName } from "../settings/arranged.ts";
import type { ListSettings } from "../settings/settings-protocol.ts";
import { nameParts } from "./name-parts.ts";
import { phoneCell } from "./phone-cell.ts";
import { sourceLines } from "./source-lines.ts";

/**
 * The header of each column, in their order. The first nine are to the letter the names that a French HubSpot gives its
 * properties, by which it recognises them: docs/decisions/0033-prospect-exports.md.
 */
export const headers = {
  firstName: "Prénom",
  lastName: "Nom",
  email: "E-mail",
  phone: "Numéro de téléphone",
  role: "Intitulé du poste",
  company: "Nom de l'entreprise",
  website: "URL du site web",
  sector: "Secteur d'activité",
  city: "Ville",
  ...copy.headers,
} as const;

type Column = keyof typeof headers;

/** What stands in the file before the columns that the team added. */
export const columns = Object.keys(headers) as Column[];

/** The header of every column of the file: ours, then the team's own, whose values are as they are stored. */
export const headersOf = (settings: ListSettings): string[] => [
  ...columns.map((column) => headers[column]),
  ...settings.columns.map(({ name }) => name),
];

const moment = new Intl.DateTimeFormat("sv-SE", { dateStyle: "short", timeStyle: "short", timeZone });

/** The cells of a prospect, one for each header. What is unknown is "". */
export function cellsOf(
  prospect: Prospect & { sources: readonly Source[] },
  settings: ListSettings,
): (string | number)[] {
  const { headcount, nextStep } = prospect;
  const cells: Record<Column, string | number> = {
    ...nameParts(prospect.contact),
    email: prospect.email.value ?? "",
    phone: phoneCell(prospect.phone.value ?? ""),
    role: prospect.role,
    company: prospect.company,
    website: prospect.website ?? "",
    sector: prospect.sector,
    city: prospect.city,
    headcount: headcount ? copy.headcount(headcount.min, headcount.max) : "",
    siren: prospect.siren ?? "",
    score: prospect.score,
    reasons: prospect.reasons.map(({ points, text }) => `${text} (${points})`).join(" · "),
    signal: prospect.signal,
    technologies: prospect.technologies.join(", "),
    status: statusName(settings, prospect.status),
    nextStep: nextStep?.what ?? "",
    nextStepAt: nextStep?.at ? moment.format(new Date(nextStep.at)) : "",
    deliveredOn: prospect.deliveredOn,
    emailState: copy.states[prospect.email.state],
    phoneState: copy.states[prospect.phone.state],
    id: prospect.id,
    linkedin: prospect.linkedin ? `https://${prospect.linkedin}` : "",
    companyEmail: prospect.companyEmail ?? "",
    sources: sourceLines(prospect.sources).join(" · "),
  };
  const own = settings.columns.map(({ id }) => prospect.values[id] ?? "");
  return [...columns.map((column) => cells[column]), ...own];
}
