import type { DraftKind, DraftSource, SearchField } from "#app/drafts/draft-kind.ts";
import { brand } from "../brand.ts";

/** The copy of drafts: names, labels of fields, reasons for refusing a content, and marks of origin. */
export const drafts = {
  kinds: {
    email: { name: "E-mail de prospection", make: "Rédiger un e-mail" },
    sequence: { name: "Séquence de trois e-mails", make: "Rédiger une séquence" },
    search: { name: "Recherche de prospects", make: "Préparer une recherche" },
    call_script: { name: "Script d’appel", make: "Écrire un script d’appel" },
    plan: { name: "Plan des premières semaines", make: "Établir un plan" },
  } satisfies Record<DraftKind, { name: string; make: string }>,
  /** The list of kinds beside the conversation: the name of its button, and what it is. */
  menu: { open: "Travaux", title: "Commencer un brouillon", all: "Tous les brouillons" },
  title: (name: string, target: string) => `${name} – ${target}`,
  untitled: "Brouillon",

  fields: {
    title: "Titre",
    subject: "Objet",
    body: "Message",
    /** The heading of a mail of a sequence; `delayDays` counts from the one before. */
    sequenceMail: (number: number, delayDays: number) => `E-mail ${number}, ${delayOf(number, delayDays)}`,
    delayDays: "Délai en jours",
    search: {
      titles: "Fonctions",
      sizes: "Tailles d’entreprise",
      sectors: "Secteurs",
      places: "Zones",
      keywords: "Mots-clés",
      exclusions: "Exclusions",
    } satisfies Record<SearchField, string>,
    opening: "Ouverture",
    questions: "Questions",
    pitch: "Présentation",
    objections: "Objections et réponses",
    objection: "Objection",
    answer: "Réponse",
    close: "Conclusion",
    week: (number: number) => `Semaine ${number}`,
    goal: "Objectif",
    actions: "Actions",
  },

  errors: {
    shape: "Ce contenu n’a pas la forme attendue.",
    tooLong: (max: number) => `${figures.format(max)}\u00A0caractères au plus.`,
    tooMany: (max: number) => `${max}\u00A0éléments au plus.`,
    unreadable: "Ce texte contient un caractère que nous ne pouvons pas enregistrer.",
    mails: (count: number) => `Une séquence compte ${count}\u00A0e-mails.`,
    delay: (max: number) => `Le délai va de 0 à ${max}\u00A0jours.`,
  },

  /** Where a draft comes from, for its page and its exports (regulation EU 2024/1689, article 50). */
  origins: {
    template: () =>
      `Texte produit par ${brand.product} à partir de votre profil, avec des phrases types et sans intelligence artificielle.`,
    model: (model) =>
      `Texte produit par ${brand.product} avec une intelligence artificielle${model ? ` (${model})` : ""}, à relire avant tout usage.`,
  } satisfies Record<DraftSource, (model: string | undefined) => string> as Record<
    DraftSource,
    (model?: string) => string
  >,
  export: {
    criterion: "Critère",
    value: "Valeur",
    origin: "Origine",
    /** In a header of a mail, as people read it in its source: one line of ASCII. */
    headers: {
      template: `Brouillon de ${brand.product}, fait de phrases types par un programme`,
      model: `Brouillon de ${brand.product}, fait par une intelligence artificielle`,
    } satisfies Record<DraftSource, string>,
    /** The text of the mail that contains the mails of a sequence. */
    sequence:
      "Cette séquence contient les e-mails joints. Ouvrez-les l’un après l’autre, relisez-les, puis envoyez-les vous-même.",
  },
} as const;

function delayOf(number: number, days: number): string {
  const delay = days === 0 ? "le jour même" : `${days}\u00A0${days > 1 ? "jours" : "jour"}`;
  if (number === 1) return days === 0 ? "au premier jour" : `${delay} après le début`;
  return days === 0 ? delay : `${delay} après le précédent`;
}

const figures = new Intl.NumberFormat("fr-FR");
