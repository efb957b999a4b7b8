import type { Criteria } from "#app/targeting/criteria.ts";
import type { Company, Director } from "../../register/company.ts";
import { type Scored, scoreOf } from "../../score/score.ts";
import { type Sighting, sightingOf } from "../../score/sighting.ts";
import type { Weights } from "../../score/weights.ts";
import type { Reach } from "./candidate-rows.server.ts";
import { personKey } from "./person.server.ts";
import { sectorOf } from "./prospect-of.server.ts";

/** What a team's candidates are judged by. `before` is how a company was before it changed, by SIREN. */
export type Measure = { criteria: Criteria; weights: Weights; before: ReadonlyMap<string, Sighting> };

/** The company on a day, to be compared with later days. */
export const seenOf = (company: Company, on: string): Sighting =>
  sightingOf(company, on, (director) => personKey(company, director));

/** The score of a person in a company whom the register told of on `seenOn`. */
export function judge(
  { company, director, seenOn }: { company: Company; director: Director; seenOn: string },
  contact: Reach | null,
  { criteria, weights, before }: Measure,
): Scored {
  const candidate = {
    company,
    sector: sectorOf(company),
    contact: { title: director.title, fingerprint: personKey(company, director) },
    email: contact?.email.state ?? ("missing" as const),
    phone: contact?.phone.state ?? ("missing" as const),
    website: contact?.website ?? null,
    seen: seenOf(company, seenOn),
  };
  return scoreOf(candidate, criteria, before.get(company.siren) ?? null, weights);
}
