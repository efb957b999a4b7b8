import type { IcpSize, PrimaryGoal, Tone } from "#app/profile/choices.ts";
import type { ProfileField } from "#app/profile/profile-field.ts";
import { brand } from "../brand.ts";

/** The plan speaks to the customer, not to a prospect: the tone shows in how the messages are to be read again. */
export const toneAdvice: Record<Tone, string> = {
  friendly:
    "Jeudi, relisez chaque message à voix haute\u00A0: il doit sonner amical, comme si vous parliez à une connaissance.",
  direct:
    "Jeudi, relisez chaque message et retirez ce qui n’est pas indispensable\u00A0: un message clair tient en peu de lignes.",
  formal: "Jeudi, relisez chaque message\u00A0: ton formel, formules complètes, vouvoiement sans exception.",
  premium: "Jeudi, relisez chaque message\u00A0: ton premium, un mot choisi plutôt que trois superlatifs.",
  inspirational:
    "Jeudi, relisez chaque message\u00A0: ton inspirant, une image forte par e-mail, jamais deux.",
};

type Goal = { aim: string; measure: string };

/** What the weeks lead to, and what is counted at their end. */
export const planGoals: Record<PrimaryGoal, Goal> = {
  rdv: { aim: "obtenir vos premiers rendez-vous", measure: "les rendez-vous obtenus" },
  engagement: { aim: "ouvrir vos premières conversations", measure: "les réponses reçues" },
  feedback: { aim: "recueillir vos premiers retours", measure: "les retours recueillis" },
  autre: { aim: "obtenir vos premières réponses", measure: "les réponses reçues, favorables ou non" },
};

/**
 * Four weeks by working days, whichever day they begin. The mails of a sequence go out as its delays say: on a Tuesday,
 * on the Friday of that week and on the next Friday. interpretation.md D204.
 */
export const plan = {
  weeks: {
    prepare: {
      goals: (target: string | null) => [
        ...(target ? [`Préparer le terrain\u00A0: ${target}`] : []),
        "Préparer le terrain",
      ],
      missing: (fields: string) => [
        `Lundi, complétez votre profil\u00A0: ${fields}.`,
        "Complétez votre profil.",
      ],
      target: (target: string | null) => [
        ...(target
          ? [
              `Mardi, relisez la recherche «\u00A0${target}\u00A0» et retirez ceux que vous n’appelleriez pas vous-même.`,
            ]
          : []),
        "Mardi, relisez la recherche et retirez ceux que vous n’appelleriez pas vous-même.",
        "Relisez la recherche.",
      ],
      pitch: [
        "Mercredi, dites votre proposition de valeur en une phrase à un client qui vous connaît, et notez ce qu’il en retient.",
        "Testez votre phrase d’accroche sur un client.",
      ],
      routine: [
        `Chaque matin, à heure fixe, ouvrez votre liste ${brand.product} et choisissez qui contacter.`,
        "Bloquez un temps fixe chaque matin.",
      ],
    },
    start: {
      goals: ["Lancer les premiers contacts", "Commencer"],
      email: [
        "Mardi, adaptez l’e-mail de prospection à dix destinataires, un par un, et envoyez-le vous-même.",
        "Adaptez puis envoyez l’e-mail.",
      ],
      call: [
        "Mercredi et jeudi, appelez ces personnes avec le script, en commençant par les questions.",
        "Appelez avec le script.",
      ],
      second: [
        "Vendredi, envoyez le deuxième e-mail de la séquence à ceux qui n’ont pas répondu.",
        "Envoyez la suite de la séquence.",
      ],
      note: ["Chaque soir, notez chaque réponse dans votre CRM, même un refus.", "Notez chaque réponse."],
    },
    follow: {
      goals: ["Relancer et répondre aux objections", "Relancer"],
      objections: (objection: string | null) => [
        ...(objection
          ? [
              `Lundi, préparez la réponse à «\u00A0${objection}\u00A0» avec vos mots, et entraînez-vous à deux.`,
            ]
          : []),
        "Lundi, préparez vos réponses aux objections.",
        "Préparez vos réponses aux objections.",
      ],
      others: [
        "Mardi, envoyez le premier e-mail à dix autres destinataires\u00A0; mercredi et jeudi, appelez-les.",
        "Écrivez à dix autres personnes.",
      ],
      last: [
        "Vendredi, envoyez le dernier e-mail de la séquence aux premiers qui n’ont pas répondu, et le deuxième aux suivants.",
        "Envoyez la fin de la séquence.",
      ],
      link: [
        "Proposez votre lien de rendez-vous dès qu’une réponse est positive.",
        "Proposez votre lien à chaque réponse positive.",
      ],
      stop: [
        "Retirez aussitôt de vos listes toute personne qui le demande.",
        "Respectez chaque demande d’arrêt.",
      ],
    },
    adjust: {
      /** `own` is what the customer wants in their own words, where it goes on from "pour". */
      goals: (own: string | null, aim: string) => [
        ...(own ? [`Mesurer et ajuster, pour ${own}`] : []),
        `Mesurer et ajuster, pour ${aim}`,
        "Mesurer et ajuster",
      ],
      measure: (measure: string) => [
        `Lundi, comptez ${measure}, par message et par profil visé.`,
        "Comptez vos résultats.",
      ],
      keep: [
        "Mardi, gardez l’objet et l’accroche qui font répondre, remplacez les autres.",
        "Gardez ce qui fait répondre.",
      ],
      refine: [
        "Mercredi, resserrez la cible sur les profils qui ont répondu, et préparez les dix destinataires suivants.",
        "Resserrez la cible.",
      ],
      last: [
        "Vendredi, envoyez le dernier e-mail de la séquence aux dix autres destinataires qui n’ont pas répondu.",
        "Envoyez le dernier e-mail aux suivants.",
      ],
      profile: [
        "Le même jour, mettez votre profil à jour\u00A0: les prochains brouillons en partiront.",
        "Mettez votre profil à jour.",
      ],
    },
  },
  /** How the plan names the companies that are sought. */
  sizeNames: {
    "auto-entrepreneur": "auto-entrepreneurs",
    tpe: "TPE",
    pme: "PME",
    "grands-comptes": "grands comptes",
    // Whom every size fits may be no company at all: town halls, associations.
    tous: null,
  } satisfies Record<IcpSize, string | null>,
  /** How the plan names the fields of the profile that are empty. */
  missingFields: {
    company_name: "nom de l’entreprise",
    industry: "secteur",
    icp_title: "fonction visée",
    icp_size: "taille visée",
    icp_location: "zone géographique",
    value_prop: "proposition de valeur",
    common_objections: "objections fréquentes",
  } satisfies Partial<Record<ProfileField, string>>,
} as const;
