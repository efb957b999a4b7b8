import * as v from "valibot";
import { type Accounts, type Company, type Director, type Label, labels } from "../company.ts";
import { AccountsRow, DirectorRow, Page, Row } from "./schema.ts";

/**
 * What a page of the register comes to. `total` is what it says to have found in all, 10,000 at most; `closed` are the SIREN of
 * companies that have ended.
 */
export type RegisterPage = { total: number; rows: number; companies: Company[]; closed: string[] };

/** Directors of one company that are looked at, and those and years that are kept. */
const most = { looked: 1_000, directors: 50, years: 10 };

/**
 * The companies of a page that one may write to: active, published without objection (`statut_diffusion` is `O`), neither
 * struck off nor in insolvency proceedings where the register tells. A row that is none is left out. `null` when the page
 * itself is none.
 */
export function readPage(json: unknown): RegisterPage | null {
  const { success, output } = v.safeParse(Page, json);
  if (!success) return null;
  const rows = output.results.map((row) => v.safeParse(Row, row));
  // A schema that has changed is no answer: it must not look like a country without companies.
  if (rows.length > 0 && !rows.some((row) => row.success)) return null;
  const companies = rows.flatMap((row) =>
    row.success && isOpen(row.output) ? (companyOf(row.output) ?? []) : [],
  );
  const closed = rows.flatMap((row) =>
    row.success && isClosed(row.output) && isPublished(row.output) ? row.output.siren : [],
  );
  return { total: output.total_results, rows: rows.length, companies, closed };
}

const isPublished = ({ statut_diffusion }: Row) => statut_diffusion === "O";

/** Ceased, or struck off; insolvency proceedings end nothing by themselves. */
const isClosed = ({ etat_administratif, bodacc }: Row) =>
  etat_administratif === "C" || bodacc?.radiation?.est_radie === true;

function isOpen(row: Row): boolean {
  const { etat_administratif, bodacc } = row;
  return (
    etat_administratif === "A" &&
    isPublished(row) &&
    !isClosed(row) &&
    // It is empty once the proceedings are closed: search-infra, workflows/data_pipelines/bodacc.
    !bodacc?.procedure_collective?.statut
  );
}

function companyOf(row: Row): Company | null {
  const name = row.nom_raison_sociale ?? row.nom_complet;
  if (name === null) return null;
  const band = row.tranche_effectif_salarie;
  const { siege } = row;
  return {
    siren: row.siren,
    name,
    naf: row.activite_principale,
    naf25: row.activite_principale_naf25,
    legalForm: row.nature_juridique,
    headcount: band === null ? null : { band, year: row.annee_tranche_effectif_salarie },
    createdOn: row.date_creation,
    headOffice: {
      siret: siege?.siret ?? null,
      address: siege?.adresse ?? null,
      postalCode: siege?.code_postal ?? null,
      city: siege?.libelle_commune ?? null,
      department: siege?.departement ?? null,
      region: siege?.region ?? null,
    },
    accounts: accountsIn(row.finances),
    labels: labelsIn(row.complements),
    directors: directorsIn(row.dirigeants),
  };
}

function accountsIn(finances: Row["finances"]): Accounts[] {
  return Object.entries(finances ?? {})
    .flatMap(([year, given]): Accounts[] => {
      const { success, output } = v.safeParse(AccountsRow, given);
      if (!success || !/^\d{4}$/.test(year)) return [];
      const { ca: turnover, resultat_net: result } = output;
      return turnover === null && result === null ? [] : [{ year: Number(year), turnover, result }];
    })
    .sort((one, other) => other.year - one.year)
    .slice(0, most.years);
}

function labelsIn(complements: Row["complements"]): Label[] {
  return Object.entries(labels).flatMap(([field, label]) => (complements?.[field] === true ? [label] : []));
}

function directorsIn(dirigeants: Row["dirigeants"]): Director[] {
  const directors: Director[] = [];
  for (const given of dirigeants?.slice(0, most.looked) ?? []) {
    if (directors.length === most.directors) break;
    const { success, output } = v.safeParse(DirectorRow, given);
    if (success && output.type_dirigeant === "personne physique") directors.push(...directorOf(output));
  }
  return directors;
}

function directorOf({ nom, prenoms, qualite }: v.InferOutput<typeof DirectorRow>): Director[] {
  // "NOM D’USAGE (NOM DE NAISSANCE)": search-infra, format_nom in elasticsearch/data_enrichment.py.
  const familyName = nom?.replace(/\([^()]*\)$/, "").trim();
  if (!familyName || prenoms === null || (qualite !== null && isAuditor(qualite))) return [];
  return [{ firstNames: prenoms, familyName, title: qualite }];
}

/**
 * True for who controls a company and does not direct it: auditors of accounts and of sustainability (roles 14, 71, 72,
 * 104, 218 to 220 of helpers/labels/roles_dirigeants.json in search-infra).
 */
const isAuditor = (title: string) =>
  /commissaires? aux comptes|contr[oô]leur des comptes|personne charg[eé]e du contr[oô]le|organe coll[eé]gial de contr[oô]le|auditeur de durabilit[eé]/i.test(
    title,
  );
