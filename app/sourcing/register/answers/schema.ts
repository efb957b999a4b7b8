import * as v from "valibot";
import { labels } from "../company.ts";

// The register's answers: app/models/unite_legale.py and app/models/response.py of
// annuaire-entreprises-data-gouv-fr/search-api at 7cc364f (22 July 2026), where all but `siren` is optional. What is not
// named here is not read, dates of birth among it.

/** A field that may be absent, null or anything else, and is null then. */
const optional = <Schema extends v.GenericSchema>(schema: Schema) =>
  v.optional(v.fallback(v.nullable(schema), null), null);

/** Characters of a text that are kept; the longest name of a company in law has far fewer. */
const longest = 300;

/** What the register writes in place of what somebody objects to publishing: formatters/non_diffusible.py. */
const masked = "[NON-DIFFUSIBLE]";

/** A text on one line, without invisible characters; null when nothing remains, or it is masked. */
const line = v.pipe(
  v.string(),
  v.transform((text) => {
    const clean = text
      .slice(0, 4 * longest)
      .replace(/[\p{C}\p{Z}\uFFFD]+/gu, " ")
      .trim()
      .slice(0, longest)
      .toWellFormed();
    return clean === "" || clean.includes(masked) ? null : clean;
  }),
);

const text = optional(line);
const code = optional(v.pipe(v.string(), v.regex(/^[\dA-Z.]{1,14}$/)));
const day = optional(
  v.pipe(
    v.string(),
    v.regex(/^\d{4}-\d{2}-\d{2}/),
    v.transform((given) => given.slice(0, 10)),
  ),
);
const year = optional(v.pipe(v.string(), v.regex(/^\d{4}$/), v.transform(Number)));
const euros = optional(v.pipe(v.number(), v.safeInteger()));
const yes = v.fallback(v.optional(v.nullable(v.boolean())), false);

const headOffice = v.object({
  siret: code,
  adresse: text,
  code_postal: code,
  libelle_commune: text,
  departement: code,
  region: code,
});

const director = v.object({ type_dirigeant: text, nom: text, prenoms: text, qualite: text });

/** One row of `results`; what it lacks is null. */
export const Row = v.object({
  siren: v.pipe(v.string(), v.regex(/^\d{9}$/)),
  nom_complet: text,
  nom_raison_sociale: text,
  activite_principale: code,
  activite_principale_naf25: code,
  nature_juridique: code,
  tranche_effectif_salarie: code,
  annee_tranche_effectif_salarie: year,
  date_creation: day,
  etat_administratif: code,
  statut_diffusion: code,
  siege: optional(headOffice),
  dirigeants: optional(v.array(v.unknown())),
  // Named by the year: formatters/bilan_financier.py.
  finances: optional(v.record(v.string(), v.unknown())),
  complements: optional(v.object(Object.fromEntries(Object.keys(labels).map((name) => [name, yes])))),
  bodacc: optional(
    v.object({
      radiation: optional(v.object({ est_radie: yes })),
      procedure_collective: optional(v.object({ statut: text })),
    }),
  ),
});

export type Row = v.InferOutput<typeof Row>;

export const DirectorRow = director;
export const AccountsRow = v.object({ ca: euros, resultat_net: euros });

/** A page of answers. At most 25 rows come on one: app/controller/field_validation.py. */
export const Page = v.object({
  results: v.pipe(v.array(v.unknown()), v.maxLength(25)),
  total_results: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
