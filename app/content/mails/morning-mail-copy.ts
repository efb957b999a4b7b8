import type { Status } from "#app/prospects/prospect-status.ts";
import { brand } from "../brand.ts";
import { signInMailCopy } from "./account-mails-copy.ts";

const dayFormat = new Intl.DateTimeFormat("fr-FR", {
  weekday: "long",
  day: "numeric",
  month: "long",
  timeZone: "UTC",
});
const number = new Intl.NumberFormat("fr-FR");

/** A count with its noun, which has a plural from two on. */
const counted = (count: number, one: string, many: string) =>
  `${number.format(count).replaceAll("\u202F", "\u00A0")}\u00A0${count < 2 ? one : many}`;

const newOnes = (count: number) => counted(count, "nouveau prospect", "nouveaux prospects");
const steps = (count: number) => counted(count, "action prévue", "actions prévues");

/** What is due, by the status of the prospects. */
const due: Record<Status, (count: number) => string> = {
  new: (count) => counted(count, "premier contact à prendre", "premiers contacts à prendre"),
  to_call: (count) => counted(count, "appel", "appels"),
  to_call_back: (count) => counted(count, "rappel", "rappels"),
  meeting: (count) => counted(count, "rendez-vous à préparer", "rendez-vous à préparer"),
  not_now: (count) => counted(count, "reprise de contact", "reprises de contact"),
  won: (count) => counted(count, "suite avec un client gagné", "suites avec des clients gagnés"),
  lost: (count) => counted(count, "suite après un refus", "suites après un refus"),
  not_relevant: (count) => counted(count, "autre étape", "autres étapes"),
};

/** The mail of the morning. Its subject names nobody, because it shows on locked screens. */
export const morningMailCopy = {
  /** `2026-12-01` as "mardi 1er décembre", without a line break between number and month. */
  day: (day: string) =>
    dayFormat
      .format(new Date(day))
      .replace(/(?<= )1(?= )/, "1er")
      .replace(/(?<=\d(?:er)?) /, "\u00A0"),
  subject: (newCount: number, dueCount: number) =>
    `Votre liste du matin\u00A0: ${[...(newCount > 0 ? [newOnes(newCount)] : []), ...(dueCount > 0 ? [steps(dueCount)] : [])].join(", ")}`,
  preview: "Par qui commencer, et ce qui vous attend aujourd’hui.",
  heading: "Bonjour,",
  intro: (day: string) => `Voici votre liste du ${day}.`,
  newOnes,
  steps,
  due,
  overdue: (count: number) => `dont ${number.format(count)} en retard`,
  first: (count: number) => (count === 1 ? "Par qui commencer" : "Par qui commencer, dans l’ordre"),
  button: "Ouvrir ma liste",
  why: "Cet e-mail part à 7\u00A0h\u00A030 les jours ouvrés, seulement s’il y a du nouveau ou des actions prévues.",
  off: "Ne plus le recevoir",
  signature: signInMailCopy.signature,
} as const;

/** The page to which the links for unsubscribing lead, with what it says of each mail. */
export const unsubscribeCopy = {
  title: "Vos e-mails",
  mails: {
    morning: {
      title: "E-mail du matin",
      ask: `Vous ne voulez plus recevoir l’e-mail du matin de ${brand.product}\u00A0? Vos prospects et votre liste ne changent pas.`,
      button: "Ne plus recevoir l’e-mail du matin",
      done: "C’est fait\u00A0: vous ne recevrez plus l’e-mail du matin.",
    },
    report: {
      title: "Rapport du mois",
      ask: `Vous ne voulez plus recevoir le rapport du mois de ${brand.product}\u00A0? Vos rapports restent sur le site.`,
      button: "Ne plus recevoir le rapport du mois",
      done: "C’est fait\u00A0: vous ne recevrez plus le rapport du mois.",
    },
  },
  again: "Pour le recevoir de nouveau, ouvrez votre compte.",
  account: "Ouvrir mon compte",
  wrong: "Ce lien n’est pas complet, ou il est trop ancien.",
  wrongText: "Copiez l’adresse entière depuis l’e-mail, ou arrêtez-le dans votre compte.",
  failed: "Cela n’a pas fonctionné. Réessayez dans un instant.",
} as const;
