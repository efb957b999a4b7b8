import { randomUUID } from "node:crypto";
import { readXlsx } from "hucre/xlsx";
import { beforeEach, expect, test, vi } from "vitest";
import { openConversation } from "#app/conversation/open-conversation.server.ts";
import type { TeamOffer } from "#app/offers/team-offers.ts";
import { headers as names } from "#app/prospects/export/prospect-cells.ts";
import type { NewProspect } from "#app/prospects/new-prospect.ts";
import { applyEvent } from "#app/prospects/store/apply-event.server.ts";
import type { Services } from "#app/services.server.ts";
import { cancelSubscription, setOffer } from "#app/team/subscription.server.ts";
import { rateLimitHits } from "#db/schema.ts";
import { signInByMail } from "#test/accounts/sign-in-by-mail.ts";
import { rowsOf } from "#test/drafts/csv-rows.ts";
import { contractOf } from "#test/openapi/contract.ts";
import { deliver, newProspect, newProspects, teamIdOf } from "#test/prospects/stored-prospects.ts";
import { routeContext } from "#test/services/route-context.ts";
import { createTestServices } from "#test/services/test-services.ts";
import { openApiDocument } from "../openapi/document.ts";
import * as exports from "./export-prospects-api.ts";
import * as ics from "./ics-api.ts";
import * as vcard from "./vcard-api.ts";

beforeEach(() => void vi.spyOn(console, "log").mockImplementation(() => {}));

const contract = contractOf(openApiDocument({ appUrl: "http://localhost:3000", isHttps: false }) as never);

/** The exports as a signed-in client calls them: every answer is compared with the document. */
async function signedIn(services: Services, email: string, offer: TeamOffer | null = "growth") {
  const { cookie, user } = await signInByMail(services, email);
  await openConversation(services, user);
  if (offer) await setOffer(services, await teamIdOf(services, user.id), { offer, until: null, by: "ops" });
  const call = async (path: string, { loader }: typeof exports, init: RequestInit = {}, params = {}) => {
    const headers = { Cookie: cookie, ...(init.headers as Record<string, string>) };
    const request = new Request(`http://localhost:3000${path}`, { ...init, headers });
    const response = await loader({ request, context: routeContext(services), params });
    const bytes = Buffer.from(await response.arrayBuffer());
    const type = response.headers.get("Content-Type") ?? "";
    const body = type.startsWith("application/vnd") ? "" : bytes.toString();
    const template = path.split("?")[0]?.replace(/(prospects\/)[^/]*\//, "$1{id}/") ?? "";
    if ((init.method ?? "GET") === "GET")
      contract.check({ method: "GET", path: template, request: { headers }, response, body });
    return { status: response.status, headers: response.headers, bytes, body };
  };
  return {
    user,
    list: (query: string, init?: RequestInit) => call(`/api/prospects/export${query}`, exports, init),
    vcard: (id: string) => call(`/api/prospects/${id || "x"}/vcard`, vcard, {}, { id }),
    ics: (id: string) => call(`/api/prospects/${id || "x"}/ics`, ics, {}, { id }),
  };
}

const code = ({ body }: { body: string }) => JSON.parse(body).error.code;

/** Rows of a CSV as records by their headers. */
function records(csv: string): Record<string, string>[] {
  const [header = [], ...rows] = rowsOf(csv.replace(/^\uFEFF/, ""));
  return rows.map((row) => Object.fromEntries(header.map((name, at) => [name, row[at] ?? ""])));
}

test("the CSV has every prospect once, in the order of the list, as French Excel and a French HubSpot read it", async () => {
  const services = await createTestServices();
  const anna = await signedIn(services, "anna@exemple.fr");
  const bruno = await signedIn(services, "bruno@exemple.fr");
  await deliver(services, anna.user.id, newProspects(620));
  await deliver(services, bruno.user.id, [newProspect({ company: "De Bruno" })]);
  const { status, headers, body } = await anna.list("?format=csv");
  expect([status, headers.get("Content-Type"), headers.get("Cache-Control")]).toEqual([
    200,
    "text/csv; charset=utf-8; header=present",
    "no-store",
  ]);
  expect(headers.get("Content-Disposition")).toMatch(
    /^attachment; filename="matinal-prospects-\d{4}-\d\d-\d\d\.csv"$/,
  );
  expect(body.startsWith("\uFEFFPrénom;Nom;E-mail;")).toBe(true);
  expect(body.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  const rows = records(body);
  expect(new Set(rows.map((row) => row[names.id])).size).toBe(620);
  expect(rows).toHaveLength(620);
  const scores = rows.map((row) => Number(row[names.score]));
  expect(scores).toEqual(scores.toSorted((one, other) => other - one));
  expect(body).not.toContain("De Bruno");
  expect(rows[0]).toMatchObject({
    ...{ [names.firstName]: "Hélène", [names.lastName]: "Courtade", [names.role]: "Directrice des achats" },
    ...{ [names.phone]: "01 99 00 14 27", [names.headcount]: "50 à 99", [names.status]: "Nouveau" },
    ...{
      [names.nextStep]: "Appeler",
      [names.nextStepAt]: "2026-03-02 09:00",
      [names.deliveredOn]: "2026-03-02",
    },
    [names.linkedin]: "https://www.linkedin.com/in/helene-courtade",
    [names.companyEmail]: "contact@ateliers-vauclair.example",
    [names.sources]:
      "Entreprise\u00A0: registre officiel des entreprises, 2026-03-01, Licence Ouverte 2.0 · E-mail\u00A0: Dropcontact, 2026-03-01",
    ...{ [names.technologies]: "Sage 100, AutoCAD", [names.emailState]: "donné", [names.siren]: "123456782" },
  });
});

test("the export has the filters of the list", async () => {
  const services = await createTestServices();
  const anna = await signedIn(services, "anna@exemple.fr");
  const { ids } = await deliver(services, anna.user.id, [
    ...newProspects(3),
    newProspect({ company: "Étoile du Nord", sector: "Négoce", contact: "Paul Roux" }),
  ]);
  const won = { key: randomUUID(), kind: "status", status: "won" } as const;
  await applyEvent(services, anna.user.id, ids[3] ?? "", won);
  const companies = async (query: string) =>
    records((await anna.list(`?format=csv${query}`)).body).map((row) => row[names.company]);
  expect(await companies("&status=won")).toEqual(["Étoile du Nord"]);
  expect(await companies("&sector=N%C3%A9goce")).toEqual(["Étoile du Nord"]);
  expect(await companies("&q=etoile")).toEqual(["Étoile du Nord"]);
  expect(await companies("&score=2")).toEqual(["Étoile du Nord", "Société n° 2"]);
  expect(await companies("&view=due&status=")).toHaveLength(3);
  expect(code(await anna.list("?format=csv&score=x"))).toBe("invalid_query");
});

const hostile: Partial<NewProspect> = {
  ...{
    company: '=HYPERLINK("http://evil.example")',
    contact: "@SUM(A1) +cmd",
    role: "-2+3",
    sector: "＝1+1",
  },
  ...{ city: "+1;=1+1", website: "=1", signal: "a _x0041_ b", technologies: ["=1", "|x"] },
  phone: { value: "+1+cmd|' /C calc'!A0", state: "given" },
};

test("no cell of the CSV begins as a formula, however a program cuts it, and numbers stay usable", async () => {
  const services = await createTestServices();
  const anna = await signedIn(services, "anna@exemple.fr");
  await deliver(services, anna.user.id, [newProspect(hostile)]);
  await deliver(
    services,
    anna.user.id,
    newProspects(1, { phone: { value: "+32 2 550 00 00", state: "given" } }),
  );
  const rows = records((await anna.list("?format=csv")).body);
  for (const row of rows)
    for (const cell of Object.values(row)) expect(cell).not.toMatch(/^[=@\-|＝\t\r]|^\+(?!32 )/);
  expect(rows.map((row) => row[names.phone])).toContain("+32 2 550 00 00");
});

test("the XLSX has the same rows, numbers as numbers and every text as text", async () => {
  const services = await createTestServices();
  const anna = await signedIn(services, "anna@exemple.fr");
  await deliver(services, anna.user.id, [newProspect(hostile)]);
  await deliver(services, anna.user.id, newProspects(520));
  const { status, headers, bytes } = await anna.list("?format=xlsx");
  expect([status, headers.get("Content-Type")]).toEqual([
    200,
    "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  ]);
  const [sheet] = (await readXlsx(bytes)).sheets;
  expect(sheet?.name).toBe("Prospects");
  const [header = [], ...rows] = sheet?.rows ?? [];
  const first = rows.find((row) => row.includes(hostile.company ?? null)) ?? [];
  expect(header).toEqual(Object.values(names));
  expect(rows).toHaveLength(521);
  const cell = (name: keyof typeof names) => first[Object.keys(names).indexOf(name)];
  for (const field of ["company", "role", "city", "website", "sector"] as const)
    expect(cell(field)).toBe(hostile[field]);
  expect(cell("signal")).toBe(hostile.signal);
  expect(cell("score")).toBe(92);
  expect([...(sheet?.cells?.values() ?? [])].filter(({ formula }) => formula)).toEqual([]);
});

test("an export of nothing has its header, and what is no export is refused with a sentence", async () => {
  const services = await createTestServices();
  const anna = await signedIn(services, "anna@exemple.fr");
  expect(records((await anna.list("?format=csv")).body)).toEqual([]);
  expect((await readXlsx((await anna.list("?format=xlsx")).bytes)).sheets[0]?.rows).toHaveLength(1);
  for (const query of ["", "?format=", "?format=pdf", "?format=__proto__", `?format=${"x".repeat(9_000)}`])
    expect(code(await anna.list(query))).toBe("not_acceptable");
});

test("ten exports in ten minutes are enough, and neither HEAD nor a link on another site uses one up", async () => {
  const services = await createTestServices();
  const anna = await signedIn(services, "anna@exemple.fr");
  await services.db.asOwner.delete(rateLimitHits);
  for (let time = 0; time < 12; time++) {
    expect((await anna.list("?format=csv", { method: "HEAD" })).status).toBe(200);
    const foreign = await anna.list("?format=csv", { headers: { "Sec-Fetch-Site": "cross-site" } });
    expect([foreign.status, code(foreign)]).toEqual([403, "foreign_origin"]);
  }
  for (let time = 0; time < 10; time++) expect((await anna.list("?format=csv")).status).toBe(200);
  const refused = await anna.list("?format=xlsx");
  expect([refused.status, code(refused)]).toEqual([429, "too_many_exports"]);
  expect(Number(refused.headers.get("Retry-After"))).toBeGreaterThan(0);
});

test("a contact has the prospect's name, company and ways to reach them, escaped and in UTF-8", async () => {
  const services = await createTestServices();
  const anna = await signedIn(services, "anna@exemple.fr");
  const [id = ""] = (
    await deliver(services, anna.user.id, [
      newProspect({ company: "Ateliers; Vauclair, Fils", role: "Directrice\\adjointe" }),
    ])
  ).ids;
  const { status, headers, body } = await anna.vcard(id);
  expect([status, headers.get("Content-Type")]).toEqual([200, "text/vcard; charset=utf-8"]);
  expect(headers.get("Content-Disposition")).toBe(
    'attachment; filename="prospect-helene-courtade-ateliers-vauclair-fils.vcf"',
  );
  expect(body.replaceAll("\r\n ", "").split("\r\n")).toEqual([
    ...["BEGIN:VCARD", "VERSION:3.0", "PRODID:-//Matinal//FR", `UID:urn:uuid:${id}`],
    ...["FN;CHARSET=UTF-8:Hélène Courtade", "N;CHARSET=UTF-8:Courtade;Hélène;;;"],
    ...["ORG:Ateliers\\; Vauclair\\, Fils", "TITLE:Directrice\\\\adjointe"],
    "EMAIL;TYPE=INTERNET,WORK:helene.courtade@ateliers-vauclair.example",
    ...["TEL;TYPE=WORK,VOICE:01 99 00 14 27", "URL:ateliers-vauclair.example"],
    "X-SOCIALPROFILE;TYPE=linkedin:https://www.linkedin.com/in/helene-courtade",
    "NOTE;CHARSET=UTF-8:Entreprise\u00A0: registre officiel des entreprises\\, 2026-03-01\\, Licence Ouverte 2.0\\nE-mail\u00A0: Dropcontact\\, 2026-03-01",
    ...["ADR;TYPE=WORK;CHARSET=UTF-8:;;;Besançon;;;", "END:VCARD", ""],
  ]);
});

test("the event of a next step is at its moment in UTC, keeps its UID when it moves, and is refused where there is none", async () => {
  const services = await createTestServices();
  const anna = await signedIn(services, "anna@exemple.fr");
  const [id = ""] = (await deliver(services, anna.user.id, [newProspect()])).ids;
  const lines = async () => (await anna.ics(id)).body.replaceAll("\r\n ", "").split("\r\n");
  const step = (what: string | null, at: string | null) =>
    applyEvent(services, anna.user.id, id, { key: randomUUID(), kind: "next_step", what, at });
  await step("Rappeler, puis écrire", "2026-07-14T07:00:00.000Z");
  const first = await lines();
  expect(first).toEqual(
    expect.arrayContaining([
      ...["DTSTART:20260714T070000Z", `UID:${id}@localhost`, "SEQUENCE:2"],
      "SUMMARY:Rappeler\\, puis écrire\u00A0: Hélène Courtade\\, Ateliers Vauclair",
      `URL:http://localhost:3000/liste/${id}`,
    ]),
  );
  expect(first.filter((line) => line.startsWith("BEGIN:"))).toEqual([
    ...["BEGIN:VCALENDAR", "BEGIN:VEVENT", "BEGIN:VALARM"],
  ]);
  await step("Rappeler", "2026-12-14T08:00:00.000Z");
  expect(await lines()).toEqual(expect.arrayContaining([`UID:${id}@localhost`, "SEQUENCE:3"]));
  await step("Rappeler un jour", null);
  expect(code(await anna.ics(id))).toBe("no_next_step");
  await step(null, null);
  expect((await anna.ics(id)).status).toBe(409);
});

test("only an offer that includes it exports the list, and the refusal names the smallest; a single contact is everybody's", async () => {
  const services = await createTestServices();
  for (const offer of [null, "starter"] as const) {
    const anna = await signedIn(services, `${offer}@exemple.fr`, offer);
    const [id = ""] = (await deliver(services, anna.user.id, [newProspect()])).ids;
    for (const init of [{}, { method: "HEAD" }])
      expect((await anna.list("?format=csv", init)).status).toBe(403);
    expect(JSON.parse((await anna.list("?format=xlsx")).body).error).toMatchObject({
      ...{ code: "not_in_offer", offer: "growth" },
    });
    expect((await anna.vcard(id)).status).toBe(200);
  }
  for (const offer of ["trial", "scale"] as const) {
    const anna = await signedIn(services, `${offer}@exemple.fr`, offer);
    expect((await anna.list("?format=csv")).status).toBe(200);
    await cancelSubscription(services, await teamIdOf(services, anna.user.id), "ops");
    expect((await anna.list("?format=csv")).status).toBe(403);
  }
});

test("nobody exports somebody else's prospect, and nonsense is 404", async () => {
  const services = await createTestServices();
  const anna = await signedIn(services, "anna@exemple.fr");
  const bruno = await signedIn(services, "bruno@exemple.fr");
  const [id = ""] = (await deliver(services, anna.user.id, [newProspect()])).ids;
  for (const other of [id, randomUUID(), "__proto__", "", "x".repeat(60_000)])
    for (const answer of [await bruno.vcard(other), await bruno.ics(other)])
      expect([answer.status, code(answer)]).toEqual([404, "not_found"]);
});
