import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { importWords } from "#app/content/signed-in/import-copy.ts";
import { openConversation } from "#app/conversation/open-conversation.server.ts";
import { csvOf } from "#app/csv/csv.ts";
import { smallFileSize } from "#app/endpoints/sent-file.server.ts";
import { cellsOf, headersOf } from "#app/prospects/export/prospect-cells.ts";
import { uploadLimits } from "#app/prospects/import/import-limits.ts";
import { beginImport } from "#app/prospects/import/store/import-session.server.ts";
import type { NewEvent } from "#app/prospects/prospect-bodies.ts";
import { loadListSettings, saveListSettings } from "#app/prospects/settings/list-settings.server.ts";
import type { SettingsChange } from "#app/prospects/settings/settings-bodies.ts";
import { applyEvent } from "#app/prospects/store/apply-event.server.ts";
import { listProspects } from "#app/prospects/store/list-prospects.server.ts";
import { readProspect } from "#app/prospects/store/read-prospect.server.ts";
import type { Services } from "#app/services.server.ts";
import { recordObjection } from "#app/sourcing/objections/record-objection.server.ts";
import { cancelSubscription, setOffer } from "#app/team/subscription.server.ts";
import { teamOf } from "#app/team/team.server.ts";
import { prospects as prospectRows, rateLimitHits } from "#db/schema.ts";
import { maxFileSize } from "#http/request/uploads.ts";
import { signInByMail } from "#test/accounts/sign-in-by-mail.ts";
import { contractOf } from "#test/openapi/contract.ts";
import { listedProspect } from "#test/prospects/listed-prospects.ts";
import { newProspect } from "#test/prospects/stored-prospects.ts";
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
    body?: FormData | string,
    id?: string,
    type?: string,
  ) => {
    await services.db.asOwner.delete(rateLimitHits);
    const headers = { Cookie: cookie, ...(type !== undefined && { "Content-Type": type }) };
    const request = new Request(`http://localhost:3000${path}`, { method, headers, body });
    const handle = method === "GET" ? route.loader : route.action;
    const response = await handle({ request, context: routeContext(services), params: { id } });
    const answer = await response.text();
    const named = (path.split("?")[0] ?? "").replace(/(imports\/)(?!preview)[^/]+$/, "$1{id}");
    contract.check({ method, path: named, request: { headers }, response, body: answer });
    return { status: response.status, json: JSON.parse(answer) };
  };
  const path = "/api/imports";
  return {
    ...{ user, teamId, call },
    preview: (file: Content, fields: Fields = {}, name?: string) =>
      call("POST", previews, `${path}/preview`, formOf(file, fields, name)),
    previewRaw: (body: FormData | string, type?: string) =>
      call("POST", previews, `${path}/preview`, body, undefined, type),
    import: (id: string | null, file: Content, fields: Fields = {}) =>
      call("POST", list, path, formOf(file, { ...(id && { id }), ...fields })),
    undo: (id: string) => call("DELETE", one, `${path}/${id}`, undefined, id),
    list: () => call("GET", list, path),
    companies: async () => (await listed(services, user.id)).map(({ company }) => company).sort(),
  };
}

type Content = string | Buffer;
type Fields = Record<string, string>;

function formOf(file: Content, fields: Fields = {}, name = "mes prospects à 50 % / lot 2.csv"): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append("file", new Blob([file as BlobPart]), name);
  return form;
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
    ...{
      fileName: "mes prospects à 50 % / lot 2.csv",
      added: 2,
      known: 1,
      refused: 3,
      knownRows: [5],
      earlier: null,
    },
    problems: [
      { row: 3, reason: "«\u00A0pas une adresse\u00A0» n’est pas une adresse e-mail" },
      { row: 4, reason: "pas d’entreprise" },
      { row: 6, reason: "la personne s’est opposée" },
    ],
    examples: [
      {
        company: "Courtade",
        contact: "Hélène Courtade",
        role: "",
        email: "helene@courtade.example",
        values: [],
      },
      { company: "=1+1", contact: "Formule", role: "", email: "formule@exemple.example", values: [] },
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
  expect(maxFileSize).toBe(uploadLimits.file);
  expect((await anna.preview(Buffer.alloc(maxFileSize + 1))).status).toBe(413);
  const largest = await anna.preview(Buffer.alloc(maxFileSize, "Societe;A\n"));
  expect(largest.json.error).toMatchObject({
    ...{ code: "unreadable_file", message: expect.stringContaining("10\u00A0000") },
  });
  for (const name of [" ", "x".repeat(301), "a\u0000"])
    expect([name, (await anna.preview(file, {}, name)).json.error?.code]).toEqual([name, "invalid_name"]);
  expect((await anna.preview(`Société;E-mail\nA;${"@".repeat(60_000)}`)).json.preview).toMatchObject({
    added: 0,
    refused: 1,
  });
  expect(await anna.companies()).toEqual([]);
});

test("whoever may not import is refused before the file is read, and may have a small one looked at", async () => {
  const services = await createTestServices();
  const bruno = await signedIn(services, "bruno@exemple.fr", "starter");
  const large = Buffer.alloc(smallFileSize + 1, "Société;A\n");
  expect((await bruno.preview(large)).json.error).toMatchObject({
    ...{ code: "too_large", message: expect.stringContaining("4\u00A0Mo") },
  });
  let hasPulled = false;
  const body = new ReadableStream(
    {
      pull() {
        hasPulled = true;
      },
    },
    { highWaterMark: 0 },
  );
  const { cookie } = await signInByMail(services, "carla@exemple.fr");
  const request = new Request("http://localhost:3000/api/imports", {
    method: "POST",
    headers: { Cookie: cookie, "Content-Type": "multipart/form-data; boundary=b" },
    body,
    duplex: "half",
  } as RequestInit);
  const response = await list.action({ request, context: routeContext(services), params: {} });
  expect([response.status, request.bodyUsed, hasPulled]).toEqual([403, false, false]);
});

test("what is no form with one file is refused, however it is cut or repeated", async () => {
  const services = await createTestServices();
  const anna = await signedIn(services, "anna@exemple.fr", "growth");
  const type = "multipart/form-data; boundary=b";
  const part = (field: string, content: string, name?: string) =>
    `--b\r\nContent-Disposition: form-data; name="${field}"${name ? `; filename="${name}"` : ""}\r\n\r\n${content}\r\n`;
  const whole = `${part("file", file, "a.csv")}--b--\r\n`;
  expect((await anna.previewRaw(whole, type)).status).toBe(200);
  const twice = formOf(file);
  twice.append("file", new Blob([file]), "b.csv");
  const elsewhere = new FormData();
  elsewhere.append("autre", new Blob([file]), "a.csv");
  for (const [body, of] of [
    ["", type],
    ["--b", type],
    [whole, "multipart/form-data"],
    [whole, "multipart/form-data; boundary=c"],
    [whole.slice(0, -10), type],
    [part("file", file, "a.csv"), type],
    [`${part("id", "x")}--b--\r\n`, type],
    [`${part("file", file)}--b--\r\n`, type],
    [`${part("a", "").repeat(50_000)}${whole}`, type],
    [twice],
    [elsewhere],
    [formOf(file, { id: "x" })],
    [formOf(file, { columns: "[" })],
    [formOf(file, { columns: '["status"]' })],
    [formOf(file, { columns: '["column:"]' })],
    [formOf(file, { columns: '["column:<b>"]' })],
    [formOf(file, { columns: JSON.stringify([`column:${"a".repeat(61)}`]) })],
    [formOf(file, { columns: JSON.stringify(Array(301).fill(null)) })],
    [formOf(file, { columns: "@".repeat(64_000) })],
    [formOf(file, { columns: `${"[".repeat(8_000)}${"]".repeat(8_000)}` })],
    [formOf(file, { autre: "x" })],
    [formOf(file, { __proto__: "x", constructor: "x" })],
  ] as const) {
    const { status, json } = await anna.previewRaw(body, of);
    expect([String(body).slice(0, 60), status, json.error?.code]).toEqual([
      String(body).slice(0, 60),
      400,
      "invalid_form",
    ]);
  }
  expect(await anna.companies()).toEqual([]);
});

test("columns are taken for what the sender says, also in a file that names none of them", async () => {
  const services = await createTestServices();
  const anna = await signedIn(services, "anna@exemple.fr", "growth");
  const unnamed = "Colonne 1;Colonne 2;E-mail\nCourtade;Hélène Courtade;helene@courtade.example";
  const unmatched = (await anna.preview(unnamed)).json.preview;
  expect(unmatched).toMatchObject({ lacksCompany: true, added: 0 });
  expect(unmatched.columns.map(({ field }: { field: string | null }) => field)).toEqual([
    null,
    null,
    "email",
  ]);
  expect((await anna.import(null, unnamed)).json.error.code).toBe("unreadable_file");

  const columns = JSON.stringify(["company", "contact", null]);
  const matched = (await anna.preview(unnamed, { columns })).json.preview;
  expect(matched).toMatchObject({
    ...{ lacksCompany: false, added: 1 },
    examples: [{ company: "Courtade", contact: "Hélène Courtade", email: null }],
  });
  const { status, json } = await anna.import(null, unnamed, { columns });
  expect([status, json.import]).toEqual([
    201,
    expect.objectContaining({ id: expect.stringMatching(/^[\da-f-]{36}$/), added: 1 }),
  ]);
  expect(await listed(services, anna.user.id)).toMatchObject([
    { company: "Courtade", email: { value: null } },
  ]);
  // Columns after the last one are taken by their names.
  expect((await anna.preview(unnamed, { columns: '["company"]' })).json.preview.columns).toMatchObject([
    { field: "company" },
    { field: null },
    { field: "email", isTaken: true },
  ]);
});

const [budget, until, level] = [randomUUID(), randomUUID(), randomUUID()];
const ownColumns = [
  { id: budget, name: "Budget", type: "number", options: [] },
  { id: until, name: "Fin de contrat", type: "date", options: [] },
  { id: level, name: "Statut", type: "choice", options: ["Fort", "Faible", "Inconnu"] },
] satisfies SettingsChange["columns"];

test("a file fills the columns that the team added, where its headings or the sender name them", async () => {
  const services = await createTestServices();
  const anna = await signedIn(services, "anna@exemple.fr", "growth");
  await saveListSettings(services, anna.user.id, { version: 0, columns: ownColumns });
  const own = [
    "Société;E-mail;BUDGET;fin de contrat;Statut;Note libre",
    "Courtade;helene@courtade.example;12 500,50 €;01/03/2031;fort;Fort",
    "Vasseur;paul@vasseur.example;-;n/a;inconnu;",
    "Opale;o@opale.example;beaucoup;32/01/2031;moyen;",
  ].join("\n");
  const { preview } = (await anna.preview(own)).json;
  expect(preview).toMatchObject({
    ...{ added: 2, refused: 1 },
    ownColumns: ownColumns.map(({ id, name }) => ({ field: `column:${id}`, name })),
    columns: [
      { field: "company" },
      { field: "email" },
      { field: `column:${budget}`, isTaken: true },
      { field: `column:${until}`, isTaken: true },
      // What is left out otherwise: the team calls a column so.
      { field: `column:${level}`, isTaken: true },
      { field: null, isTaken: false },
    ],
    problems: [
      {
        row: 4,
        reason:
          "Budget\u00A0: «\u00A0beaucoup\u00A0» n’est pas un nombre\u00A0; Fin de contrat\u00A0: «\u00A032/01/2031\u00A0» n’est pas une date (jour/mois/année)\u00A0; Statut\u00A0: «\u00A0moyen\u00A0» n’est pas l’un des choix de cette colonne",
      },
    ],
  });
  expect(preview.examples[0].values).toEqual([
    { name: "Budget", text: "12\u202F500,5" },
    { name: "Fin de contrat", text: "01/03/2031" },
    { name: "Statut", text: "Fort" },
  ]);

  const columns = JSON.stringify([
    "company",
    "email",
    `column:${budget}`,
    `column:${until}`,
    `column:${level}`,
  ]);
  const byHand = ["company", "email", null, `column:${until}`, null, `column:${level}`];
  const chosen = (await anna.preview(own, { columns: JSON.stringify(byHand) })).json.preview;
  expect(chosen.columns.map(({ field }: { field: string | null }) => field)).toEqual(byHand);
  expect(chosen.examples[0].values).toEqual([
    { name: "Fin de contrat", text: "01/03/2031" },
    { name: "Statut", text: "Fort" },
  ]);
  const key = randomUUID();
  const imported = await anna.import(key, own, { columns });
  expect([imported.status, imported.json.import.added]).toEqual([201, 2]);
  const values = { [budget]: 12_500.5, [until]: "2031-03-01", [level]: "Fort" };
  const prospects = await listed(services, anna.user.id);
  expect(prospects.map((each) => [each.company, each.values]).sort()).toEqual([
    ["Courtade", values],
    ["Vasseur", { [level]: "Inconnu" }],
  ]);

  const id = prospects.find(({ company }) => company === "Courtade")?.id ?? "";
  const record = await readProspect(services, anna.user.id, id);
  expect(record?.sources.map(({ field, source }) => [field, source])).toContainEqual(["values", "import"]);
  const apply = (event: object) =>
    applyEvent(services, anna.user.id, id, { key: randomUUID(), ...event } as NewEvent);
  const found = await listProspects(services, anna.user.id, { view: "all", limit: 5, q: "12500.5" });
  expect(found).toMatchObject({ prospects: [{ id }] });
  const emptied = await apply({ kind: "value", column: budget, value: null });
  expect(emptied).toMatchObject({
    kind: "created",
    prospect: { values: { [until]: "2031-03-01", [level]: "Fort" } },
  });
  const undone = emptied.kind === "created" && (await apply({ kind: "undo", event: emptied.event.id }));
  expect(undone, "what the file brought is back").toMatchObject({ kind: "created", prospect: { values } });
  const others = ownColumns.filter((column) => column.id !== budget);
  await saveListSettings(services, anna.user.id, { version: 1, columns: others });
  expect(await apply({ kind: "note", text: "Sans budget" })).toMatchObject({
    prospect: { values: { [until]: "2031-03-01", [level]: "Fort" } },
  });
  const [row] = await services.db.asOwner.select().from(prospectRows).where(eq(prospectRows.id, id));
  expect(row?.importedValues).toEqual({ [until]: "2031-03-01", [level]: "Fort" });

  expect(await anna.import(key, own, { columns }), "what was imported before is answered").toMatchObject({
    ...{ status: 200, json: { import: { id: key } } },
  });
  const gone = await anna.import(null, own, { columns });
  expect([gone.status, gone.json.error.code, gone.json.error.message]).toEqual([
    422,
    "unreadable_file",
    importWords.files["column-gone"],
  ]);
});

test("the list's own export is read back with what stood in the team's columns", async () => {
  const services = await createTestServices();
  const anna = await signedIn(services, "anna@exemple.fr", "growth");
  const named = [...ownColumns, { id: randomUUID(), name: "Ville", type: "text" as const, options: [] }];
  await saveListSettings(services, anna.user.id, { version: 0, columns: named });
  const settings = await loadListSettings(services, anna.user.id);
  const values = { [budget]: -0.5, [until]: "2031-03-01", [level]: "Faible", [named[3]?.id ?? ""]: "=Gand" };
  const cells = [headersOf(settings), cellsOf({ ...listedProspect(), sources: [], values }, settings)];
  const exported = csvOf(cells.map((row) => row.map(String)));
  expect((await anna.preview(exported)).json.preview).toMatchObject({ added: 1, refused: 0 });
  await anna.import(null, exported);
  expect(await listed(services, anna.user.id)).toMatchObject([{ city: listedProspect().city, values }]);
});

test("a column that is removed while a file loads stays empty", async () => {
  const services = await createTestServices();
  const anna = await signedIn(services, "anna@exemple.fr", "growth");
  await saveListSettings(services, anna.user.id, { version: 0, columns: ownColumns });
  const begun = await beginImport(services, anna.teamId, {
    fileName: "a.csv",
    fileHash: "a",
    by: anna.user.id,
  });
  if (begun.kind !== "begun") throw new Error(begun.kind);
  const values = { [budget]: 1, [level]: "Fort", constructor: "x" };
  const add = (email: string) =>
    begun.session.add([{ ...newProspect({ email: { value: email, state: "given" } }), values }]);
  await add("a@exemple.example");
  const others = ownColumns.filter((column) => column.id !== budget);
  await saveListSettings(services, anna.user.id, { version: 1, columns: others });
  await add("b@exemple.example");
  await begun.session.finish(0);
  const prospects = await listed(services, anna.user.id);
  expect(prospects.map((each) => each.values)).toEqual([{ [level]: "Fort" }, { [level]: "Fort" }]);
});
