import { scoreRules } from "../sample/score-rules.ts";

/**
 * What the list of `npm run seed` is made of: invented companies and people, for the same customer as the sample list
 * (interpretation.md D69).
 */
export const demoList = {
  /** What companies make, with the rule of their sector. */
  trades: [
    { name: "Ateliers", sector: "Menuiserie industrielle", rule: scoreRules.sector.maker },
    { name: "Fonderie", sector: "Fonderie d’aluminium", rule: scoreRules.sector.subcontractor },
    { name: "Mécanique", sector: "Mécanique de précision", rule: scoreRules.sector.subcontractor },
    { name: "Conserves", sector: "Conserves de légumes", rule: scoreRules.sector.food },
    { name: "Luminaires", sector: "Éclairage", rule: scoreRules.sector.maker },
    { name: "Tôlerie", sector: "Tôlerie fine", rule: scoreRules.sector.subcontractor },
    { name: "Robinetterie", sector: "Robinetterie", rule: scoreRules.sector.maker },
    { name: "Brasserie", sector: "Brasserie", rule: scoreRules.sector.food },
    { name: "Cartonnages", sector: "Cartonnage", rule: scoreRules.sector.maker },
    { name: "Usinage", sector: "Usinage", rule: scoreRules.sector.subcontractor },
  ],
  /** Invented names of companies; each makes one thing only. */
  names: [
    ...["Valombre", "Serrevaux", "Aubépierre", "Malandrin", "Rochetaillade", "Vermorin", "Bellecombe-Sud"],
    ...["Chantevigne", "Orsanval", "Tréhaumont"],
  ],
  cities: [
    { name: "Besançon", rule: scoreRules.place.burgundy },
    { name: "Épinal", rule: scoreRules.place.grandEst },
    { name: "Dole", rule: scoreRules.place.burgundy },
    { name: "Mulhouse", rule: scoreRules.place.grandEst },
    { name: "Chaumont", rule: scoreRules.place.grandEst },
    { name: "Montbéliard", rule: scoreRules.place.burgundy },
    { name: "Châlons-en-Champagne", rule: scoreRules.place.grandEst },
  ],
  firstNames: [
    ...["Claire", "Julien", "Sophie", "Mathieu", "Nadia", "Thomas", "Émilie", "Karim", "Hélène", "Olivier"],
    ...["Aurélie", "Damien", "Inès"],
  ],
  lastNames: [
    ...["Aubrac", "Belloir", "Carvin", "Delmas", "Estève", "Fournel", "Garance", "Hostelier", "Imbertin"],
    ...["Jourdanne", "Kerbrat", "Lormont", "Marsanne", "Novelle", "Orsini-Val", "Peyrolle", "Quintard"],
  ],
  roles: [
    { name: "Direction des achats", rule: scoreRules.role.director },
    { name: "Responsable des achats", rule: scoreRules.role.head },
    { name: "Service achats", rule: scoreRules.role.buyer },
  ],
  sizes: [
    { min: 50, max: 99, rule: scoreRules.size.middle },
    { min: 20, max: 49, rule: scoreRules.size.small },
    { min: 200, max: 249, rule: scoreRules.size.large },
  ],
  signals: [
    { text: "Recrute un acheteur", rule: scoreRules.signal.hiresBuyer },
    { text: "Agrandit son atelier", rule: scoreRules.signal.expands },
    { text: "Cherche un fournisseur d’emballages", rule: scoreRules.signal.seeksSuppliers },
    { text: "Change de président", rule: scoreRules.signal.changesHead },
    { text: "Remporte un marché public", rule: scoreRules.signal.winsContract },
    { text: "Expose à un salon à Lyon", rule: scoreRules.signal.exhibits },
  ],
  /** A signal and the day on which it was published. */
  signal: (text: string, day: string) => `${text} (${day})`,
  tools: [
    { names: ["Sage 100"], rule: scoreRules.tools.sales },
    { names: ["SolidWorks"], rule: scoreRules.tools.unknown },
    { names: ["Clipper", "AutoCAD"], rule: scoreRules.tools.production },
    { names: [], rule: scoreRules.tools.unknown },
  ],
  reason: (criterion: string, text: string) => `${criterion}\u00A0: ${text}`,
  formerRole: "Approvisionnement",
  notes: [
    "Passe par un transitaire, ouverte à un seul interlocuteur. Envoyer deux exemples de caisses.",
    "Budget de l’année engagé, à revoir au printemps.",
    "Demande un devis pour 400 caisses par an.",
    "Le standard passe la ligne après 14 h.",
  ],
  nextStep: "Envoyer le devis",
} as const;
