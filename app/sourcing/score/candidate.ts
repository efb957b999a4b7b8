import type { contactStates } from "#app/prospects/prospect-status.ts";
import type { Company } from "../register/company.ts";
import type { Sighting } from "./sighting.ts";
import type { Trait } from "./weights.ts";

type State = (typeof contactStates)[number];

/** A person in a company, as the night found them: what is judged. */
export type Candidate = {
  company: Company;
  /** The label of the company's activity; "" when it is unknown. */
  sector: string;
  /** `fingerprint` is the person's in the sightings. */
  contact: { title: string | null; fingerprint: string };
  email: State;
  phone: State;
  website: string | null;
  /** The company as the register tells of it now. */
  seen: Sighting;
};

/** What a rule says: points, why, and the fact that the customer's outcomes may have weighed. */
export type Ruling = { points: number; text: string; trait?: Trait };
