import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { parisDay } from "#app/calendar/paris-day.ts";
import { openConversation } from "#app/conversation/open-conversation.server.ts";
import type { TeamOffer } from "#app/offers/team-offers.ts";
import type { Services } from "#app/services.server.ts";
import { setOffer } from "#app/team/subscription.server.ts";
import { signInByMail } from "#test/accounts/sign-in-by-mail.ts";
import { deliver, newProspect, teamIdOf } from "#test/prospects/stored-prospects.ts";
import { routeContext } from "#test/services/route-context.ts";
import { createTestServices } from "#test/services/test-services.ts";
import { loader as exportList } from "../../routes/api/prospects/export-prospects-api.ts";
import { applyEvent } from "../store/apply-event.server.ts";
import { listProspects } from "../store/list-prospects.server.ts";
import { readChanges } from "../store/read-changes.server.ts";
import { readProspect } from "../store/read-prospect.server.ts";
import { unchangedSettings } from "./arranged.ts";
import { loadListSettings, saveListSettings } from "./list-settings.server.ts";
import type { SettingsChange } from "./settings-bodies.ts";

const today = parisDay(Date.now());
const [budget, until, level] = [randomUUID(), randomUUID(), randomUUID()];
const columns: NonNullable<SettingsChange["columns"]> = [
  { id: budget, name: "Budget", type: "number", options: [] },
  { id: until, name: "Fin de contrat", type: "date", options: [] },
  { id: level, name: "Intérêt", type: "choice", options: ["Fort", "Faible"] },
];

/** A client with an offer and one delivered prospect. */
async function withOffer(services: Services, email: string, offer: Exclude<TeamOffer, "trial"> = "scale") {
  const { cookie, user } = await signInByMail(services, email);
  await openConversation(services, user);
  const [id = ""] = (await deliver(services, user.id, [newProspect()], today)).ids;
  const teamId = await teamIdOf(services, user.id);
  const give = (next: Exclude<TeamOffer, "trial">) =>
    setOffer(services, teamId, { offer: next, until: null, by: "ops" });
  await give(offer);
  const save = (change: Omit<SettingsChange, "version">, version: number) =>
    saveListSettings(services, user.id, { version, ...change });
  const enter = (column: string, value: string | number | null, key: string = randomUUID()) =>
    applyEvent(services, user.id, id, { key, kind: "value", column, value });
  return { clientId: user.id, cookie, id, teamId, give, save, enter };
}

test("what is saved is the next version, and what is left out of it stays", async () => {
  const services = await createTestServices();
  const { clientId, save } = await withOffer(services, "anna@exemple.fr");
  expect(await loadListSettings(services, clientId)).toEqual(unchangedSettings);
  expect(await save({ columns }, 0)).toMatchObject({ kind: "saved", settings: { version: 1 } });
  const named = [{ status: "meeting", name: "Démo" }, { status: "new" }] as const;
  const view = { id: randomUUID(), name: "À voir", filter: { score: 80 }, density: "compact" as const };
  await save({ statuses: [...named], views: [view] }, 1);
  await save({ rules: [{ status: "meeting", column: budget }] }, 2);
  const settings = await loadListSettings(services, clientId);
  expect(settings).toMatchObject({ version: 3, columns, views: [view] });
  expect(settings.rules).toEqual([{ status: "meeting", column: budget }]);
  expect(settings.statuses.slice(0, 3)).toEqual([
    { status: "meeting", name: "Démo" },
    { status: "new", name: "Nouveau" },
    { status: "to_call", name: "À appeler" },
  ]);
  expect(settings.statuses).toHaveLength(8);
});

test("of simultaneous saves of one version exactly one succeeds, and the others are told the newest", async () => {
  const services = await createTestServices();
  const { save } = await withOffer(services, "anna@exemple.fr");
  const saves = await Promise.all([1, 2, 3].map(() => save({ columns }, 0)));
  expect(saves.map(({ kind }) => kind).sort()).toEqual(["saved", "stale", "stale"]);
  const stale = saves.find(({ kind }) => kind === "stale");
  expect(stale).toMatchObject({ settings: { version: 1, columns } });
});

test("what contradicts itself, or what there is, is refused with its reason", async () => {
  const services = await createTestServices();
  const { save } = await withOffer(services, "anna@exemple.fr");
  const kindOf = async (change: Omit<SettingsChange, "version">) => {
    const saved = await save(change, 1);
    return saved.kind === "wrong" ? saved.code : saved.kind;
  };
  await save({ columns }, 0);
  const [first, ...others] = columns;
  if (!first) throw new Error("No column.");
  expect(await kindOf({ columns: [{ ...first, type: "text" }, ...others] })).toBe("type_changed");
  expect(await kindOf({ rules: [{ status: "won", column: randomUUID() }] })).toBe("unknown_column");
  expect(await kindOf({ statuses: [{ status: "won", name: "perdu" }] })).toBe("duplicate_name");
});

test("the offer decides: nothing without one, rules with Scale alone, and under a smaller one they rest", async () => {
  const services = await createTestServices();
  const { user } = await signInByMail(services, "sans@exemple.fr");
  await openConversation(services, user);
  expect(await saveListSettings(services, user.id, { version: 0, columns })).toEqual({
    kind: "not-in-offer",
    feature: "customCrm",
  });
  const { save, give, clientId } = await withOffer(services, "anna@exemple.fr", "starter");
  const rules: SettingsChange["rules"] = [{ status: "meeting", column: budget }];
  await save({ columns }, 0);
  expect(await save({ rules }, 1)).toEqual({ kind: "not-in-offer", feature: "bespokeCrm" });
  await give("scale");
  expect((await save({ rules }, 1)).kind).toBe("saved");
  await give("growth");
  // Kept by who saves the rest, and taken away by who wishes.
  expect((await save({ rules, views: [] }, 2)).kind).toBe("saved");
  expect((await loadListSettings(services, clientId)).rules).toEqual(rules);
  expect((await save({ rules: [] }, 3)).kind).toBe("saved");
});

test("a value is entered, found, followed, undone and emptied", async () => {
  const services = await createTestServices();
  const { clientId, id, save, enter } = await withOffer(services, "anna@exemple.fr");
  await save({ columns }, 0);
  const entered = await enter(level, "Fort");
  expect(entered).toMatchObject({ kind: "created", prospect: { values: { [level]: "Fort" } } });
  await enter(budget, 12_500.5);
  const q = await listProspects(services, clientId, { view: "all", limit: 10, q: "12500 fort" });
  expect(q).toMatchObject({ prospects: [{ id, values: { [level]: "Fort", [budget]: 12_500.5 } }] });
  const changes = await readChanges(services, clientId, 1);
  expect(changes).toMatchObject({ settings: 1, prospects: [{ values: { [budget]: 12_500.5 } }] });

  const record = await readProspect(services, clientId, id);
  const [newest] = record?.history ?? [];
  expect(newest).toMatchObject({ kind: "value", data: { column: budget, value: 12_500.5 } });
  const undo = { key: randomUUID(), kind: "undo", event: newest?.id ?? "" } as const;
  expect(await applyEvent(services, clientId, id, undo)).toMatchObject({
    prospect: { values: { [level]: "Fort" } },
  });
  expect(await enter(level, null)).toMatchObject({ prospect: { values: {} } });
});

test.each([
  [budget, "12", "wrong-value"],
  [until, "2031-02-30", "wrong-value"],
  [until, "31/12/2031", "wrong-value"],
  [until, "2031-02-28", "created"],
  [level, "Moyen", "wrong-value"],
  [randomUUID(), "x", "unknown-column"],
])("a value has to fit its column: %s %s is %s", async (column, value, kind) => {
  const services = await createTestServices();
  const { save, enter } = await withOffer(services, "anna@exemple.fr");
  await save({ columns }, 0);
  expect((await enter(column, value)).kind).toBe(kind);
});

test("without an offer values are there to read, and a key that was taken before still answers", async () => {
  const services = await createTestServices();
  const { clientId, id, save, enter, teamId } = await withOffer(services, "anna@exemple.fr", "starter");
  await save({ columns }, 0);
  const key = randomUUID();
  await enter(budget, 5, key);
  await setOffer(services, teamId, { offer: "starter", until: "2020-01-01", by: "ops" });
  expect((await enter(budget, 6)).kind).toBe("offer-over");
  expect((await enter(budget, 5, key)).kind).toBe("repeated");
  expect((await readProspect(services, clientId, id))?.values).toEqual({ [budget]: 5 });
});

test("a column that goes takes its values and rules along; the history keeps what was entered", async () => {
  const services = await createTestServices();
  const { clientId, id, save, enter } = await withOffer(services, "anna@exemple.fr");
  await save({ columns, rules: [{ status: "meeting", column: budget }] }, 0);
  await enter(level, "Fort");
  await enter(budget, 5);
  const saved = await save({ columns: columns.slice(1) }, 1);
  expect(saved).toMatchObject({ kind: "saved", settings: { rules: [] } });
  const read = async () => await readProspect(services, clientId, id);
  expect((await read())?.values).toEqual({ [level]: "Fort" });
  const [newest] = (await read())?.history ?? [];
  expect(newest).toMatchObject({ kind: "value", data: { value: 5 } });
  // Undone and done again, it does not come back.
  await applyEvent(services, clientId, id, { key: randomUUID(), kind: "undo", event: newest?.id ?? "" });
  expect((await read())?.values).toEqual({ [level]: "Fort" });
  expect((await enter(budget, 7)).kind).toBe("unknown-column");
});

test("nobody reads or changes the settings of another team", async () => {
  const services = await createTestServices();
  const anna = await withOffer(services, "anna@exemple.fr");
  const bruno = await withOffer(services, "bruno@exemple.fr");
  await anna.save({ columns }, 0);
  expect(await loadListSettings(services, bruno.clientId)).toEqual(unchangedSettings);
  const seen = await services.db.asClient(bruno.clientId, (tx) => tx.query.listSettings.findMany());
  expect(seen).toEqual([]);
  expect((await bruno.enter(budget, 5)).kind).toBe("unknown-column");
});

test("the file has the team's names of the statuses and its columns behind ours", async () => {
  const services = await createTestServices();
  const { cookie, save, enter } = await withOffer(services, "anna@exemple.fr", "growth");
  await save({ columns, statuses: [{ status: "new", name: "=1+1 À trier" }] }, 0);
  await enter(budget, 12_500.5);
  await enter(until, "2031-12-31");
  const request = new Request("http://localhost:3000/api/prospects/export?format=csv", {
    headers: { Cookie: cookie },
  });
  const response = await exportList({ request, context: routeContext(services), params: {} });
  const [head = "", row = ""] = (await response.text()).split("\r\n");
  expect(head).toMatch(/;Budget;"Fin de contrat";Intérêt$/);
  expect(row).toMatch(/;"12500,5";2031-12-31;$/);
  // No program calculates what somebody called a status.
  expect(row).toContain(';"\'=1+1 À trier";');
});
