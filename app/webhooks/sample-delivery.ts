import { parisDay } from "#app/calendar/paris-day.ts";
import type { Prospect } from "#app/prospects/prospects-protocol.ts";
import type { Happening } from "./payload.ts";
import type { WebhookEvent } from "./webhook-events.ts";

/** Nobody's id. */
const id = "00000000-0000-4000-8000-000000000000";

/** An invented prospect, with something in every field, so that a receiver can be set up by it. */
const prospect: Omit<Prospect, "deliveredOn"> = {
  id,
  ...{
    company: "Entreprise exemple",
    siren: "123456782",
    website: "entreprise.example",
    sector: "Mécanique",
  },
  ...{
    headcount: { min: 50, max: 99 },
    city: "Besançon",
    contact: "Camille Exemple",
    role: "Direction des achats",
  },
  email: { value: "camille@entreprise.example", state: "verified" },
  phone: { value: "01 99 00 14 27", state: "given" },
  ...{ linkedin: "www.linkedin.com/in/exemple", companyEmail: "contact@entreprise.example" },
  score: 80,
  reasons: [
    { points: 60, text: "Effectif dans la cible" },
    { points: 20, text: "Recrute aux achats" },
  ],
  ...{ signal: "Recrute aux achats", technologies: ["ERP"], status: "to_call" },
  nextStep: { what: "Appeler", at: "2026-01-05T08:00:00.000Z" },
  ...{ assignee: null, values: {}, persona: null },
  updates: [{ kind: "moved", on: "2026-01-05", from: "Dole", to: "Besançon" }],
  seq: 1,
};

/** What the test button sends. */
export function sampleOf(type: WebhookEvent, now = Date.now()): Happening["data"] {
  return type === "prospect.removed" ? { id } : { ...prospect, deliveredOn: parisDay(now) };
}
