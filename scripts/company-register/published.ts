// What the company search publishes of a company: app/models/unite_legale.py and the formatters of
// annuaire-entreprises-data-gouv-fr/search-api at 7cc364f, without what neither an invented company has nor anybody reads.

export type Establishment = {
  activite_principale: string;
  activite_principale_naf25?: string;
  adresse: string;
  code_postal: string;
  commune: string;
  date_creation: string;
  departement: string;
  est_siege: boolean;
  etat_administratif: "A" | "F";
  latitude: string | null;
  libelle_commune: string;
  liste_enseignes: string[] | null;
  longitude: string | null;
  nom_commercial: string | null;
  numero_voie: string | null;
  region: string;
  siret: string;
  statut_diffusion_etablissement: "O" | "P";
  tranche_effectif_salarie: string | null;
  annee_tranche_effectif_salarie: string | null;
  type_voie: string | null;
};

export type Manager =
  | {
      type_dirigeant: "personne physique";
      nom: string | null;
      prenoms: string | null;
      annee_de_naissance: string | null;
      date_de_naissance: string | null;
      qualite: string | null;
      nationalite: string | null;
    }
  | { type_dirigeant: "personne morale"; siren: string; denomination: string; qualite: string };

export type Unit = {
  siren: string;
  nom_complet: string;
  nom_raison_sociale: string | null;
  sigle: string | null;
  nombre_etablissements: number;
  nombre_etablissements_ouverts: number;
  activite_principale: string;
  activite_principale_naf25?: string;
  categorie_entreprise: "PME" | "ETI" | "GE" | null;
  caractere_employeur: "O" | "N";
  annee_categorie_entreprise: string | null;
  date_creation: string;
  date_fermeture: string | null;
  date_mise_a_jour: string;
  etat_administratif: "A" | "C";
  nature_juridique: string;
  section_activite_principale: string;
  tranche_effectif_salarie: string;
  annee_tranche_effectif_salarie: string | null;
  statut_diffusion: "O" | "P";
};

/** An invented company with all that a request may ask for. */
export type InventedCompany = {
  unit: Unit;
  siege: Establishment;
  /** All establishments, the head office among them. */
  etablissements: Establishment[];
  dirigeants: Manager[];
  finances: Record<string, { ca: number | null; resultat_net: number | null }> | null;
  complements: Record<string, boolean | string | null>;
  bodacc: {
    radiation: { est_radie: boolean; id_annonce: string | null; date: string | null } | null;
    procedure_collective: { statut: string | null; id_annonce: string | null; date: string | null } | null;
  } | null;
};
