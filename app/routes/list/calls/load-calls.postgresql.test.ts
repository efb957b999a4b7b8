import { expect, test } from "vitest";
import { parisDay } from "#app/calendar/paris-day.ts";
import { createDraft } from "#app/drafts/store/create-draft.server.ts";
import { saveProfile } from "#app/profile/profile-store.server.ts";
import { unchangedSettings } from "#app/prospects/settings/arranged.ts";
import { applyEvent } from "#app/prospects/store/apply-event.server.ts";
import { fakeClock } from "#test/clock.ts";
import { anna, bruno, madeDraft, servicesWithProfiles } from "#test/drafts/stored-drafts.ts";
import { deliver, newProspect, storeProspect } from "#test/prospects/stored-prospects.ts";
import { filterIn } from "../list-query.ts";
import { loadCalls } from "./load-calls.server.ts";

// A Monday, 9:00 in Paris.
fakeClock();

const person = (contact: string, points: number, hasPhone = true) =>
  newProspect({
    ...{ contact, company: contact, reasons: [{ points, text: "Effectif" }] },
    email: { value: `${contact}@societe.example`, state: "given" },
    phone: hasPhone ? { value: "01 99 00 14 27", state: "given" } : { value: null, state: "missing" },
  });
const day = (query = "") => filterIn(new URLSearchParams(query));

test("calls go to today's new ones by score, then to who is due, and at last to those without a number", async () => {
  const services = await servicesWithProfiles(anna, bruno);
  const today = parisDay(Date.now());
  const before = await deliver(services, anna.id, [person("due", 99), person("meeting", 98)], "2026-02-27");
  await deliver(services, anna.id, [person("low", 10), person("mute", 90, false), person("high", 80)], today);
  await deliver(services, bruno.id, [person("foreign", 100)], today);
  const [, meeting = ""] = before.ids;
  for (const event of [
    { kind: "status", status: "meeting" },
    { kind: "next_step", what: "Préparer", at: new Date().toISOString() },
  ] as const)
    await applyEvent(services, anna.id, meeting, { key: crypto.randomUUID(), ...event });

  const contacts = async (query = "") =>
    (await loadCalls(services, anna.id, day(query), unchangedSettings)).list.pages[0]?.prospects.map(
      ({ contact }) => contact,
    );
  expect(await contacts()).toEqual(["high", "low", "due", "mute"]);
  expect(await contacts("score=50")).toEqual(["high", "due", "mute"]);
});

test("what is said comes from the newest call script and the profile; without a script there is none", async () => {
  const services = await servicesWithProfiles(anna);
  const words = () => loadCalls(services, anna.id, day(), unchangedSettings);
  expect(await words()).toMatchObject({ script: null, objections: [], hasProfile: true });
  await services.db.asClient(anna.id, (tx) =>
    saveProfile(tx, anna.id, { commonObjections: "C’est trop cher ; Rappelez-moi plus tard" }),
  );
  expect((await words()).objections.map(({ answer }) => answer)).toEqual([null, null]);
  await madeDraft(services, anna, "email");
  const { id, content } = await madeDraft(services, anna, "call_script");
  const found = await words();
  expect(found.script).toEqual({ id, opening: content.opening });
  expect(found.objections.map(({ objection }) => objection)).toEqual([
    "C’est trop cher",
    "Rappelez-moi plus tard",
  ]);
  for (const { answer } of found.objections) expect(answer).toBeTruthy();
  // One made for somebody else is not read to everybody.
  const { prospectId } = await storeProspect(services, anna.id);
  const made = await createDraft(services, anna.id, {
    key: crypto.randomUUID(),
    kind: "call_script",
    prospectId,
  });
  expect(made.kind).toBe("created");
  expect((await words()).script).toEqual(found.script);
});
