import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { retentionCopy } from "#app/content/desk/retention-copy.ts";
import { exchange } from "../server/raw-http.ts";
import { startFileServer } from "../server/server-under-test.ts";
import { Visitor } from "../server/visitor.ts";

const operator = "chloe@matinal.example";
const server = startFileServer({ OPERATOR_EMAILS: "Chloe@Matinal.example, david@matinal.example" });

/** What follows the first segment of a path, for each page of the desk, and for what a router could take for one. */
const below = [
  ...["", "/", "?a=1", "/journal", "/journal/", "/journal?action=client.read", "/clients/anna", "/nothing"],
  ...[".data", "/journal.data", "/journal.data?_routes=routes%2Fdesk%2Froute", "/_.data", "/_root.data"],
  ...["/../operateur", "//journal", "/%6Aournal", ";a=1", "%2Fjournal"],
];

/** What a database takes for an error, in every place of the desk that reads something of an address. */
const hostile = [
  ...["/clients/a%00b", "/clients/%00.data", "/clients/a/fichier/%00", "/demandes/a%00b", "/clients?q=%00"],
  ...["/clients?apres=99999999999999999.x", "/demandes?q=a%00@b.fr", "/demandes?apres=1.%00"],
  ...["/journal?actor=%00", "/journal?client=a%00@b.fr", "/journal?client=%00", "/journal?day=0000-01-01"],
  ...["/journal?day=2026-02-31", "/journal?day=9999-12-31", "/journal?before=999999999999999"],
  ...[
    "/envois?apres=%00&webhooks=%00",
    "/erreurs?id=%00",
    `/erreurs?after=0000-01-01T00:00:00Z+${randomUUID()}`,
  ],
];

/** The same of its forms. */
const hostileForms: [path: string, form: Record<string, string>][] = [
  ["/clients/a%00b", { intent: "hold", reason: "x" }],
  ...["a%00b", "%FF", "a%2Fb", "nobody"].map((id): [string, Record<string, string>] => [
    `/demandes/${id}`,
    { intent: "take", version: "1" },
  ]),
  ...["retry", "drop"].map((intent): [string, Record<string, string>] => [
    "/envois",
    { intent, id: randomUUID(), client: "\0" },
  ]),
  ["/cles", { remove: "\0" }],
  ["/cles", { name: "\0", answer: "{}" }],
];

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "TRACE", "PROPFIND"];

/** Headers with which somebody could hope to be taken for somebody else. */
const tricks = [
  "X-Forwarded-For: 127.0.0.1",
  "X-Original-URL: /operateur",
  "X-HTTP-Method-Override: GET",
  `X-Forwarded-User: ${operator}`,
  `From: ${operator}`,
  `Authorization: Basic ${Buffer.from(`${operator}:`).toString("base64")}`,
  "Accept: application/json",
  "Accept: text/html",
  "Accept-Encoding: gzip",
  "Host: matinal.example",
  "Sec-Fetch-Site: same-origin",
  'If-None-Match: "x"',
];

/** Everything that the server sends, without the moment, and without the random numbers of a response. */
async function sent(method: string, path: string, headers: readonly string[]): Promise<string> {
  const { port, url } = server();
  const own = headers.some((line) => line.startsWith("Host:")) ? [] : [`Host: localhost:${port}`];
  const origin = method === "GET" || method === "HEAD" ? [] : [`Origin: ${url}`, "Content-Length: 0"];
  const lines = [`${method} ${path} HTTP/1.1`, ...own, ...origin, ...headers, "Connection: close", "", ""];
  const response = await exchange({ port }, lines.join("\r\n"));
  return response
    .replace(/^date: .*$/im, "")
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, "id")
    .replace(/[0-9a-f]{32}/g, "nonce");
}

/** The same path below a word that no page has, of the same length. */
async function expectUnknown(method: string, path: string, headers: readonly string[]) {
  const known = await sent(method, path, headers);
  const unknown = await sent(method, path.replaceAll("operateur", "operatxxx"), headers);
  expect(known, `${method} ${path} ${headers.join(" ")}`).toBe(unknown.replaceAll("operatxxx", "operateur"));
}

async function cookieOf(email: string): Promise<string> {
  const visitor = new Visitor(server());
  await visitor.signIn(email);
  return `Cookie: ${[...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ")}`;
}

test("whoever is no operator gets, on every address of the desk and by every method and header, what any unknown address gets", async () => {
  const customer = await cookieOf("anna@exemple.fr");
  const tagged = await cookieOf("chloe+desk@matinal.example");
  const forged = `Cookie: matinal.session_token=${"x".repeat(40)}.y; operator=${operator}`;
  expect(await sent("GET", "/operateur", [customer])).toMatch(/^HTTP\/1\.1 404 /);
  for (const path of below)
    for (const headers of [[], [customer]]) await expectUnknown("GET", `/operateur${path}`, headers);
  for (const method of methods)
    for (const path of ["", "/journal", "/journal.data"])
      for (const headers of [[], [customer]]) await expectUnknown(method, `/operateur${path}`, headers);
  for (const trick of tricks) await expectUnknown("GET", "/operateur/journal", [customer, trick]);
  for (const headers of [[tagged], [forged], [customer, forged]])
    for (const method of ["GET", "POST"]) await expectUnknown(method, "/operateur/journal", headers);
  // To the page that confirms, an operator's purpose is none, as any other word.
  const confirming = (purpose: string) => sent("GET", `/compte/confirmation?pour=${purpose}`, [customer]);
  expect(await confirming("exploitation")).toBe(await confirming("quelquechose"));
});

test("an operator who has just signed in opens the desk, at its own address alone, until signing out", async () => {
  const david = new Visitor(server());
  await david.signIn("david@matinal.example");
  const journal = await david.fetch("/operateur/journal");
  expect(journal.status).toBe(200);
  const text = await journal.text();
  expect(text).toContain("Exploitation");
  // Nothing of a new database is due.
  expect(text).toContain(retentionCopy.none);
  expect((await david.fetch("/operateur/journal.data")).status).toBe(200);
  const elsewhere = ["/operateur/nothing", "/Operateur/journal", "/%6Fperateur/journal", "/operateurs"];
  for (const path of elsewhere) expect([path, (await david.fetch(path)).status]).toEqual([path, 404]);
  // Looking through the lists that name people is in the journal, once however often they are looked at.
  for (const path of ["/demandes", "/envois", "/envois.data", "/demandes?etat=all"])
    expect((await david.fetch(`/operateur${path}`)).status).toBe(200);
  const told = await (await david.fetch("/operateur/journal.data")).text();
  for (const action of ["requests.listed", "deliveries.listed"])
    expect([action, told.split(action).length]).toEqual([action, 2]);
  for (const path of hostile) {
    const { status } = await david.fetch(`/operateur${path}`);
    expect([path, status]).toEqual([path, expect.toSatisfy((each: number) => each < 500)]);
  }
  for (const [path, form] of hostileForms) {
    const body = new URLSearchParams(form);
    const { status } = await david.fetch(`/operateur${path}`, { method: "POST", body });
    expect([path, form, status]).toEqual([path, form, expect.toSatisfy((each: number) => each < 500)]);
  }
  await david.fetch("/deconnexion", { method: "POST", body: new URLSearchParams() });
  expect((await david.fetch("/operateur/journal")).status).toBe(404);
});
