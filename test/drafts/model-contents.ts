import type { DraftContents } from "#app/drafts/draft-content.ts";
import type { DraftKind } from "#app/drafts/draft-kind.ts";

const mail = (subject: string, lead: string) => ({
  subject,
  body: `Bonjour {{prénom}},\n\n${lead} Chez Pômmy, nous aidons les équipes d’achats à gagner du temps sur leurs commandes de fruits. Nous livrons chaque semaine, et la facture tient sur une page.\n\nSeriez-vous disponible pour en parler\u00A0?\n\nSi le sujet ne vous concerne pas, répondez «\u00A0stop\u00A0» et je ne vous écrirai plus.\n\nBien à vous,\n\n{{votre prénom}} {{votre nom}}\nPômmy`,
});

/** A good answer of a model for each kind, about the company Pômmy. */
export const modelContents: DraftContents = {
  email: mail("Vos commandes de fruits", "Vous suivez les achats de {{société}}."),
  sequence: {
    mails: [
      { delayDays: 0, ...mail("Vos commandes de fruits", "Vous suivez les achats de {{société}}.") },
      { delayDays: 4, ...mail("Une facture par mois", "Une facture par mois suffit à {{société}}.") },
      { delayDays: 7, ...mail("Dernier message", "Quelqu’un d’autre suit peut-être ce sujet.") },
    ],
  },
  search: {
    titles: ["Directrice des achats"],
    sizes: ["PME"],
    sectors: ["Restauration"],
    places: ["Lyon"],
    keywords: ["fruits"],
    exclusions: ["Concurrents"],
  },
  call_script: {
    opening: "Bonjour, je vous appelle de chez Pômmy.",
    questions: ["Comment commandez-vous vos fruits ?"],
    pitch: "Nous livrons chaque semaine.",
    objections: [{ objection: "Nous avons un fournisseur", answer: "Puis-je vous demander lequel ?" }],
    close: "Quand pouvons-nous en reparler ?",
  },
  plan: { weeks: [{ goal: "Choisir la cible", actions: ["Relire la recherche"] }] },
};

/** The same for a kind that is known only at run time. */
export const modelContent = (kind: DraftKind): DraftContents[DraftKind] => modelContents[kind];
