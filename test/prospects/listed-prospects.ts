import { randomUUID } from "node:crypto";
import { parisDay } from "#app/calendar/paris-day.ts";
import type { Prospect, ProspectRecord } from "#app/prospects/prospects-protocol.ts";
import { arrangesNothing, unchangedSettings } from "#app/prospects/settings/arranged.ts";

/** A Monday at 10:00 in Paris. */
export const listedAt = Date.parse("2026-03-02T09:00:00.000Z");

/** A list that nobody has arranged, for a page that begins with it. */
export const notArranged = { settings: unchangedSettings, may: arrangesNothing } as const;

/** A prospect as the HTTP interface sends it: new, delivered at `listedAt`, unless these values say otherwise. */
export function listedProspect(values: Partial<Prospect> = {}): Prospect {
  return {
    ...{ id: randomUUID(), company: "Ateliers Vauclair", siren: "123456782", website: "vauclair.example" },
    ...{ sector: "Menuiserie", headcount: { min: 50, max: 99 }, city: "Besançon" },
    ...{ contact: "Hélène Courtade", role: "Directrice des achats" },
    email: { value: "helene.courtade@vauclair.example", state: "verified" },
    phone: { value: "01 99 00 14 27", state: "given" },
    ...{ linkedin: "www.linkedin.com/in/helene-courtade", companyEmail: "contact@vauclair.example" },
    ...{ score: 92, reasons: [{ points: 92, text: "Effectif dans la cible" }], signal: "Recrute" },
    ...{ technologies: ["Sage 100"], status: "new" },
    nextStep: { what: "Appeler", at: "2026-03-02T08:00:00.000Z" },
    ...{ assignee: null, values: {}, persona: null, updates: [], deliveredOn: parisDay(listedAt), seq: 1 },
    ...values,
  };
}

/** The record of a prospect, with this history. */
export const listedRecord = (
  prospect: Prospect,
  history: ProspectRecord["history"] = [],
): ProspectRecord => ({
  ...prospect,
  workHistory: [{ since: 2021, role: "Directrice des achats", company: "Ateliers Vauclair" }],
  sources: ["email", "phone"].map((field) => ({ field, source: "dropcontact", on: "2026-03-01" })),
  history,
});
