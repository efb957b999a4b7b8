import type { icpSizes, primaryGoals, tones } from "#app/profile/choices.ts";
import type { ProfileField } from "#app/profile/profile-field.ts";

type FieldCopy = { label: string; hint?: string; placeholder?: string };

/** The copy of /onboarding-legacy, and of the profile on every page. Strings of requirements.md ONB and ERR are verbatim. */
export const profile = {
  title: "Complétez votre profil",
  description: "Décrivez votre entreprise et les clients que vous cherchez.",
  lead: "Plus votre profil est précis, plus la liste du matin vous ressemble. Ce que vous avez dit à l’assistant est déjà repris ici\u00A0; vous pouvez tout corriger.",
  optional: "(facultatif)",
  loading: "Chargement de votre profil…",
  submit: "Enregistrer mon profil",
  saving: "Enregistrement en cours...",
  saved: "✅ Profil enregistré avec succès",
  choose: "Choisissez",

  sections: {
    company: {
      title: "Informations sur l’entreprise",
      text: "Qui vous êtes, tel que vos prospects vous connaissent.",
    },
    target: {
      title: "Cible idéale",
      text: "Nous cherchons ces interlocuteurs, et eux seuls.",
    },
    communication: {
      title: "Stratégie de communication",
      text: "Ce que l’assistant met en avant dans les e-mails qu’il rédige avec vous.",
    },
    agent: {
      title: "Configuration de l’agent IA",
      text: "Ce qu’il vise, et ce qu’il n’écrit jamais.",
    },
  },

  fields: {
    company_name: { label: "Nom de l’entreprise" },
    industry: { label: "Secteur d’activité", placeholder: "Conseil en énergie" },
    linkedin_url: {
      label: "Page LinkedIn",
      hint: "L’adresse complète, avec https://",
      placeholder: "https://",
    },
    sender_name: {
      label: "Signataire",
      hint: "Votre prénom et votre nom, au bas des e-mails que l’assistant rédige avec vous.",
      placeholder: "Camille Durand",
    },
    icp_industry: {
      label: "Métiers visés",
      hint: "Ce que font les entreprises que vous cherchez, pas la vôtre.",
      placeholder: "Industrie agroalimentaire, logistique",
    },
    icp_title: {
      label: "Fonction visée",
      hint: "La personne qui décide ou qui prescrit.",
      placeholder: "Directeur commercial",
    },
    icp_size: { label: "Taille d’entreprise visée" },
    icp_location: {
      label: "Zone géographique",
      hint: "Une ville, une région, un ou plusieurs pays.",
      placeholder: "Île-de-France",
    },
    value_prop: {
      label: "Proposition de valeur",
      hint: "Le problème que vous résolvez et le résultat obtenu, en une ou deux phrases. Dites-le comme à votre client\u00A0: «\u00A0vos factures\u00A0», pas «\u00A0leurs factures\u00A0».",
    },
    tone: { label: "Ton des messages" },
    common_objections: {
      label: "Objections fréquentes",
      hint: "Ce qu’on vous répond le plus souvent\u00A0: l’assistant prépare la suite.",
    },
    primary_goal: { label: "Objectif principal" },
    calendly_url: {
      label: "Lien de prise de rendez-vous",
      hint: "L’adresse complète, avec https://",
      placeholder: "https://",
    },
    banned_phrases: {
      label: "Expressions à éviter",
      hint: "Les mots que votre maison n’emploie pas, séparés par des virgules.",
    },
  } satisfies Record<ProfileField, FieldCopy> as Record<ProfileField, FieldCopy>,

  /** The French labels of the enumerated values. ENM-01 to ENM-03. */
  choices: {
    icp_size: {
      "auto-entrepreneur": "Auto-entrepreneurs",
      tpe: "TPE (moins de 10\u00A0salariés)",
      pme: "PME (10 à 249\u00A0salariés)",
      "grands-comptes": "Grands comptes (250\u00A0salariés et plus)",
      tous: "Toutes tailles",
    } satisfies Record<(typeof icpSizes)[number], string>,
    tone: {
      friendly: "Amical",
      direct: "Direct",
      formal: "Formel",
      premium: "Premium",
      inspirational: "Inspirant",
    } satisfies Record<(typeof tones)[number], string>,
    primary_goal: {
      rdv: "Prise de rendez-vous",
      engagement: "Ouvrir un échange",
      feedback: "Recueillir des avis",
      autre: "Autre",
    } satisfies Record<(typeof primaryGoals)[number], string>,
  },
  /** About a chat answer that matches no value: the customer chooses the nearest one. */
  unmatchedAnswer: (answer: string) =>
    `Vous aviez répondu «\u00A0${answer}\u00A0» à l’assistant\u00A0: choisissez ce qui s’en approche le plus.`,

  errors: {
    required: "Ce champ est à remplir.",
    choose: "Choisissez une réponse dans la liste.",
    url: "Cette adresse n’est pas complète. Elle commence par https:// ou http://.",
    tooLong: (max: number) => `${figures.format(max)}\u00A0caractères au plus.`,
    unreadable: "Ce texte contient un caractère que nous ne pouvons pas enregistrer.",
    some: (count: number) => (count === 1 ? "Un champ est à revoir." : `${count} champs sont à revoir.`),
  },

  /** Why one field cannot be changed. */
  refusals: {
    noProfile: "Répondez d’abord aux questions de l’assistant\u00A0: votre profil n’est pas encore complet.",
    tooMany: (wait: string) =>
      `Vous avez fait beaucoup de modifications. La prochaine sera possible dans ${wait}.`,
  },

  /** Verbatim from requirements.md ERR. */
  problems: {
    signedOut: "Vous n'êtes pas connecté",
    check: "Erreur lors de la vérification du client.",
    create: "Erreur lors de la création du profil client.",
    missing: "Le client n'a pas pu être créé correctement.",
    save: "Une erreur s'est produite lors de l'enregistrement.",
    load: "Erreur lors de la récupération du profil.",
  },
  signInAgain: "Se reconnecter",
  unsentIsKept: "Ce que vous avez saisi est gardé\u00A0: vous le retrouverez ici après la connexion.",
  kept: "Ce que vous avez saisi est toujours là.",
  nothingLost: "Ce que vous avez saisi est toujours là. Réessayez dans un instant.",
  retry: "Réessayer",

  unsent: {
    restored: "Nous avons repris vos modifications qui n’étaient pas enregistrées.",
    discard: "Revenir au profil enregistré",
  },

  signedOut: {
    title: "Page non trouvée",
    why: "Vous devez vous connecter pour accéder à cette page",
    text: "Sans connexion, cette page n’existe pas ou a été déplacée.",
    leaving: (seconds: number) =>
      `Vous passez à la page de connexion dans ${seconds}\u00A0${seconds > 1 ? "secondes" : "seconde"}.`,
    stopped: "Vous restez ici. Connectez-vous quand vous voulez.",
    now: "Se connecter maintenant",
    stop: "Rester sur cette page",
  },
};

const figures = new Intl.NumberFormat("fr-FR");
