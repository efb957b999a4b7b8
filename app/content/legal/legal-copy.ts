import { brand } from "../brand.ts";

/** The copy around the legal texts; the Markdown files of this folder contain the texts. */
export const legal = {
  contents: "Sommaire",
  inForce: "En vigueur depuis le",
  /** BIZ-09. */
  date: { iso: "2025-05-13", label: "13 mai 2025" },
  /** The day of the last accessibility review. */
  accessibilityDate: "21 novembre 2026",

  pages: {
    privacy: {
      title: "Politique de confidentialité",
      description: `Les données que ${brand.product} traite, d’où elles viennent, pourquoi, qui les reçoit, combien de temps, et comment exercer vos droits.`,
    },
    terms: {
      title: "Conditions générales d’utilisation",
      description: `Ce que ${brand.product} vous doit, ce que vous lui devez : service, essai, prix, résiliation, responsabilité, données personnelles.`,
    },
    cookies: {
      title: "Politique de cookies",
      description: `Tout ce que le site de ${brand.product} dépose ou lit dans votre navigateur, clé par clé\u00A0: à quoi cela sert, combien de temps, et comment changer d’avis.`,
    },
    "mentions-legales": {
      title: "Mentions légales",
      description: `Qui édite le site de ${brand.product}, qui l’héberge, qui répond de ce qui s’y publie, et comment nous joindre par e-mail, par téléphone ou par courrier.`,
    },
    confiance: {
      title: "Confiance et sécurité",
      description: `D’où viennent les données de ${brand.product}, où elles sont hébergées, qui y a accès, comment elles sont protégées et combien de temps.`,
    },
    accessibilite: {
      title: "Accessibilité du site",
      description: `Ce qui a été vérifié sur le site de ${brand.product} pour que chacun puisse s’en servir, comment, ce qui ne l’a pas été, et comment signaler un obstacle.`,
    },
  },

  units: {
    endless: "sans limite de durée",
    one: { minute: "une minute", hour: "une heure", day: "un jour", month: "un mois", year: "un an" },
    minute: (count: number) => (count > 1 ? "minutes" : "minute"),
    hour: (count: number) => (count > 1 ? "heures" : "heure"),
    day: (count: number) => (count > 1 ? "jours" : "jour"),
    month: () => "mois",
    year: (count: number) => (count > 1 ? "ans" : "an"),
  },

  prices: {
    offer: "Offre",
    monthly: "Au mois",
    yearly: { table: "À l’année, payée en une fois", commitment: "Avec un engagement d’un an" },
    per: { month: "par\u00A0mois", year: "par\u00A0an" },
  },

  publisher: {
    head: ["Mention", "Valeur"],
    labels: {
      name: "Dénomination",
      form: "Forme",
      seat: "Siège",
      email: "E-mail",
      phone: "Téléphone",
      capital: "Capital social",
      registration: "Immatriculation (RCS, SIREN)",
      vat: "Numéro de TVA intracommunautaire",
      publisher: "Directeur de la publication",
    },
    missing: "Non déclaré",
    undeclared: `Les mentions « Non déclaré » ne sont pas un oubli : ${brand.company} est une entreprise d’exemple, dont l’adresse, le nom de domaine et le numéro de téléphone sont réservés à la fiction. Elle n’a rien d’autre à déclarer, et nous n’inventons pas de numéro. Quiconque exploite ce site pour de bon y inscrit ses propres mentions avant de l’ouvrir au public (article 1-1 de la loi du 21 juin 2004 pour la confiance dans l’économie numérique).`,
  },
  host: {
    missing:
      "L’hébergeur du site n’est pas encore déclaré. Son nom, son adresse et son téléphone figureront ici.",
    declared: (name: string, address: string, phone: string) => `${name}, ${address}. Téléphone : ${phone}.`,
  },
} as const;
