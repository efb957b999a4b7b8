const days = (count: number) => `${count}\u00A0${count < 2 ? "jour" : "jours"}`;

/** The kinds of the outbox, by their name in app/deliveries.server.ts. */
export const itemKinds: Readonly<Record<string, string>> = {
  "sign-in": "Lien de connexion",
  confirmation: "Code de confirmation",
  "account-deleted": "Compte supprimé",
  "team-invitation": "Invitation dans une équipe",
  "team-news": "Changement d’équipe",
  "new-device": "Nouvel appareil",
  morning: "E-mail du matin",
  "monthly-report": "Rapport du mois",
  "webhook-disabled": "Webhook désactivé",
  contact: "Demande à transmettre",
  "request-reply": "Réponse à une demande",
};

/** The deliveries at the operators' desk. */
export const deliveriesCopy = {
  title: "Envois",
  text: "Ce qui attend de partir, et ce qui a échoué. Un envoi réussi n’apparaît plus ici\u00A0; un échec reste une semaine.",

  filters: {
    title: "Filtrer les envois",
    state: "État",
    anyState: "Tous",
    kind: "Nature",
    anyKind: "Toutes",
    apply: "Filtrer",
    clear: "Effacer les filtres",
  },
  states: { waiting: "En attente", retrying: "Nouvel essai", failed: "Échoué" },

  items: "Boîte d’envoi",
  count: (count: number, isMore: boolean) =>
    `${count}\u00A0${count < 2 ? "envoi" : "envois"}${isMore ? " sur cette page" : ""}, le plus ancien d’abord`,
  empty: "Rien n’attend de partir, et rien n’a échoué.",
  emptyFiltered: "Aucun envoi ne correspond à ces filtres.",
  next: "Envois suivants",
  first: "Revenir au début",
  columns: {
    what: "Envoi",
    state: "État",
    age: "Depuis",
    attempts: "Essais",
    error: "Dernière erreur",
    act: "Agir",
  },
  to: (domain: string) => `vers ${domain}`,
  due: "Prochain essai",
  noError: "Aucune",
  age: (milliseconds: number) => {
    const minutes = Math.floor(milliseconds / 60_000);
    if (minutes < 1) return "moins d’une minute";
    if (minutes < 60) return `${minutes}\u00A0min`;
    if (minutes < 48 * 60) return `${Math.floor(minutes / 60)}\u00A0h`;
    return days(Math.floor(minutes / (24 * 60)));
  },

  webhooks: "Webhooks des clients",
  webhooksText: "Les messages aux outils des clients dont un essai au moins a échoué.",
  webhooksCount: (count: number, isMore: boolean) =>
    `${count}\u00A0${count < 2 ? "message" : "messages"}${isMore ? " sur cette page" : ""}, le plus ancien d’abord`,
  noWebhooks: "Aucun message à un outil de client n’a échoué.",
  webhooksNext: "Messages suivants",
  types: {
    "prospect.delivered": "Prospect livré",
    "prospect.changed": "Prospect modifié",
    "prospect.removed": "Prospect retiré",
  } as Readonly<Record<string, string>>,
  webhookColumns: { what: "Message", client: "Client" },
  disabled: {
    gone: "Webhook coupé\u00A0: son adresse n’existe plus.",
    failing: "Webhook coupé\u00A0: rien n’a été accepté depuis trois jours.",
    secret_lost: "Webhook coupé\u00A0: son secret ne peut plus être lu.",
  } as Readonly<Record<string, string>>,

  retry: "Réessayer",
  retryOf: (what: string) => `Réessayer maintenant\u00A0: ${what}`,
  drop: "Abandonner",
  dropOf: (what: string) => `Abandonner\u00A0: ${what}`,
  confirmDrop: "Oui, abandonner",
  dropText: "L’envoi ne partira plus jamais, sauf si un essai est en cours.",

  done: {
    retried: "L’envoi est relancé.",
    dropped: "L’envoi est abandonné.",
  },
  problems: {
    soon: "Cet envoi est en cours, ou repart de lui-même dans les 30\u00A0secondes.",
    replaced: "Un envoi plus récent a pris sa place\u00A0: celui-ci n’est plus utile.",
    expired: "Cet envoi n’est plus utile à personne\u00A0: son délai est passé.",
    disabled: "Ce webhook est coupé. Il repartira quand le client aura réussi un test depuis son compte.",
    missing: "Cet envoi n’existe plus\u00A0: il est parti, ou a été abandonné.",
    malformed: "Ce formulaire n’est pas complet. Rechargez la page.",
  },
} as const;
