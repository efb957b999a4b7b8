import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import * as v from "valibot";
import { NewProspect } from "#app/prospects/new-prospect.ts";
import { deliverProspects } from "#app/prospects/store/deliver-prospects.server.ts";
import { setOffer } from "#app/team/subscription.server.ts";
import { teamOf } from "#app/team/team.server.ts";
import type { Database } from "#db/open-database.server.ts";
import { imports, prospectEvents, prospectRemovals, teams } from "#db/schema.ts";

type Services = { db: Database };

/** A prospect to deliver, of whom everything is known that these values do not say otherwise. */
export function newProspect(values: Partial<NewProspect> = {}): NewProspect {
  const on = "2026-03-01";
  return v.parse(NewProspect, {
    ...{ company: "Ateliers Vauclair", siren: "123456782", website: "ateliers-vauclair.example" },
    ...{ sector: "Menuiserie industrielle", headcount: { min: 50, max: 99 }, city: "Besançon" },
    ...{ contact: "Hélène Courtade", role: "Directrice des achats" },
    email: { value: "helene.courtade@ateliers-vauclair.example", state: "verified" },
    phone: { value: "01 99 00 14 27", state: "given" },
    ...{ linkedin: "www.linkedin.com/in/helene-courtade", companyEmail: "contact@ateliers-vauclair.example" },
    reasons: [
      { points: 60, text: "Effectif dans la cible" },
      { points: 32, text: "Recrute un responsable des achats" },
    ],
    signal: "Recrute un responsable des achats (annonce du 12 mai)",
    technologies: ["Sage 100", "AutoCAD"],
    workHistory: [{ since: 2021, role: "Directrice des achats", company: "Ateliers Vauclair" }],
    sources: [
      { field: "company", source: "register", on, licence: "Licence Ouverte 2.0" },
      { field: "email", source: "dropcontact", on },
    ],
    ...values,
  });
}

/** So many prospects of different companies and people, with scores from 0 on. */
export const newProspects = (count: number, values: Partial<NewProspect> = {}): NewProspect[] =>
  Array.from({ length: count }, (_, number) =>
    newProspect({
      ...{ company: `Société n° ${number}`, reasons: [{ points: number % 101, text: "Effectif" }] },
      email: { value: `contact${number}@societe.example`, state: "given" },
      ...values,
    }),
  );

/** Delivers prospects to the client's team; returns their ids and the positions of those that were skipped. */
export async function deliver(
  { db }: Services,
  clientId: string,
  prospects: readonly NewProspect[],
  deliveredOn = "2026-03-02",
) {
  const delivered = await deliverProspects({ db }, await teamIdOf({ db }, clientId), {
    deliveredOn,
    prospects,
  });
  if (delivered.kind !== "delivered") throw new Error(`The prospects were not delivered: ${delivered.kind}.`);
  return delivered;
}

/** The id of the client's team, as the owner of the tables finds it. */
export async function teamIdOf({ db }: Services, clientId: string): Promise<string> {
  const team = await teamOf(db.asOwner, clientId);
  if (!team) throw new Error("The client has no team.");
  return team.id;
}

/** Stores a prospect of the client's team with a note, the removal of another one, an import and an offer, past every limit. */
export async function storeProspect(
  { db }: Services,
  clientId: string,
  values: Partial<NewProspect> = {},
): Promise<{ teamId: string; prospectId: string }> {
  const [prospectId = ""] = (await deliver({ db }, clientId, [newProspect(values)])).ids;
  const teamId = await teamIdOf({ db }, clientId);
  const note = { kind: "note", data: { text: "Oui" }, key: randomUUID(), at: new Date() } as const;
  await db.asOwner.insert(prospectEvents).values({ teamId, prospectId, seq: 2, ...note, authorId: clientId });
  await db.asOwner.insert(prospectRemovals).values({ teamId, seq: 3, prospectId: randomUUID() });
  await db.asOwner.insert(imports).values({
    ...{ teamId, state: "done", fileName: "salon.csv", fileHash: "0".repeat(64), importedBy: "ops" },
    ...{ createdAt: new Date(), leaseUntil: new Date(), baseSeq: 0 },
  });
  await setOffer({ db }, teamId, { offer: "starter", until: null, by: "ops" });
  await db.asOwner.update(teams).set({ lastSeq: 3 }).where(eq(teams.id, teamId));
  return { teamId, prospectId };
}
