import type { StatusReason } from "#app/prospects/prospect-status.ts";
import type { ReportRow } from "#app/reports/reports-protocol.ts";
import { reasonLabels } from "../prospects/reason-labels.ts";
import { reports } from "../signed-in/reports-copy.ts";
import { signInMailCopy } from "./account-mails-copy.ts";

const monthFormat = new Intl.DateTimeFormat("fr-FR", { month: "long", timeZone: "UTC" });
const number = new Intl.NumberFormat("fr-FR");

const counted = (count: number, one: string, many: string) =>
  `${number.format(count).replaceAll("\u202F", "\u00A0")}\u00A0${count < 2 ? one : many}`;

/** The name of the month of a day, as in "octobre". */
const month = (day: string) => monthFormat.format(new Date(day));

/** "d’octobre", "de mai". */
const ofMonth = (day: string) => (/^[aeio]/.test(month(day)) ? `d’${month(day)}` : `de ${month(day)}`);

/** A line of a report, as the mail tells it. */
export type ReportedMonth = Omit<ReportRow, "key">;

/** The mail with the report of a month. Its subject names nobody, because it shows on locked screens. */
export const reportMailCopy = {
  subject: (day: string) => `Votre mois ${ofMonth(day)} ${day.slice(0, 4)}, en chiffres`,
  preview: "Ce que sont devenus vos prospects.",
  heading: "Bonjour,",
  intro: (day: string) => `Voici ce que sont devenus vos prospects en ${month(day)} ${day.slice(0, 4)}.`,
  counts: {
    delivered: (count: number) => counted(count, "prospect livré", "prospects livrés"),
    worked: (count: number) => counted(count, "travaillé", "travaillés"),
    reached: (count: number) => counted(count, "joint", "joints"),
    meetings: (count: number) => counted(count, "rendez-vous", "rendez-vous"),
    won: (count: number) => counted(count, "gagné", "gagnés"),
    notRelevant: (count: number) => counted(count, "pas pertinent", "pas pertinents"),
  },
  /** What the number was in the month before, a day of which is given. */
  before: (count: number, day: string) => `${number.format(count)} en ${month(day)}`,
  /** The reason for which most were put aside; "" where none says anything. */
  mostly({ reasons }: ReportedMonth) {
    const said = (Object.entries(reasons) as [StatusReason, number][]).filter(
      ([reason, count]) => reason !== "other" && count > 0,
    );
    const [first] = said.sort(([, one], [, other]) => other - one);
    if (!first) return "";
    const [reason, count] = first;
    return `surtout\u00A0: ${reasonLabels[reason].toLowerCase()} (${number.format(count)})`;
  },
  firstContact: (hours: number) =>
    `Premier contact\u00A0: ${reports.hoursInWords(hours)} après la livraison, pour la moitié des prospects contactés.`,
  button: "Ouvrir le rapport",
  why: "Cet e-mail part une fois par mois, le premier jour ouvré, s’il y a quelque chose à dire.",
  off: "Ne plus le recevoir",
  signature: signInMailCopy.signature,
} as const;
