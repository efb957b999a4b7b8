import type { Criteria } from "#app/targeting/criteria.ts";
import type { Company, Director } from "../register/company.ts";
import type { Candidate } from "./candidate.ts";
import { type Sighting, sightingOf } from "./sighting.ts";

// Invented companies and what somebody looks for, for the tests of the score.

export const fingerprint = ({ firstNames, familyName }: Director): string => `${firstNames} ${familyName}`;

const day = "2026-03-03";

const company: Company = {
  siren: "900000001",
  name: "Ateliers Vauclair",
  naf: "25.62B",
  naf25: null,
  legalForm: "5710",
  headcount: { band: "12", year: 2024 },
  createdOn: "1998-05-04",
  headOffice: {
    siret: "90000000100011",
    address: "1 rue des Essais",
    postalCode: "25000",
    city: "Besançon",
    department: "25",
    region: "27",
  },
  accounts: [],
  labels: [],
  directors: [{ firstNames: "Hélène", familyName: "Courtade", title: "Gérante" }],
};

/** A company like Ateliers Vauclair, but for what is said. */
export const companyOf = (differences: Partial<Company> = {}): Company => ({ ...company, ...differences });

/** Its director as a candidate, without anything by which to reach her. */
export function candidateOf(differences: Partial<Company> = {}, more: Partial<Candidate> = {}): Candidate {
  const found = companyOf(differences);
  return {
    company: found,
    sector: "Mécanique industrielle",
    contact: { title: "Gérante", fingerprint: "Hélène Courtade" },
    email: "missing",
    phone: "missing",
    website: null,
    seen: sightingOf(found, day, fingerprint),
    ...more,
  };
}

/** What was kept of such a company on 1 September 2025. */
export const sightingBefore = (differences: Partial<Company> = {}, on = "2025-09-01"): Sighting =>
  sightingOf(companyOf(differences), on, fingerprint);

/** Somebody who looks for the managers of small mechanical engineers in Franche-Comté. */
export const wanted: Criteria = {
  naf: ["25.62B", "28.41Z"],
  headcount: ["11", "12"],
  departments: ["25", "39"],
  regions: [],
  titles: ["Gérant"],
  keywords: [],
  include: [],
  exclude: [],
};

/** Somebody who restricts nothing. */
export const anything: Criteria = { ...wanted, naf: [], headcount: [], departments: [], titles: [] };
