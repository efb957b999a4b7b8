/** A company as the official register tells of it: active, and without objection to being published. */
export type Company = {
  siren: string;
  name: string;
  /** NAF rév. 2 until the end of 2026, NAF 2025 afterwards; null where the register has none. */
  naf: string | null;
  /** NAF 2025, while the register names both. */
  naf25: string | null;
  /** Category of law of INSEE, such as `5710`. */
  legalForm: string | null;
  /** A band of INSEE, such as `12` for 20 to 49 employees, and the year for which it holds. */
  headcount: { band: string; year: number | null } | null;
  /** YYYY-MM-DD. */
  createdOn: string | null;
  headOffice: HeadOffice;
  /** The years' accounts that are public, newest first, in euros. */
  accounts: Accounts[];
  labels: Label[];
  /** Natural persons, without auditors. */
  directors: Director[];
};

/** `address` and `postalCode` are null where the establishment objects to being published. */
export type HeadOffice = {
  siret: string | null;
  address: string | null;
  postalCode: string | null;
  city: string | null;
  department: string | null;
  region: string | null;
};

export type Accounts = { year: number; turnover: number | null; result: number | null };

/** A person who directs a company. Dates and names of birth are never read. */
export type Director = { firstNames: string; familyName: string; title: string | null };

/** What the register says of a company beyond its size and trade, by the name that its field has there. */
export const labels = {
  bilan_ges_renseigne: "carbon_report",
  egapro_renseignee: "equality_index",
  est_achats_responsables: "responsible_purchasing",
  est_administration: "administration",
  est_association: "association",
  est_bio: "organic",
  est_entrepreneur_individuel: "sole_trader",
  est_entrepreneur_spectacle: "live_shows",
  est_ess: "social_economy",
  est_organisme_formation: "training_organisation",
  est_patrimoine_vivant: "living_heritage",
  est_qualiopi: "qualiopi",
  est_rge: "rge",
  est_siae: "work_integration",
  est_societe_mission: "mission_company",
} as const;

export type Label = (typeof labels)[keyof typeof labels];
