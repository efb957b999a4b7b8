import type { Step } from "#app/conversation/onboarding/onboarding.ts";
import type { OpenQuestion } from "#app/profile/open-questions.ts";

/** The copy of /assistant around the conversation. Strings of requirements.md ERR are verbatim. */
export const assistant = {
  title: "Assistant",
  description: "Votre assistant de prospection.",

  loading: "Nous ouvrons votre conversation…",
  loadingDraft: "Chargement du brouillon…",
  needsScript:
    "L’assistant est une conversation en direct : il a besoin de JavaScript. Activez-le dans votre navigateur, puis rechargez la page.",

  step: (number: number, count: number) => `Étape ${number} sur ${count}`,
  stepNames: {
    company_name: "votre entreprise",
    industry: "votre secteur",
    icp: "votre client idéal",
    value_prop: "votre valeur",
    tone: "votre ton",
    primary_goal: "votre objectif",
    calendly_url: "votre agenda",
  } satisfies Record<Step, string>,

  conversation: "Conversation",
  messages: "Messages",
  you: "Vous",
  program: "Assistant",
  today: "Aujourd’hui",
  yesterday: "Hier",
  typing: "L’assistant écrit…",
  empty: {
    title: "Par quoi commençons-nous ?",
    text: "Votre profil est prêt, et un programme d’intelligence artificielle vous répond. Demandez de l’aide pour rédiger un e-mail, préparer une recherche ou revoir votre stratégie de prospection.",
  },
  ending: { dashboard: "Voir le tableau de bord", profile: "Compléter mon profil" },
  earlier: "Messages précédents",
  earlierLoading: "Chargement…",
  /** The names of the copy buttons, which tell them apart. */
  copy: {
    user: (time: string) => `Copier votre message de ${time}`,
    assistant: (time: string) => `Copier la réponse de ${time}`,
  },
  copied: "Message copié",
  copyFailed: "Le message n’a pas pu être copié.",
  /** Names of what a message contains, for screen readers. */
  rich: {
    table: "Tableau",
    code: "Code",
    codeIn: (language: string) => `Code ${language}`,
    done: "Fait\u00A0:",
    toDo: "À faire\u00A0:",
  },
  backToLatest: "Revenir au dernier message",
  unseen: (count: number) => (count === 1 ? "1 nouveau" : `${count} nouveaux`),

  composer: {
    label: "Votre message",
    answerPlaceholder: "Écrivez votre réponse",
    messagePlaceholder: "Écrivez votre message",
    /** For a field that is narrow in rem. */
    answerPlaceholderShort: "Répondez",
    messagePlaceholderShort: "Écrivez",
    keys: "Entrée pour envoyer, Maj + Entrée pour aller à la ligne.",
    newLine: "Aller à la ligne",
    send: "Envoyer",
    sending: "Envoi…",
    quickReplies: "Réponses proposées",
    notice: "Un programme vous répond. Il peut se tromper : relisez avant d’utiliser.",
    left: (count: number) => `Encore ${figures.format(count)} caractères.`,
    over: "Message trop long : 8 000 caractères au plus,",
    surplus: (count: number) => `soit ${figures.format(count)} à retirer.`,
  },

  card: {
    title: "Votre profil",
    count: (known: number, count: number) => `${known} sur ${count}`,
    labels: {
      company_name: "Entreprise",
      industry: "Secteur",
      icp: "Client idéal",
      value_prop: "Proposition de valeur",
      tone: "Ton",
      primary_goal: "Objectif",
      calendly_url: "Lien de rendez-vous",
    } satisfies Record<Step, string>,
    owned: (owner: string) =>
      `C’est le profil de l’équipe\u00A0: ${owner} en est responsable, et seul à pouvoir le changer.`,
    missing: (owner: string) =>
      `Il manque le profil de l’équipe\u00A0: ${owner} en est responsable, et seul à pouvoir l’écrire. Les brouillons l’attendent.`,
    unknown: "À compléter",
    open: "Question en cours",
    none: "Aucun",
    edit: (label: string) => `Modifier\u00A0: ${label}`,
    field: (label: string) => `Nouvelle réponse\u00A0: ${label}`,
    value: (label: string) => `Nouvelle valeur\u00A0: ${label}`,
    save: "Enregistrer",
    saving: "Enregistrement…",
    cancel: "Annuler",
    check: (label: string) => `Vérifier\u00A0: ${label}`,
    blank: "Écrivez une réponse.",
    titleMissing: "Indiquez la fonction de votre interlocuteur.",
    choose: "Choisissez une réponse.",
    failed:
      "La correction n’a pas pu être enregistrée. Elle est toujours là\u00A0: réessayez dans un instant.",
    offline:
      "Vous êtes hors connexion. Votre correction reste ici\u00A0: enregistrez-la au retour de la connexion.",
    whole: "Modifier mon profil",
    close: "Fermer le profil",
  },

  /** What the profile lacks is asked after the seven questions. interpretation.md D142. */
  openQuestions: {
    title: "Ce qui manque à votre profil",
    questions: {
      icp_location: "Où sont les clients que vous cherchez ?",
      icp_industry: "Dans quels métiers travaillent-ils ?",
      sender_name: "Et vous, comment vous appelez-vous ?",
    } satisfies Record<OpenQuestion, string>,
    answer: "Répondre",
    skip: "Passer",
    skipFailed: "Nous n’avons pas pu enregistrer votre choix. Réessayez dans un instant.",
  },

  /** A file or a table of prospects, as far as the conversation offers it. */
  importing: {
    button: "Importer des prospects",
    drop: "Déposez ici votre fichier de prospects (CSV ou Excel)",
    pasted: (rows: number) =>
      rows === 1
        ? "Vous avez collé un tableau d’une ligne. L’importer dans votre liste\u00A0?"
        : `Vous avez collé un tableau. Importer ces ${rows} lignes dans votre liste\u00A0?`,
    pastedFile: "Tableau collé.csv",
    look: "Voir l’aperçu",
    decline: "Non, c’est un message",
    loadFailed: "L’import n’a pas pu s’ouvrir. Vérifiez votre connexion, puis réessayez.",
  },

  connection: {
    lost: "Reconnexion…",
    offline: "Hors connexion",
    offlineText: "Ce que vous écrivez reste dans cette page.",
  },
  problems: {
    draft: "Le brouillon n’a pas pu être chargé.",
    load: "Impossible de charger les messages.",
    send: "Impossible d'envoyer le message.",
    retry: "Réessayer",
    sendAgain: "Envoyer à nouveau",
    staysInField: "Il reste dans le champ ci-dessous.",
    sentOnReconnect: "Il partira dès que la connexion sera revenue.",
    /** About a quick reply chosen while the field has other text. */
    waits: (answer: string) => `Votre réponse «\u00A0${answer}\u00A0» n’est pas encore partie.`,
    waitsOffline: (answer: string) =>
      `Votre réponse «\u00A0${answer}\u00A0» partira dès que la connexion sera revenue.`,
    giveUp: "Ne pas l’envoyer",
    questionAnswered:
      "Cette question a déjà reçu une réponse. Relisez votre texte, puis envoyez-le à nouveau s’il répond à la question suivante.",
    choiceAnswered: (answer: string) =>
      `Cette question a déjà reçu une réponse\u00A0: «\u00A0${answer}\u00A0» n’a pas été envoyé.`,
    questionChanged:
      "La question a changé pendant que vous écriviez. Relisez votre texte avant de l’envoyer.",
    questionChangedHeld:
      "Votre texte n’est pas parti\u00A0: la question a changé. Relisez-le, puis envoyez-le à nouveau.",
    titleMissing:
      "Indiquez d’abord la fonction, devant la taille. Par exemple\u00A0: Directeur commercial, PME.",
  },
  setAside: {
    text: "Cette conversation est ouverte dans trop de fenêtres. Celle-ci ne reçoit plus les nouveaux messages.",
    takeBack: "Reprendre ici",
  },
};

const figures = new Intl.NumberFormat("fr-FR");
