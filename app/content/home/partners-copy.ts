type Mark = {
  name: string;
  /** Described instead of named, since PRT-02, PRT-03, PRT-06 and PRT-08 give no name. */
  isDescribed?: true;
};

const marks: readonly Mark[] = [
  { name: "Programme national pour les start-up", isDescribed: true },
  { name: "Blue Factory" },
  { name: "Daftar" },
  { name: "Banque publique d’investissement", isDescribed: true },
  { name: "Conseil régional d’Île-de-France" },
  { name: "My Artist Place" },
  { name: "Incubateur parisien", isDescribed: true },
  { name: "Entrepreneur dans la Ville" },
  { name: "Pômmy" },
  { name: "Réseau parisien de prêts aux entrepreneurs", isDescribed: true },
];

/** The partners, as text only. interpretation.md D18. */
export const partners = {
  title: "Ils nous accompagnent",
  marks,
  /** The label of the switch that pauses the marquee without scripts. */
  stop: "Arrêter le défilement",
} as const;
