import type { OfferState } from "#app/operators/clients/client-filter.ts";

const figures = new Intl.NumberFormat("fr-FR");
const counted = (count: number, one: string, many: string) =>
  `${figures.format(count)}\u00A0${count < 2 ? one : many}`;

/** What a customer has, as the desk says it. */
export const offerNames: Readonly<Record<OfferState, string>> = {
  starter: "Starter",
  growth: "Growth",
  scale: "Scale",
  trial: "Essai",
  cancelled: "Résiliée",
  none: "Aucune",
};

/** The copy of /operateur/clients. */
export const clientsCopy = {
  title: "Clients",
  filters: {
    title: "Chercher et filtrer les clients",
    search: "Adresse ou entreprise",
    searchHint: "Une partie suffit.",
    list: "Liste de ce matin",
    anyList: "Toutes",
    lists: {
      delivered: "Livrée",
      late: "En retard",
      held: "Retenue",
      preparing: "En préparation",
      left: "Sans rien à livrer",
      failed: "Nuit en difficulté",
    },
    offer: "Offre",
    anyOffer: "Toutes",
    isNew: "Arrivés depuis 7\u00A0jours",
    apply: "Filtrer",
    clear: "Tout afficher",
  },
  columns: {
    client: "Client",
    company: "Entreprise",
    offer: "Offre",
    since: "Depuis",
    night: "Dernière nuit",
    list: "Liste",
  },
  nothing: "—",
  until: (day: string) => `jusqu’au ${day}`,
  /** Of an offer that its customer has cancelled and that still lasts. */
  endsOn: (day: string) => `résiliée, jusqu’au ${day}`,
  cancelledOn: (day: string) => `le ${day}`,
  held: "retenue",
  /** How many prospects the list has, and how many of them are new, or are worked and have a next step. */
  list: (all: number, fresh: number, next: number) =>
    [
      counted(all, "prospect", "prospects"),
      ...(fresh > 0 ? [counted(fresh, "nouveau", "nouveaux")] : []),
      ...(next > 0 ? [`${figures.format(next)}\u00A0à suivre`] : []),
    ].join(", "),
  count: (count: number) =>
    `${counted(count, "client", "clients")} sur cette page, du plus récent au plus ancien`,
  empty: "Personne ne s’est encore inscrit.",
  emptyFiltered: "Aucun client ne correspond à ces filtres.",
  problems: { filter: "Ce filtre n’existe pas.", search: "La recherche a 200\u00A0caractères au plus." },
  more: "Clients plus anciens",
  first: "Revenir aux plus récents",
} as const;
