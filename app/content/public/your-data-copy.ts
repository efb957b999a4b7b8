import type { PeriodName } from "#app/periods.ts";
import { brand } from "../brand.ts";

/** A period in words, such as `30 jours`. */
type Words = (name: PeriodName) => string;

const { product, company, address, email } = brand;

/**
 * The copy of /vos-donnees, for people who are in the lists: GDPR, articles 14 and 21. It says what the legal text /privacy
 * says, in other words; your-data-copy.test.ts compares the two.
 */
export const yourData = {
  title: "Pourquoi avez-vous mes données\u00A0?",
  description: `Vous figurez dans une liste de prospects de ${product}\u00A0? D’où viennent vos données, qui les reçoit, combien de temps, et comment en être retiré sans compte.`,
  lead: `Un commercial vous a appelé ou écrit, et vous vous demandez d’où il tient vos coordonnées. Elles viennent peut-être de ${product}. Voici lesquelles, d’où, pourquoi, et comment les faire retirer.`,
  jump: "Être retiré des listes",

  origin: {
    heading: "D’où elles viennent",
    lead: "Uniquement de sources publiques et professionnelles\u00A0:",
    sources: [
      "registres d’entreprises",
      "sites d’entreprises",
      "publications et profils professionnels rendus publics",
      "annonces légales ou d’emploi",
    ],
    /** Then what of them this site asks. */
    asked: "Voici les sources de ce site, et ce que nous prenons à chacune\u00A0:",
    from: (publisher: string, fields: string, licence: string) =>
      `${publisher}. Nous y prenons\u00A0: ${fields}. Licence\u00A0: ${licence.toLowerCase()}.`,
    never:
      "Nous n’achetons aucun fichier de particuliers et ne traitons aucune donnée sensible (article\u00A09 du RGPD).",
  },

  data: {
    heading: "Ce que contient une fiche",
    items: [
      { name: "Vous", content: "nom, fonction actuelle, entreprise, parcours professionnel" },
      { name: "Vous joindre", content: "e-mail professionnel, téléphone direct, page LinkedIn" },
      {
        name: "Votre entreprise",
        content:
          "secteur, effectif, ville, site, adresse générale de l’entreprise, signaux d’achat, technologies utilisées par l’entreprise",
      },
      { name: "Le suivi", content: "statut, appels et notes du client" },
    ],
    score:
      "Un score ordonne la liste d’appels. Il ne décide de rien à votre sujet\u00A0: aucune décision n’est prise par un moyen entièrement automatisé.",
  },

  purpose: {
    heading: "Pourquoi nous les avons",
    text: "Nos clients vendent à d’autres entreprises. Vos données leur servent à vous contacter sur un sujet lié à votre travail.",
    basis: `La base légale est leur intérêt légitime, et celui de ${company}, à prospecter entre professionnels (article\u00A06.1.f du RGPD). ${product} n’écrit jamais à un prospect à la place d’un client.`,
  },

  recipients: {
    heading: "Qui les reçoit",
    items: [
      "Le client pour qui votre fiche a été préparée. Il est responsable de l’usage qu’il en fait.",
      `Les personnes de ${company} qui en ont besoin pour leur travail.`,
      "Nos prestataires techniques, liés par un contrat conforme à l’article\u00A028 du RGPD.",
      "Les autorités, lorsque la loi nous y oblige.",
    ],
  },

  durations: {
    heading: "Combien de temps",
    items: (period: Words) => [
      {
        name: "Votre fiche",
        content: `supprimée ${period("prospects")} après la résiliation de l’abonnement du client qui l’a commandée, ou au bout de ${period("idleProspect")} si personne ne l’a travaillée ni confirmée`,
      },
      {
        name: "Avant une liste",
        content: `${period("candidate")} au plus si une recherche vous trouve et qu’aucune liste ne vous reçoit, avec les coordonnées que nous avons demandées`,
      },
      {
        name: "Votre opposition",
        content: `gardée ${period("objection")}, sous forme d’empreintes, pour la faire respecter`,
      },
      {
        name: "Votre demande",
        content: `gardée avec nos réponses ${period("objectionRequest")} au plus après la dernière, pour prouver qu’elle a été suivie`,
      },
    ],
  },

  rights: {
    heading: "Vos droits",
    items: [
      {
        name: "Vous opposer",
        content:
          "à tout moment, sans motif et sans frais. Nous retirons aussitôt votre fiche de toutes les listes, pour toujours, et le disons aux clients qui l’avaient.",
      },
      { name: "Savoir", content: "ce que nous avons sur vous, et en recevoir une copie." },
      { name: "Corriger ou effacer", content: "ce qui est faux, ou tout." },
      { name: "Limiter", content: "le traitement de vos données, le temps d’une vérification." },
    ],
    delay: "Nous répondons dans un délai d’un mois (article\u00A012 du RGPD).",
    write: {
      before: "Vous pouvez aussi écrire à ",
      between: `, ou par courrier à ${company}, ${address.street}, ${address.postalCode}\u00A0${address.city}, responsable de la recherche et de la vérification de ces coordonnées.`,
    },
    more: {
      before: "Le texte complet, avec les transferts hors de l’Union européenne\u00A0: ",
      link: "politique de confidentialité",
    },
  },

  complaint: {
    heading: "Si notre réponse ne vous convient pas",
    text: "Vous pouvez saisir la CNIL, 3\u00A0place de Fontenoy, TSA\u00A080715, 75334\u00A0Paris Cedex\u00A007, ou en ligne.",
    link: { href: "https://www.cnil.fr/fr/plaintes", label: "Adresser une plainte à la CNIL" },
  },

  email,
} as const;
