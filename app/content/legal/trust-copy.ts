import type { PeriodName } from "#app/periods.ts";

/** A period in words, such as `30 jours`. */
type Words = (name: PeriodName) => string;

/** The copy of /confiance and of what other legal texts share with it. Facts: requirements.md CLM and BIZ. */
export const trust = {
  sources:
    "registres d’entreprises, sites d’entreprises, publications et profils professionnels rendus publics, annonces légales ou d’emploi",

  highlights: (period: Words) => [
    { title: "Sources publiques", text: "et professionnelles, uniquement." },
    {
      title: period("prospects"),
      text: "après la résiliation, les fiches de prospects sont supprimées.",
    },
    {
      title: "Aucun mot de passe",
      text: `à voler\u00A0: un lien ou un code, valable ${period("link")}, une seule fois.`,
    },
    { title: "Aucun traceur", text: "ni publicité, ni mesure d’audience, ni contenu d’un autre site." },
  ],

  database: {
    embedded: "Les données sont sur le serveur du site, dans une base que lui seul ouvre.",
    sameServer: "Les données sont dans une base PostgreSQL, sur le même serveur que le site.",
    otherServer:
      "Les données sont dans une base PostgreSQL, sur un autre serveur que le site. L’exploitant de ce serveur n’est pas déclaré.",
  },

  retention: {
    head: ["Données", "Durée"],
    rows: (period: Words) => [
      [
        "Fiches de prospects préparées pour un client",
        `Supprimées **${period("prospects")}** après la résiliation de son abonnement`,
      ],
      [
        "Fiche que personne n’a travaillée (note, appel, statut, brouillon) ni confirmée (livrée de nouveau, relue au registre ou dans un fichier)",
        `Supprimée au bout de **${period("idleProspect")}**, abonnement en cours ou non`,
      ],
      [
        "Prospect trouvé par une recherche et qu’aucune liste n’a reçu",
        `${period("candidate")} au plus, avec les coordonnées que nous avons demandées`,
      ],
      [
        "Réponses du registre des entreprises",
        `${period("registerAnswer")}\u00A0; ce qui permet d’y voir un changement, sans nom lisible, ${period("sighting")}`,
      ],
      [
        "Données de compte et de contrat (identité, offre, dates)",
        `Archivées **${period("accountArchive")}** après la fin de l’abonnement, avec un accès restreint, puis effacées avec tout le compte, dès que plus personne n’y est connecté`,
      ],
      [
        "Profil, conversations avec l’assistant, avis et brouillons",
        "Pendant la vie du compte\u00A0; effacés aussitôt si vous supprimez le compte depuis votre espace. Un brouillon écrit pour un prospect part avec sa fiche",
      ],
      [
        "Demande de contact conservée par le site",
        `${period("contactRequest")} après notre réponse\u00A0; ${period("unansweredRequest")} au plus si elle est restée sans réponse`,
      ],
      [
        "Correspondance sans suite commerciale",
        `${period("correspondence")} au plus après le dernier échange`,
      ],
      ["Factures et pièces comptables", `${period("accounting")} (article L123-22 du code de commerce)`],
      [
        "Trace de ce que notre équipe consulte ou change au sujet d’un client, que celui-ci peut lire dans son compte",
        `${period("audit")}, sans le contenu`,
      ],
      [
        "Trace de vos connexions, de vos nouveaux appareils, de vos exports et de la suppression du compte",
        `${period("activity")}, sans le contenu`,
      ],
      ["Journaux techniques", `${period("logs")} au plus`],
      [
        "Opposition à la prospection",
        `Gardée **${period("objection")}**, sans nom ni adresse lisible, pour la faire respecter`,
      ],
      [
        "Demande au sujet de vos données (opposition, accès, rectification, effacement) et nos réponses",
        `${period("objectionRequest")} au plus après la dernière`,
      ],
      [
        "Trace d’une fiche retirée à la demande de la personne (numéro et jour, rien d’autre)",
        `${period("withdrawal")}, pour le dire au client qui l’avait`,
      ],
      [
        "Cookies permanents",
        `${period("permanentCookie")} au plus\u00A0; le détail figure dans la [politique de cookies](/cookies)`,
      ],
    ],
  },

  safeguards: {
    encrypted:
      "**Chiffrement.** Tout ce qui circule entre vous et le site est chiffré (HTTPS), et votre navigateur refuse d’y revenir autrement.",
    unencrypted:
      "**Chiffrement.** Les échanges avec cette adresse ne sont pas chiffrés\u00A0: n’y saisissez rien de confidentiel.",
    mails:
      "**E-mails.** Un e-mail ne part que par une connexion chiffrée, vers un serveur dont le certificat est vérifié.",
    always: (period: Words) => [
      `**Connexion.** Il n’y a pas de mot de passe. Le lien et le code envoyés par e-mail servent une seule fois, expirent au bout de ${period("link")} et ne peuvent pas être relus dans notre base.`,
      `**Session.** Elle prend fin ${period("session")} après votre dernière visite et, dans tous les cas, ${period("wholeSession")} après votre connexion. Votre compte montre les appareils connectés et permet de les déconnecter.`,
      "**Cloisonnement.** Chaque client n’accède qu’à ses propres données\u00A0: la base elle-même refuse celles des autres.",
      "**Pages.** Elles ne chargent rien d’un autre site, et le navigateur est chargé de le faire respecter.",
      "**Abus.** Un autre site ne peut rien modifier en votre nom, et les tentatives répétées sont freinées.",
      `**Gestes sensibles.** Exporter ses données ou supprimer son compte demande un nouveau code, passé ${period("proof")} de connexion.`,
      "**Journaux techniques.** Ils ne contiennent ni messages, ni codes, ni liens de connexion.",
    ],
  },

  processors: {
    head: ["Rôle", "Données", "À qui"],
    hosting: ["Hébergement", "Tout ce que le site enregistre"],
    mail: ["Envoi des e-mails", "Votre adresse et le texte des e-mails que le site vous envoie"],
    relay: ["Formulaire de contact", "Ce que vous écrivez dans le formulaire"],
    model: [
      "Modèle de langage de l’assistant",
      "Le profil de votre entreprise, ce que vous écrivez à l’assistant et, quand il y est question de prospects, leurs fiches et vos notes, sans adresse ni numéro",
    ],
    enrichment: [
      "Recherche des coordonnées professionnelles",
      "Le nom des prospects à joindre, leur entreprise et son SIREN",
    ],
    checkout: ["Paiement par carte", "Ce que vous saisissez sur sa page, si vous suivez le lien"],
    booking: ["Prise de rendez-vous", "Ce que vous saisissez sur sa page, si vous suivez le lien"],
    nobody: {
      mail: "Personne\u00A0: les e-mails restent sur le serveur du site",
      relay: "Personne d’autre\u00A0: les demandes nous parviennent par e-mail",
      enrichment: "Personne\u00A0: aucune coordonnée n’est recherchée",
      model: "Personne\u00A0: l’assistant répond sans modèle de langage",
    },
    ownServer: "Le serveur du site lui-même",
    unnamed: "Un serveur interne, sans nom public",
    undeclared: "Non déclaré",
  },
} as const;
