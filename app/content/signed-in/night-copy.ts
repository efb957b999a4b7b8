const number = (count: number) => count.toLocaleString("fr-FR");
const some = (count: number, one: string, many: string) => `${number(count)} ${count < 2 ? one : many}`;

/** What a night did, in one line on the list. interpretation.md D140. */
export const nightCopy = {
  /** `when` is the night's day, where it is not today's. */
  line: (when: string | null, seen: number, found: number, delivered: number | null) =>
    [
      `${when === null ? "Cette nuit" : `Dernière nuit, ${when}`}\u00A0: ${some(seen, "entreprise vue", "entreprises vues")}`,
      some(found, "personne retenue", "personnes retenues"),
      delivered === null ? "livraison prévue à 7\u00A0h" : some(delivered, "livrée", "livrées"),
    ].join(", "),
  held: "La livraison de votre liste est suspendue par notre équipe.",
  noTarget: "Votre ciblage ne nomme encore ni secteur, ni taille, ni lieu\u00A0: rien n’a été cherché.",
  unsearchable:
    "Le registre ne peut pas être interrogé avec ce ciblage\u00A0: simplifiez-le, ou relisez ses secteurs.",
  away: "Une source n’a pas répondu à temps\u00A0: ce qui manque est rattrapé les matins suivants.",
} as const;
