import type { Tone } from "#app/profile/choices.ts";

/** How a mail to one prospect begins: with their situation, never with who writes. */
export const prospectMail = {
  /** What a signal begins with, of a company and to somebody there. */
  verbs: [
    ["Recrute", "recrutez"],
    ["Embauche", "embauchez"],
    ["Cherche", "cherchez"],
    ["Recherche", "recherchez"],
    ["Ouvre", "ouvrez"],
    ["Agrandit", "agrandissez"],
    ["Construit", "construisez"],
    ["Équipe", "équipez"],
    ["Investit", "investissez"],
    ["Lance", "lancez"],
    ["Remporte", "remportez"],
    ["Change", "changez"],
    ["Expose", "exposez"],
    ["Obtient", "obtenez"],
    ["Déménage", "déménagez"],
    ["Rachète", "rachetez"],
    ["Acquiert", "acquérez"],
    ["Lève", "levez"],
    ["Nomme", "nommez"],
    ["Accueille", "accueillez"],
    ["Développe", "développez"],
    ["Renouvelle", "renouvelez"],
    ["Modernise", "modernisez"],
    ["Prépare", "préparez"],
    ["Participe", "participez"],
    ["Publie", "publiez"],
    ["Annonce", "annoncez"],
    ["Crée", "créez"],
    ["Inaugure", "inaugurez"],
    ["Reprend", "reprenez"],
    ["Automatise", "automatisez"],
    ["Exporte", "exportez"],
    ["Réorganise", "réorganisez"],
    ["Vient", "venez"],
    ["A", "avez"],
  ],
  /** Precedes what happens at a company; `deCompany` is "d’Ateliers Vauclair". */
  about: (deCompany: string) => `À propos ${deCompany}\u00A0:`,
  /** While the record names no signal. */
  unknown: (situation: string) => [`Chez {{société}}, ${situation}.`, `${situation}.`],
  subjects: ["Une question pour {{société}}", "À propos de {{société}}", "{{société}}"],
  /** Says who writes, and announces the value: "Chez Aubade Conseil, voici ce que nous apportons :". */
  valueLeads: {
    friendly: "voici en deux mots ce que nous apportons\u00A0:",
    direct: "voici ce que nous apportons\u00A0:",
    formal: "notre proposition est la suivante\u00A0:",
    premium: "notre exigence tient en peu de mots\u00A0:",
    inspirational: "voici ce que nous voulons rendre possible avec vous\u00A0:",
  } satisfies Record<Tone, string>,
  reminders: [
    "Vous avez peut-être manqué mon message au sujet de {{société}}.",
    "Avec vos journées, un message se perd vite.",
  ],
  farewells: [
    "Si le moment est mal choisi pour {{société}}, ce message sera le dernier.",
    "Vous avez sans doute d’autres priorités\u00A0: ce message est le dernier.",
  ],
  /** The first question of a call, after what happens at the prospect. */
  question: (situation: string) => `${situation}\u00A0: qu’est-ce que cela change pour vous\u00A0?`,
} as const;
