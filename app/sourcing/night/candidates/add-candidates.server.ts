import { and, eq, inArray } from "drizzle-orm";
import { personIn } from "#app/prospects/new-prospect.ts";
import { confirmProspects } from "#app/prospects/store/confirm-prospects.server.ts";
import { type Identity, KnownProspects } from "#app/prospects/store/new-rows.server.ts";
import type { Queries } from "#db/open-database.server.ts";
import { candidates } from "#db/schema.ts";
import { objectedTo } from "../../objections/objected-to.server.ts";
import type { Company, Director } from "../../register/company.ts";
import { withinCompanyLimit } from "../quota/company-limit.ts";
import { deliveredOfCompanies, waitingSirens } from "./candidate-rows.server.ts";
import type { Dropped, DropReason } from "./dropped.ts";
import { judge, type Measure, seenOf } from "./judge.server.ts";
import { personKey } from "./person.server.ts";
import { prospectOf } from "./prospect-of.server.ts";
import { changedOf, compareSightings, keepSightings } from "./sightings.server.ts";

type Person = {
  siren: string;
  company: Company;
  director: Director;
  seenOn: string;
  key: string;
  score: number;
};

/**
 * Stores the people of these companies who are new to the team, the best of each company, and returns how many, and who was
 * left out. `day` is the day on which the register told of them, `personaId` for whose criteria.
 */
export async function addCandidates(
  tx: Queries,
  teamId: string,
  {
    companies,
    day,
    personaId,
    measure,
  }: {
    companies: readonly Company[];
    day: string;
    personaId: string | null;
    measure: Omit<Measure, "before">;
  },
): Promise<{ found: number; dropped: Dropped }> {
  const dropped: Dropped = {};
  const drop = (reason: DropReason, count: number) => {
    if (count > 0) dropped[reason] = (dropped[reason] ?? 0) + count;
  };
  const seen = await compareSightings(
    tx,
    new Map(companies.map((company) => [company.siren, seenOf(company, day)])),
  );
  const before = changedOf(seen.values());

  const people = companies.flatMap((company) => {
    const own = peopleOf(company, day, { ...measure, before });
    drop("no_contact", own.length === 0 ? 1 : 0);
    return own;
  });
  const objected = await objectedTo(
    tx,
    people.map(({ company, director, seenOn }) => personIn(prospectOf(company, director, { seenOn }))),
  );
  drop("objected", objected.size);
  const allowed = people.filter((_, position) => !objected.has(position));
  const { fresh, hadIds, excluded } = await unknownOf(tx, teamId, allowed);
  await confirmProspects(tx, teamId, hadIds, day);
  drop("excluded", excluded);
  drop("known", allowed.length - fresh.length - excluded);

  const counts = await deliveredOfCompanies(tx, teamId, day);
  for (const { siren } of await waitingSirens(tx, teamId)) counts.set(siren, (counts.get(siren) ?? 0) + 1);
  const chosen = withinCompanyLimit(fresh, counts);
  drop("company", fresh.length - chosen.length);
  // Of all companies in the register only those that a list has to do with.
  const sirens = new Set(chosen.map(({ siren }) => siren));
  await keepSightings(
    tx,
    [...seen.values()].filter(({ siren, isKept }) => isKept || sirens.has(siren)),
  );
  if (chosen.length === 0) return { found: 0, dropped };

  const stored = await tx
    .insert(candidates)
    .values(
      chosen.map(({ siren, company, director, seenOn, key, score }) => ({
        ...{ teamId, personaId, personKey: key, siren, seenOn, score, director },
        // The other directors are none of the customer's business.
        company: { ...company, directors: [] },
        seen: seenOf(company, seenOn),
      })),
    )
    .onConflictDoNothing()
    .returning({ id: candidates.id });
  return { found: stored.length, dropped };
}

/** The people who direct a company, the best first. */
function peopleOf(company: Company, seenOn: string, measure: Measure): Person[] {
  const people = new Map<string, Person>();
  const { siren } = company;
  for (const director of company.directors) {
    const key = personKey(company, director);
    const { score } = judge({ company, director, seenOn }, null, measure);
    // Who has two offices is one person, with the better one.
    if ((people.get(key)?.score ?? -1) < score)
      people.set(key, { siren, company, director, seenOn, key, score });
  }
  return [...people.values()].sort((one, other) => other.score - one.score);
}

/**
 * Those whom the team neither has nor had, nor waits for; the prospects that the others are, and how many of them it excluded
 * after they were paid for.
 */
async function unknownOf(
  tx: Queries,
  teamId: string,
  people: readonly Person[],
): Promise<{ fresh: Person[]; hadIds: string[]; excluded: number }> {
  if (people.length === 0) return { fresh: [], hadIds: [], excluded: 0 };
  const keys = people.map(({ key }) => key);
  const found = await tx
    .select({ key: candidates.personKey, state: candidates.state, prospectId: candidates.prospectId })
    .from(candidates)
    .where(and(eq(candidates.teamId, teamId), inArray(candidates.personKey, keys)));
  const had = new Set(found.map(({ key }) => key));
  const prospects = new KnownProspects();
  const identities = people.map(({ company, director, seenOn }) => prospectOf(company, director, { seenOn }));
  await prospects.load(tx, teamId, identities);
  const [fresh, known]: [Person[], Identity[]] = [[], []];
  for (const [index, identity] of identities.entries()) {
    const person = people[index];
    if (person && !had.has(person.key) && prospects.add(identity)) fresh.push(person);
    else known.push(identity);
  }
  return {
    fresh,
    hadIds: [...prospects.idsOf(known), ...found.flatMap(({ prospectId }) => prospectId ?? [])],
    excluded: found.filter(({ state }) => state === "excluded").length,
  };
}
