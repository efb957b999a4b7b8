import type { Health, Part } from "#app/operators/today/health.server.ts";
import type { CountedLimit } from "#app/operators/today/used-today.server.ts";
import type { Failure } from "#app/sourcing/enrichment/enricher.ts";
import { failureInWords } from "./failure-words.ts";

/** Why a provider of addresses is not asked. */
type Stop = Exclude<Failure["kind"], "refused">;

const number = (count: number) => count.toLocaleString("fr-FR");
const some = (count: number, one: string, many: string) => `${number(count)}\u00A0${count < 2 ? one : many}`;
const megabytes = (bytes: number) => `${number(Math.floor(bytes / 1_000_000))}\u00A0Mo`;

/** The first page of the operators' desk. */
export const todayCopy = {
  title: "Aujourd’hui",
  at: "Lu le",
  live: "La page se relit toutes les 30\u00A0secondes tant qu’elle est visible.",

  morning: {
    title: "Listes de ce matin",
    dayOff: "Jour non ouvré\u00A0: aucune liste n’est prévue.",
    nothing: "Aucune liste n’est prévue ce matin.",
    delivered: "livrées",
    prospects: (count: number) => some(count, "prospect", "prospects"),
    late: "en retard",
    held: "retenues",
    preparing: "en préparation",
    left: "sans rien à livrer",
    failed: "Nuits en difficulté",
    noneFailed: "Aucune nuit en difficulté depuis le dernier jour ouvré.",
    of: (day: string, count: number) => `${some(count, "nuit", "nuits")} du ${day}`,
  },
  requests: {
    title: "Demandes",
    data: "données personnelles",
    messages: "messages sans réponse",
    oldest: (age: string) => `le plus ancien attend depuis ${age}`,
  },
  deliveries: {
    title: "Envois",
    waiting: "en attente",
    retrying: "en nouvel essai",
    failed: "échoués",
    webhooks: "webhooks en échec",
    oldest: (age: string) => `le plus ancien date de ${age}`,
  },
  clients: {
    title: "Clients",
    fresh: "nouveaux en sept jours",
  },
  limits: {
    title: "Limites atteintes",
    hit: (count: number) => some(count, "refus aujourd’hui", "refus aujourd’hui"),
    none: "Aucune limite n’a été atteinte aujourd’hui.",
    names: {
      sign_in_mail: "E-mails de connexion",
      sign_in_code: "Codes de connexion",
      sign_in_link: "Liens de connexion",
      confirmation_mail: "E-mails de confirmation",
      messages: "Messages",
      retries: "Réponses redemandées",
      feedback: "Avis sur les réponses",
      profile_changes: "Changements de profil",
      drafts: "Nouveaux brouillons",
      draft_saves: "Enregistrements de brouillons",
      export: "Exports de compte",
      imports: "Imports de prospects",
      prospect_events: "Actions sur les fiches",
      prospect_viewings: "Présences sur les fiches",
      prospect_exports: "Exports de prospects",
      list_settings: "Réglages de la liste",
      targeting_changes: "Changements de ciblage",
      targeting_counts: "Comptages du ciblage",
      targeting_requests: "Questions du ciblage au registre",
      market: "Comptage public",
      contact: "Formulaires de contact",
      reports: "Rapports",
      offer_changes: "Changements d’offre",
      invitations: "Invitations dans une équipe",
      team_changes: "Changements d’équipe",
      webhooks: "Webhooks",
      streams: "Flux ouverts par un client",
      connections: "Connexions au serveur",
      model_client: "Jetons du modèle pour un client",
      model_total: "Jetons du modèle pour tous",
      storage_work: "Stockage d’un client\u00A0: travail",
      storage_conversation: "Stockage d’un client\u00A0: conversation",
      storage_total: "Stockage de tous",
    } satisfies Record<CountedLimit, string>,
  },
  model: {
    title: "Budget du modèle",
    used: (used: number, budget: number) =>
      `${number(used)} sur ${number(budget)}\u00A0jetons aujourd’hui (${budget === 0 ? 100 : Math.round((used / budget) * 100)}\u00A0%)`,
    off: "Aucun modèle n’est configuré.",
  },
  health: {
    title: "Santé",
    caption: "D’après les données de ce poste\u00A0: aucun autre service n’est interrogé pour cette page.",
    columns: { part: "Partie", state: "État", facts: "Précisions" },
    nothing: "Rien à signaler",
    states: {
      good: "En ordre",
      warning: "À surveiller",
      bad: "En panne",
      off: "Non configuré",
      unknown: "Inconnu",
    },
    parts: {
      database: "Base de données",
      outbox: "Boîte d’envoi",
      mail: "E-mails",
      register: "Registre des entreprises",
      enrichment: "Recherche d’adresses",
      model: "Modèle",
      disk: "Disque et stockage",
      backup: "Sauvegarde",
    } satisfies Record<Part, string>,
    stopped: {
      key_refused: "La clé est refusée.",
      credits_exhausted: "Les crédits sont épuisés.",
      busy: "Le service demande d’attendre.",
      unanswered: "Le service ne répond pas.",
    } satisfies Record<Stop, string> as Readonly<Record<string, string>>,
  },
} as const;

/** A limit in words; one that another version of the product has counted has only its name. */
export function limitInWords(name: string): string {
  const { names }: { names: Readonly<Record<string, string>> } = todayCopy.limits;
  return names[name] ?? name;
}

/** What there is to say about a part beside its state; "" for nothing. `time` writes a moment. */
export function healthFacts({ part, state, facts }: Health, time: (moment: string) => string): string {
  const { health } = todayCopy;
  switch (part) {
    case "database":
      return facts.engine === "pglite" ? "Intégrée" : "PostgreSQL";
    case "outbox":
      return facts.overdueSince ? `Un envoi devait partir ${time(String(facts.overdueSince))}.` : "";
    case "mail":
      if (facts.error) return failureInWords(String(facts.error));
      return state === "off" ? "SMTP_URL est vide\u00A0: les e-mails restent sur cette machine." : "";
    case "register":
      if (facts.pausedUntil) return `Plus interrogé jusqu’à ${time(String(facts.pausedUntil))}.`;
      return Number(facts.failures) > 0 ? some(Number(facts.failures), "échec", "échecs de suite") : "";
    case "enrichment":
      if (facts.because) return health.stopped[String(facts.because)] ?? String(facts.because);
      return state === "off" ? "" : some(Number(facts.units), "recherche payée", "recherches payées");
    case "model":
      return facts.name === null ? "" : String(facts.name);
    case "disk":
      return [
        facts.free === null ? null : `${megabytes(Number(facts.free))} libres`,
        `${facts.share}\u00A0% du stockage des clients`,
      ]
        .filter(Boolean)
        .join(", ");
    case "backup":
      return facts.at
        ? `La dernière date du ${time(String(facts.at))}.`
        : "Aucune n’a été faite depuis cette machine.";
  }
}
