import type { DropReason } from "#app/sourcing/night/candidates/dropped.ts";

const number = (count: number) => count.toLocaleString("fr-FR");
const some = (count: number, one: string, many: string) => `${number(count)}\u00A0${count < 2 ? one : many}`;

/** What a night did, in one line on the list, and its details. interpretation.md D140. */
export const nightCopy = {
  /** `when` is the night's day, where it is not today's. */
  line: (when: string | null, seen: number, found: number, delivered: number | null) =>
    [
      `${when === null ? "Cette nuit" : `Dernière nuit, ${when}`}\u00A0: ${some(seen, "entreprise vue", "entreprises vues")}`,
      some(found, "personne retenue", "personnes retenues"),
      delivered === null ? "livraison prévue à 7\u00A0h" : some(delivered, "livrée", "livrées"),
    ].join(", "),
  /** An earlier night, under its day. */
  earlier: (seen: number, found: number, delivered: number | null) =>
    [
      some(seen, "entreprise vue", "entreprises vues"),
      some(found, "personne retenue", "personnes retenues"),
      some(delivered ?? 0, "livrée", "livrées"),
    ].join(", "),
  details: "Détail",
  dropped: "Laissées de côté\u00A0: ",
  /** Each reason, with how many. */
  reasons: {
    known: (count) => `${some(count, "personne", "personnes")} déjà dans votre liste`,
    no_contact: (count) => `${some(count, "entreprise", "entreprises")} sans dirigeant nommé au registre`,
    excluded: (count) => `${number(count)} hors de votre ciblage ou exclues`,
    company: (count) => `${number(count)} au-delà de deux personnes par entreprise`,
    objected: (count) => `${some(count, "personne qui s’y est opposée", "personnes qui s’y sont opposées")}`,
  } satisfies Record<DropReason, (count: number) => string>,
  /** For how many people anything was found, and what a provider was paid for it. */
  enriched: (people: number, spent: number) =>
    [
      `Coordonnées trouvées pour ${some(people, "personne", "personnes")}`,
      ...(spent > 0 ? [some(spent, "recherche payante", "recherches payantes")] : []),
    ].join(", "),
  earlierNights: "Nuits précédentes",
  held: "La livraison de votre liste est suspendue par notre équipe.",
  noTarget: "Votre ciblage ne nomme encore ni secteur, ni taille, ni lieu\u00A0: rien n’a été cherché.",
  unsearchable:
    "Le registre ne peut pas être interrogé avec ce ciblage\u00A0: simplifiez-le, ou relisez ses secteurs.",
  exhausted:
    "Toutes les entreprises de votre ciblage ont été lues\u00A0: le registre est relu chaque semaine. Un ciblage plus large remplirait mieux votre liste.",
  registerAway:
    "Le registre des entreprises n’a pas répondu à temps\u00A0: ce qui manque est rattrapé les matins suivants.",
  providerAway:
    "La recherche d’adresses n’a pas abouti à temps pour tous\u00A0: ce qui manque est rattrapé les matins suivants.",
} as const;
