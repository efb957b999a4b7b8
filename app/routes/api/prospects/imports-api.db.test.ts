import { randomUUID } from "node:crypto";
import { beforeEach, expect, test, vi } from "vitest";
import { openConversation } from "#app/conversation/open-conversation.server.ts";
import { uploadLimits } from "#app/prospects/import/import-limits.ts";
import { applyEvent } from "#app/prospects/store/apply-event.server.ts";
import { listProspects } from "#app/prospects/store/list-prospects.server.ts";
import type { Services } from "#app/services.server.ts";
import { recordObjection } from "#app/sourcing/objections/record-objection.server.ts";
import { cancelSubscription, setOffer } from "#app/team/subscription.server.ts";
import { teamOf } from "#app/team/team.server.ts";
import { rateLimitHits } from "#db/schema.ts";
import { maxUploadSize } from "#http/request/uploads.ts";
import { signInByMail } from "#test/accounts/sign-in-by-mail.ts";
import { contractOf } from "#test/openapi/contract.ts";
import { zipOf } from "#test/prospects/zip-file.ts";
import { routeContext } from "#test/services/route-context.ts";
import { createTestServices } from "#test/services/test-services.ts";
import { openApiDocument } from "../openapi/document.ts";
import * as one from "./import-api.ts";
import * as previews from "./import-preview-api.ts";
import * as list from "./imports-api.ts";

beforeEach(() => void vi.spyOn(console, "log").mockImplementation(() => {}));

const contract = contractOf(openApiDocument({ appUrl: "http://localhost:3000", isHttps: false }) as never);

/** The operations as a signed-in client with this offer calls them: every answer is compared with the document. */
async function signedIn(services: Services, email: string, offer: "starter" | "growth" | null) {
  const { cookie, user } = await signInByMail(services, email);
  await openConversation(services, user);
  const teamId = (await teamOf(services.db.asOwner, user.id))?.id ?? "";
  if (offer) await setOffer(services, teamId, { offer, until: null, by: "ops" });
  const call = async (
    method: string,
    route: { loader: typeof list.loader; action: typeof list.action },
    path: string,
    body?: string | Buffer,
    id?: string,
  ) => {
    await services.db.asOwner.delete(rateLimitHits);
    const type = { "Content-Type": "application/octet-stream" };
    const headers = { Cookie: cookie, ...(body !== undefined && type) };
    const request = new Request(`http://localhost:3000${path}`, { method, headers, body: body as BodyInit });
    const handle = method === "GET" ? route.loader : route.action;
    const response = await handle({ request, context: routeContext(services), params: { id } });
    const answer = await response.text();
    const named = (path.split("?")[0] ?? "").replace(/(imports\/)(?!preview)[^/]+$/, "$1{id}");
    contract.check({ method, path: named, request: { headers }, response, body: answer });
    return { status: response.status, json: JSON.parse(answer) };
  };
  const query = `?name=${encodeURIComponent("mes prospects.csv")}`;
  const path = "/api/prospects/imports";
  return {
    ...{ user, teamId, call },
    preview: (file: string | Buffer) => call("POST", previews, `${path}/preview${query}`, file),
    import: (id: string, file: string | Buffer) => call("PUT", one, `${path}/${id}${query}`, file, id),
    undo: (id: string) => call("DELETE", one, `${path}/${id}`, undefined, id),
    list: () => call("GET", list, path),
    companies: async () => (await listed(services, user.id)).map(({ company }) => company).sort(),
  };
}

async function listed(services: Services, clientId: string) {
  const page = await listProspects(services, clientId, { view: "all", limit: 50 });
  if (page === "wrong-cursor") throw new Error(page);
  return page.prospects;
}

const file = [
  "Société;Nom;E-mail;Effectif;Statut;Couleur",
  "Courtade;Hélène Courtade;helene@courtade.example;50 à 99;à rappeler;bleu",
  "Sans adresse;Paul Martin;pas une adresse;;;",
  ";Personne;;;;",
  "Courtade;Hélène Courtade;helene@courtade.example;;;",
  "Opposée;Odile Non;odile@non.example;;;",
  "=1+1;Formule;formule@exemple.example;;;",
].join("\r\n");

test("a file is previewed, imported once under its id, and taken back, but for who was worked on", async () => {
  const services = await createTestServices();
  const anna = await signedIn(services, "anna@exemple.fr", "growth");
  const objection = { email: "odile@non.example", contact: "", siren: null };
  await recordObjection(services, objection, "ops");

  const { status, json } = await anna.preview(file);
  expect(status).toBe(200);
  expect(json.mayImport).toBe(true);
  expect(json.preview).toMatchObject({
    ...{ fileName: "mes prospects.csv", added: 2, known: 1, refused: 3, knownRows: [5], earlier: null },
    problems: [
      { row: 3, reason: "«\u00A0pas une adresse\u00A0» n’est pas une adresse e-mail" },
      { row: 4, reason: "pas d’entreprise" },
      { row: 6, reason: "la personne s’est opposée" },
    ],
    examples: [
      { company: "Courtade", contact: "Hélène Courtade", role: "", email: "helene@courtade.example" },
      { company: "=1+1", contact: "Formule", role: "", email: "formule@exemple.example" },
    ],
  });
  expect(
    json.preview.columns.map(({ field, isTaken }: { field: string | null; isTaken: boolean }) => [
      field,
      isTaken,
    ]),
  ).toEqual([
    ["company", true],
    ["lastName", true],
    ["email", true],
    ["headcount", true],
    ["status", false],
    [null, false],
  ]);
  expect(await anna.companies(), "a preview stores nothing").toEqual([]);

  const id = randomUUID();
  const imported = await anna.import(id, file);
  expect(imported.status).toBe(201);
  expect(imported.json.import).toMatchObject({ id, added: 2, known: 1, refused: 3, undone: null });
  const again = await anna.import(id, file);
  expect([again.status, again.json]).toEqual([200, imported.json]);
  expect((await anna.import(id, `${file}\r\nAutre;;;;;`)).json.error.code).toBe("key_reused");
  expect(await anna.companies()).toEqual(["=1+1", "Courtade"]);
  expect((await anna.preview(file)).json.preview).toMatchObject({ added: 0, earlier: expect.any(String) });

  const courtade = (await listed(services, anna.user.id)).find(({ company }) => company === "Courtade");
  expect(courtade?.email.state).toBe("given");
  const note = { key: randomUUID(), kind: "note", text: "Appelée" } as const;
  await applyEvent(services, anna.user.id, courtade?.id ?? "", note);
  const undone = await anna.undo(id);
  expect(undone.json.import.undone).toEqual({ at: expect.any(String), kept: 1 });
  expect(await anna.undo(id)).toEqual(undone);
  expect(await anna.companies()).toEqual(["Courtade"]);
  expect((await anna.list()).json).toEqual({ imports: [undone.json.import], mayImport: true });
});

test("only an offer that includes it imports; nobody reaches another's import, even by the same id", async () => {
  const services = await createTestServices();
  const [anna, bruno, carla] = [
    await signedIn(services, "anna@exemple.fr", "growth"),
    await signedIn(services, "bruno@exemple.fr", "starter"),
    await signedIn(services, "carla@exemple.fr", null),
  ];
  const id = randomUUID();
  for (const other of [bruno, carla]) {
    expect((await other.preview(file)).json).toMatchObject({ mayImport: false, preview: { added: 3 } });
    expect((await other.import(id, file)).json.error).toMatchObject({
      ...{ code: "not_in_offer", offer: "growth" },
    });
    expect(await other.companies()).toEqual([]);
  }
  await setOffer(services, carla.teamId, { offer: "trial", until: null, by: "ops" });
  expect((await carla.import(id, file)).status).toBe(201);
  expect((await anna.import(id, file)).status).toBe(201);
  expect((await bruno.undo(id)).status).toBe(404);
  expect((await anna.undo(id)).json.import.undone.kept).toBe(0);
  expect([await anna.companies(), (await carla.companies()).length]).toEqual([[], 3]);
  expect((await carla.list()).json.imports).toMatchObject([{ id, undone: null }]);
  expect((await bruno.list()).json).toEqual({ imports: [], mayImport: false });

  await setOffer(services, anna.teamId, { offer: "growth", until: "2020-01-01", by: "ops" });
  expect((await anna.list()).json.mayImport, "after its last day").toBe(false);
  await setOffer(services, anna.teamId, { offer: "scale", until: null, by: "ops" });
  expect((await anna.list()).json.mayImport).toBe(true);
  await cancelSubscription(services, anna.teamId, "ops");
  expect((await anna.import(randomUUID(), file)).status).toBe(403);
});

test("what is no table of prospects, or harms, is refused with a sentence and stores nothing", async () => {
  const services = await createTestServices();
  const anna = await signedIn(services, "anna@exemple.fr", "growth");
  const bomb = zipOf([
    {
      name: "xl/workbook.xml",
      content: '<workbook><sheets><sheet name="A" id="r1"/></sheets></workbook>',
    },
    { name: "xl/worksheets/sheet1.xml", content: Buffer.alloc(uploadLimits.sheet + 1, 32) },
  ]);
  for (const hostile of [
    "",
    "\0\0\0",
    "Bonjour",
    Buffer.from("PK\u0003\u0004 no archive"),
    Buffer.from("\u00d0\u00cf\u0011\u00e0\u00a1", "latin1"),
    `Société${";x".repeat(100_000)}\nA`,
    `Société;Nom\nA;"${"x".repeat(70_000)}`,
    `Société\n${"A\n".repeat(uploadLimits.rows + 1)}`,
    bomb,
  ]) {
    const { status, json } = await anna.preview(hostile);
    expect([hostile.slice(0, 20), status, json.error?.code]).toEqual([
      hostile.slice(0, 20),
      422,
      "unreadable_file",
    ]);
    expect(json.error.message).toMatch(/^[A-ZÉ].*\.$/s);
  }
  expect((await anna.import(randomUUID(), 'Société;Nom\nA;"x')).status).toBe(422);
  expect(maxUploadSize).toBe(uploadLimits.file);
  expect((await anna.preview(Buffer.alloc(maxUploadSize + 1))).status).toBe(413);
  for (const path of ["", "?name=", `?name=${"x".repeat(301)}`, "?name=a%00"])
    expect((await anna.call("POST", previews, `/api/prospects/imports/preview${path}`, file)).status).toBe(
      422,
    );
  expect((await anna.preview(`Société;E-mail\nA;${"@".repeat(60_000)}`)).json.preview).toMatchObject({
    added: 0,
    refused: 1,
  });
  expect(await anna.companies()).toEqual([]);
});
