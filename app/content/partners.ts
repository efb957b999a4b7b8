/** The partner strip. The unnamed ones are described, never guessed: decisions.md D18. */
export const partners = {
  title: "Ils nous accompagnent",
  marks: [
    "Programme national pour les start-up",
    "Incubateur parisien",
    "Blue Factory",
    "Daftar",
    "Banque publique d’investissement",
    "Région Île-de-France",
    "Réseau parisien de prêts aux entrepreneurs",
    "My Artist Place",
    "Entrepreneur dans la Ville",
    "Pômmy",
  ],
  /** The strip's own switch where no script runs. */
  stop: "Arrêter le défilement",
} as const;
