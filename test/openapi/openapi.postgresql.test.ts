import { afterAll, beforeAll, expect, test } from "vitest";
import { unsubscribeUrl } from "#app/accounts/mail-switches.server.ts";
import { noCriteria } from "#app/targeting/criteria.ts";
import { maxUploadSize } from "#http/request/uploads.ts";
import { eventsIn } from "../conversation/event-stream.ts";
import { codeIn, newestMail, tokenIn, wrongCode } from "../server/sent-mails.ts";
import { until } from "../until.ts";
import { callAnswers } from "./answer-calls.ts";
import { callDrafts } from "./draft-calls.ts";
import { callProfile } from "./profile-calls.ts";
import { startRecorder, tooLarge } from "./recorder.ts";

let api: Awaited<ReturnType<typeof startRecorder>>;
beforeAll(async () => {
  api = await startRecorder();
});
afterAll(() => api.stop());

const key = () => crypto.randomUUID();
/** Sends thirty at once, as what must happen within a minute does, until one is refused for the limit. */
async function untilLimited(send: () => Promise<{ status: number }>) {
  let isLimited = false;
  while (!isLimited)
    isLimited = (await Promise.all(Array.from({ length: 30 }, send))).some(({ status }) => status === 429);
}

const inHtml = { Accept: "text/html" };

test("the generated files and the health checks answer as documented", async () => {
  const { get } = api.newClient();
  for (const path of ["/healthz", "/readyz"]) expect((await get(path)).status).toBe(200);
  const files = Object.keys(api.document.paths).filter((path) => /\.(json|xml|txt|csv)$/.test(path));
  expect(files).toHaveLength(7);
  for (const path of files) {
    const { status, headers } = await get(path);
    expect(status).toBe(200);
    const again = await get(path, { "If-None-Match": headers.get("ETag") ?? "" });
    expect([again.status, again.body]).toEqual([304, ""]);
  }
});

test("sessions answer as documented", async () => {
  const { get, post, delete: remove, submit } = api.newClient();
  const email = "anna@exemple.fr";
  expect((await get("/api/session")).status).toBe(401);
  const asForm = { Origin: api.server.url, ...inHtml };
  expect((await submit("/login", { email }, asForm)).status).toBe(200);
  expect((await submit("/login", { email }, asForm)).status).toBe(429);
  expect((await submit("/login", { email: "" }, asForm)).status).toBe(422);
  const { text } = await newestMail(api.server.dataDir, email);
  const wrong = { intent: "code", email, code: wrongCode(codeIn(text)) };
  expect((await submit("/login", wrong, asForm)).status).toBe(400);
  for (const Origin of ["https://evil.example", "not an origin"])
    expect((await submit("/login", { email }, { Origin })).status).toBe(403);
  expect((await submit("/login", { email: tooLarge }, asForm)).status).toBe(413);
  expect((await post("/login", {})).status).toBe(415);
  expect((await post("/login", "x", { "Content-Type": "text/plain" })).status).toBe(415);
  expect((await submit("/login", { email: tooLarge })).status).toBe(413);
  for (const path of ["/api/session", "/api/session/link"]) {
    await api.refusesForeignAndLarge(path);
    await api.refusesMalformed((body) => post(path, body));
    expect((await post(path, { token: "unknown" })).status).toBe(400);
  }
  expect((await post("/api/session/link", { token: tokenIn(text) })).status).toBe(200);
  expect((await post("/api/session", { token: tokenIn(text) })).status).toBe(204);
  expect((await get("/api/session")).status).toBe(200);
  expect((await remove("/api/session")).status).toBe(204);

  const bruno = api.newClient();
  await bruno.visitor.requestLink("bruno@exemple.fr");
  const mail = await newestMail(api.server.dataDir, "bruno@exemple.fr");
  const code = codeIn(mail.text);
  // Ten wrong codes of strangers close it to them, not to the browser that requested it.
  const guess = { email: "bruno@exemple.fr", code: wrongCode(code) };
  for (let wrongs = 0; wrongs < 10; wrongs++) expect((await post("/api/session", guess)).status).toBe(400);
  expect((await post("/api/session", guess)).status).toBe(429);
  const form = { ...guess, intent: "code", code };
  expect((await bruno.submit("/login", form, asForm)).status).toBe(302);

  // The page's own scripts, in JSON.
  const clara = api.newClient();
  const asked = { intent: "link", email: "clara@exemple.fr" };
  const sent = await clara.submit("/login", asked);
  expect([sent.status, JSON.parse(sent.body)]).toMatchObject([200, { view: "code", sent: true }]);
  expect((await clara.submit("/login", asked)).status).toBe(429);
  expect((await clara.submit("/login", { ...asked, email: "" })).status).toBe(422);
  const partless = { Accept: "application/json", "Content-Type": "multipart/form-data; boundary=x" };
  expect((await clara.send("POST", "/login", { headers: partless, body: "no parts" })).status).toBe(400);
  const toClara = codeIn((await newestMail(api.server.dataDir, asked.email)).text);
  const withCode = { ...asked, intent: "code", code: wrongCode(toClara) };
  expect((await clara.submit("/login", withCode)).status).toBe(400);
  const signedIn = await clara.submit("/login", { ...withCode, code: toClara });
  expect([signedIn.status, JSON.parse(signedIn.body)]).toEqual([200, { next: "/assistant" }]);
  expect((await clara.get("/api/session")).status).toBe(200);
  await api.refusesForeignAndLarge("/api/session", "DELETE");
});

test("the conversation answers as documented", async () => {
  const { visitor, get, post } = api.newClient();
  const path = "/api/messages";
  for (const each of [path, `${path}/stream`]) expect((await get(each)).status).toBe(401);
  expect((await post(path, { key: key(), content: "Bonjour" })).status).toBe(401);
  await visitor.signIn("chloe@exemple.fr");
  for (const each of [path, `${path}/stream`]) expect((await get(`${each}?after=x`)).status).toBe(422);
  expect((await get(`${path}/stream`, { "Last-Event-ID": "x" })).status).toBe(422);
  for (const query of ["", "?after=0", "?limit=2", "?before=2&limit=1"])
    expect((await get(path + query)).status).toBe(200);

  const message = { key: key(), content: "Pômmy", step: "company_name" };
  expect([(await post(path, message)).status, (await post(path, message)).status]).toEqual([201, 200]);
  expect((await post(path, { ...message, content: "Autre" })).status).toBe(409);
  expect((await post(path, { ...message, key: key() })).status).toBe(409);
  const proposal = crypto.randomUUID();
  expect((await post(path, { key: key(), content: "Oui", proposal })).status).toBe(409);
  expect((await post(path, { key: key(), content: "😀".repeat(8_000), step: null })).status).toBe(201);
  expect((await post(path, { key: key(), content: "x".repeat(8_001) })).status).toBe(413);
  for (const content of [" ", "a\0b"]) expect((await post(path, { key: key(), content })).status).toBe(422);
  expect((await post(path, { key: "no UUID", content: "x" })).status).toBe(422);
  await api.refusesMalformed((body) => post(path, body));
  await api.refusesForeignAndLarge(path);
});

test("the events of the stream are as documented", async () => {
  const { visitor } = api.newClient();
  await visitor.signIn("david@exemple.fr");
  const names = new Set<string>();
  const follow = async () => {
    const stream = await visitor.fetch("/api/messages/stream?after=0");
    api.contract.check({ method: "GET", path: "/api/messages/stream", response: stream, body: "" });
    if (!stream.body) throw new Error("The stream has no body.");
    for await (const { event, data } of eventsIn(stream.body)) {
      if (event === null) continue;
      names.add(event);
      api.contract.checkEvent("/api/messages/stream", event, data);
    }
  };
  const following = [follow()];
  await visitor.say("Pômmy");
  await until(() => names.has("message") && names.has("step"));
  for (let more = 0; more < 10; more++) following.push(follow());
  await Promise.race(following);
  await visitor.fetch("/api/session", { method: "DELETE" });
  await Promise.all(following);
  expect([...names].sort()).toEqual(["message", "replaced", "signed-out", "step"]);
});

test("the profile answers as documented", () => callProfile(api));

test("the answers of a model are stopped and asked for again as documented", () => callAnswers(api));

test("the drafts answer as documented", () => callDrafts(api));

test("more than sixty messages in a minute are refused as documented", async () => {
  const { visitor, post } = api.newClient();
  await visitor.signIn("farid@exemple.fr");
  // Those of one customer wait for each other: sixty at once wait longer on a busy machine than a message may.
  for (let sent = 0; sent < 60; sent += 10) {
    const answers = await Promise.all(Array.from({ length: 10 }, () => visitor.say("Encore")));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
  }
  // A slow machine may have stored the first of them more than a minute ago. Two thousand are refused in any case.
  await untilLimited(() => post("/api/messages", { key: key(), content: "Trop" }));
  await untilLimited(() => post("/api/profile", { key: key(), content: "Trop", step: "company_name" }));
});

test.each([
  { path: "/contact", subject: "S", other: "Autre" },
  { path: "/vos-donnees", subject: "oppose", other: "erase" },
])("the form of $path answers as documented, in JSON and as a page", async ({ path, subject, other }) => {
  const { post, submit, send } = api.newClient();
  const fields = { firstName: "A", lastName: "B", email: "a@exemple.fr", subject, message: "M" };
  expect((await submit(path, fields)).status).toBe(200);
  const inJson = { Accept: "application/json" };
  expect((await post(path, { ...fields, company: "C", elapsed: 5_000 }, inJson)).status).toBe(200);
  expect((await submit(path, { ...fields, subject: "" }, inHtml)).status).toBe(422);
  expect((await submit(path, { ...fields, subject: other }, inHtml)).status).toBe(200);
  for (const wrong of [{ email: "a" }, { website: "x" }, { elapsed: "1" }] as Record<string, string>[])
    expect((await submit(path, { ...fields, ...wrong })).status).toBe(422);
  expect((await post(path, "null", inJson)).status).toBe(422);
  expect((await post(path, "{", inJson)).status).toBe(400);
  for (const [headers, body] of [
    [{ ...inJson, "Content-Type": "multipart/form-data; boundary=x" }, "no parts"],
    [inJson, undefined],
  ] as const) {
    expect((await send("POST", path, { headers, body })).status).toBe(body === undefined ? 415 : 400);
  }
  await api.refusesForeignAndLarge(path);
  api.relay.become(500);
  expect((await submit(path, { ...fields, message: "N" })).status).toBe(503);
  api.relay.become(200);
  const many = Array.from({ length: 30 }, (_, number) => submit(path, { ...fields, message: `${number}` }));
  expect((await Promise.all(many)).some(({ status }) => status === 429)).toBe(true);
});

test("a mail is switched off as documented, from anywhere", async () => {
  const { visitor, get } = api.newClient();
  await visitor.signIn("karim@exemple.fr");
  const { user } = JSON.parse((await get("/api/session")).body);
  const { submit, send } = api.newClient();
  const { pathname, search } = new URL(
    unsubscribeUrl({ appUrl: api.server.url, authSecret: api.authSecret }, user.id, "morning"),
  );
  const path = `${pathname}${search}`;
  const oneClick = { "List-Unsubscribe": "One-Click" };
  expect((await submit(path, oneClick, { Origin: "https://mail.example" })).status).toBe(200);
  expect((await submit(path, { "List-Unsubscribe": tooLarge })).status).toBe(413);
  expect((await submit(`${pathname}?jeton=x`, oneClick, inHtml)).status).toBe(400);
  const asText = { headers: { "Content-Type": "text/plain" }, body: "x" };
  expect((await send("POST", path, asText)).status).toBe(415);
});

test("the list answers as documented; with prospects it does in app/routes/api/prospects/prospects-api.postgresql.test.ts", async () => {
  const { visitor, get, post, put } = api.newClient();
  const missing = `/api/prospects/${key()}`;
  const view = { tab: key(), isOpen: true };
  const note = { key: key(), kind: "note", text: "Oui" };
  const calls = () => [
    get("/api/prospects"),
    get("/api/prospects/changes"),
    get(missing),
    post(`${missing}/events`, note),
    put(`${missing}/viewers`, view),
  ];
  expect((await Promise.all(calls())).map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
  await api.refusesForeignAndLarge(`${missing}/events`);
  await api.refusesForeignAndLarge(`${missing}/viewers`, "PUT");
  await visitor.signIn("ines@exemple.fr");
  expect((await Promise.all(calls())).map(({ status }) => status)).toEqual([200, 200, 404, 404, 404]);
  await api.refusesMalformed((body) => put(`${missing}/viewers`, body));
  expect((await put(`${missing}/viewers`, { ...view, tab: "x".repeat(60_000) })).status).toBe(422);
  await api.refusesMalformed((body) => post(`${missing}/events`, body));
  expect((await post(`${missing}/events`, { ...note, key: "no UUID" })).status).toBe(422);
  for (const query of ["?limit=0", "?after=x"])
    expect((await get(`/api/prospects${query}`)).status).toBe(422);
  expect((await get("/api/prospects/changes?after=x")).status).toBe(422);

  const file = "/api/prospects/export";
  const stranger = api.newClient();
  const files = [`${file}?format=csv`, `${missing}/vcard`, `${missing}/ics`];
  for (const path of files) expect((await stranger.get(path)).status).toBe(401);
  expect((await get(file)).status).toBe(406);
  expect((await get(`${file}?format=csv&limit=0`)).status).toBe(422);
  expect((await get(`${file}?format=csv`, { "Sec-Fetch-Site": "cross-site" })).status).toBe(403);
  for (const path of files.slice(1)) expect((await get(path)).status).toBe(404);
  expect((await get(`${file}?format=csv`)).status).toBe(403);
  await api.setOffer("ines@exemple.fr", "growth");
  for (const format of ["csv", "xlsx"]) expect((await get(`${file}?format=${format}`)).status).toBe(200);
  await untilLimited(() => get(`${file}?format=csv`));
});

test("the settings of the list answer as documented, and so do the values of own columns", async () => {
  const { visitor, get, put, post } = api.newClient();
  const path = "/api/list-settings";
  const columns = [{ name: "Budget", type: "number" }];
  const calls = () => [get(path), put(path, { version: 0, columns })];
  expect((await Promise.all(calls())).map(({ status }) => status)).toEqual([401, 401]);
  await api.refusesForeignAndLarge(path, "PUT");
  await visitor.signIn("lise@exemple.fr");
  expect((await Promise.all(calls())).map(({ status }) => status)).toEqual([200, 403]);
  await api.setOffer("lise@exemple.fr", "starter");
  await api.refusesMalformed((body) => put(path, body));
  const saved = await put(path, { version: 0, columns });
  expect(saved.status).toBe(200);
  const [column] = JSON.parse(saved.body).columns;
  const wrong: readonly [number, string, object][] = [
    [409, "stale_version", { version: 0, columns }],
    [422, "duplicate_name", { version: 1, columns: [...columns, ...columns] }],
    [422, "type_changed", { version: 1, columns: [{ ...column, type: "text" }] }],
    [422, "unknown_column", { version: 1, rules: [{ status: "won", column: key() }] }],
    [403, "not_in_offer", { version: 1, rules: [{ status: "won", column: column.id }] }],
  ];
  for (const [status, code, body] of wrong) {
    const answer = await put(path, body);
    expect([answer.status, JSON.parse(answer.body).error.code]).toEqual([status, code]);
  }
  const missing = `/api/prospects/${key()}/events`;
  const value = { key: key(), kind: "value", column: column.id, value: 1 };
  expect((await post(missing, value)).status).toBe(404);
  await untilLimited(() => put(path, { version: 0 }));
});

test("a team answers as documented", async () => {
  const { visitor, get, post, delete: remove, put } = api.newClient();
  const [invitations, owner] = ["/api/team/invitations", "/api/team/owner"];
  const bruno = { email: "bruno.team@exemple.fr" };
  const calls = () => [
    get("/api/team"),
    post(invitations, bruno),
    remove(`${invitations}/${key()}`),
    remove("/api/team/members/nobody"),
    post(owner, { member: "nobody" }),
  ];
  const statuses = async () => {
    const answers = [];
    for (const call of calls()) answers.push((await call).status);
    return answers;
  };
  expect(await statuses()).toEqual([401, 401, 401, 401, 401]);
  await api.refusesForeignAndLarge(invitations);
  await api.refusesForeignAndLarge(owner);
  await api.refusesForeignAndLarge(`${invitations}/${key()}`, "DELETE");
  await api.refusesForeignAndLarge("/api/team/members/x", "DELETE");
  // Before the mail that invites.
  const other = api.newClient();
  await other.visitor.signIn(bruno.email);
  await visitor.signIn("anna.team@exemple.fr");
  expect(await statuses()).toEqual([200, 409, 404, 404, 404]);
  await api.setOffer("anna.team@exemple.fr", "growth");
  await api.refusesMalformed((body) => post(invitations, body));
  await api.refusesMalformed((body) => post(owner, body));
  expect((await post(invitations, { email: "nobody" })).status).toBe(422);
  expect((await post(invitations, { email: "anna.team@exemple.fr" })).status).toBe(409);
  const second = JSON.parse((await post(invitations, { email: "chloe.team@exemple.fr" })).body);
  expect((await remove(`${invitations}/${second.id}`)).status).toBe(204);
  const { id } = JSON.parse((await post(invitations, bruno)).body);

  const pressed = { method: "POST", body: new URLSearchParams({ id }), redirect: "manual" } as const;
  expect((await other.visitor.fetch("/equipe/invitation", pressed)).status).toBe(302);
  const members = JSON.parse((await get("/api/team")).body).members as { id: string }[];
  const [anna = "", colleague = ""] = members.map((member) => member.id);
  // What belongs to the owner.
  expect((await other.post(invitations, bruno)).status).toBe(403);
  expect((await other.delete(`${invitations}/${id}`)).status).toBe(403);
  expect((await other.delete(`/api/team/members/${anna}`)).status).toBe(403);
  expect((await other.post(owner, { member: colleague })).status).toBe(403);
  expect((await other.patch("/api/profile", { field: "company_name", value: "Autre" })).status).toBe(403);
  expect((await other.put("/api/targeting", { version: 0, criteria: noCriteria })).status).toBe(403);
  expect((await other.delete("/api/targeting/proposed-sectors")).status).toBe(403);
  expect((await other.post("/api/personas", { name: "Bois" })).status).toBe(403);
  const sharing = `/api/drafts/${id}/sharing`;
  await api.refusesForeignAndLarge(sharing, "PUT");
  await api.refusesMalformed((body) => put(sharing, body));
  expect((await put(sharing, { shared: true })).status).toBe(404);
  expect((await get(`/api/shared-drafts/${id}`)).status).toBe(404);
  expect((await get("/api/shared-drafts")).status).toBe(200);
  expect((await get("/api/shared-drafts?prospectId=x")).status).toBe(422);
  const signedOut = api.newClient();
  expect((await signedOut.put(sharing, { shared: true })).status).toBe(401);
  for (const path of ["/api/shared-drafts", `/api/shared-drafts/${id}`])
    expect((await signedOut.get(path)).status).toBe(401);
  expect((await other.put(`/api/personas/${id}`, { name: "Bois" })).status).toBe(403);
  expect((await other.delete(`/api/personas/${id}`)).status).toBe(403);
  const declined = { reason: "size", through: 1 };
  expect((await other.post("/api/targeting/proposals/decline", declined)).status).toBe(403);
  expect((await remove(`/api/team/members/${anna}`)).status).toBe(409);
  expect((await post(owner, { member: colleague })).status).toBe(200);
  expect((await remove(`/api/team/members/${colleague}`)).status).toBe(204);
  await untilLimited(() => post(owner, { member: anna }));
  expect((await remove("/api/team/members/nobody")).status).toBe(429);
  await untilLimited(() => post(invitations, { email: "dora.team@exemple.fr" }));
});

test("files answer as documented; with an offer they do in app/routes/api/prospects/imports-api.postgresql.test.ts", async () => {
  const { visitor, get, send } = api.newClient();
  const all = "/api/imports";
  const [look, one] = [`${all}/preview`, `${all}/${key()}`];
  const table = (name = "a.csv", content = "Société;E-mail\nCourtade;helene@courtade.example") => {
    const body = new FormData();
    body.append("file", new Blob([content]), name);
    return { body };
  };
  const calls = async () => [
    (await get(all)).status,
    (await send("POST", look, table())).status,
    (await send("POST", all, table())).status,
    (await send("DELETE", one)).status,
  ];
  expect(await calls()).toEqual([401, 401, 401, 401]);
  await visitor.signIn("lea@exemple.fr");
  expect(await calls()).toEqual([200, 200, 403, 404]);
  for (const path of [look, all]) {
    for (const [status, wish] of [
      [403, { ...table(), headers: { Origin: "https://evil.example" } }],
      [415, { body: "{}", headers: { "Content-Type": "application/json" } }],
    ] as const)
      expect((await send("POST", path, wish)).status).toBe(status);
    // Without a length 64 KB are the limit.
    const body = new Blob([tooLarge]).stream();
    const headers = { "Content-Type": "multipart/form-data; boundary=b" };
    expect((await send("POST", path, { headers, body, duplex: "half" } as RequestInit)).status).toBe(413);
  }
  for (const [status, wish] of [
    [403, { headers: { Origin: "https://evil.example" } }],
    [413, { headers: { "Content-Type": "application/json" }, body: tooLarge }],
    [415, { headers: { "Content-Type": "application/octet-stream" }, body: "x" }],
  ] as const)
    expect((await send("DELETE", one, wish)).status).toBe(status);
  expect((await send("POST", look, table(" "))).status).toBe(422);
  expect((await send("POST", look, table("a.csv", "Bonjour"))).status).toBe(422);
  // Whoever is still writing reads the answer too.
  const largest = await send("POST", look, table("a.csv", "x".repeat(maxUploadSize + 1)));
  expect([largest.status, largest.body]).toEqual([413, expect.stringContaining("20\u00A0Mo")]);
  const empty = new FormData();
  empty.append("autre", "x");
  expect((await send("POST", look, { body: empty })).status).toBe(400);
  expect((await send("DELETE", `${all}/x`)).status).toBe(404);
});

test("webhooks answer as documented; with a receiver they do in app/routes/api/webhooks/webhooks-api.postgresql.test.ts", async () => {
  const { visitor, get, post, delete: remove } = api.newClient();
  const [all, missing] = ["/api/webhooks", `/api/webhooks/${key()}`];
  const wish = { url: "https://hooks.exemple.fr/matinal", events: ["prospect.changed"] };
  const calls = () => [
    get(all),
    post(all, wish),
    remove(missing),
    post(`${missing}/test`, {}),
    post(`${missing}/secret`, {}),
    get(`${missing}/deliveries`),
  ];
  const statuses = async () => (await Promise.all(calls())).map(({ status }) => status);
  expect(await statuses()).toEqual([401, 401, 401, 401, 401, 401]);
  for (const path of [all, `${missing}/test`, `${missing}/secret`]) await api.refusesForeignAndLarge(path);
  await api.refusesForeignAndLarge(missing, "DELETE");
  await visitor.signIn("jules@exemple.fr");
  expect(await statuses()).toEqual([200, 403, 404, 404, 404, 404]);
  await api.setOffer("jules@exemple.fr", "growth");
  expect(await statuses()).toEqual([200, 201, 404, 404, 404, 404]);
  await api.refusesMalformed((body) => post(all, body));
  expect((await post(all, { ...wish, url: "http://exemple.fr" })).status).toBe(422);
});

test("the targeting answers as documented; with a register it does in app/routes/api/targeting/targeting-api.postgresql.test.ts", async () => {
  const { visitor, get, post, put, delete: remove } = api.newClient();
  const [path, count, proposal] = [
    "/api/targeting",
    "/api/targeting/count",
    "/api/targeting/proposed-sectors",
  ];
  const [proposals, decline] = ["/api/targeting/proposals", "/api/targeting/proposals/decline"];
  const change = { version: 0, criteria: { ...noCriteria, regions: ["53"] } };
  const calls = () => [
    get(path),
    put(path, change),
    post(count, { criteria: noCriteria }),
    get(proposals),
    post(decline, { reason: "size", through: 3 }),
    post(proposal, undefined),
    remove(proposal),
  ];
  const statuses = async () => {
    const answers = [];
    for (const call of calls()) answers.push((await call).status);
    return answers;
  };
  expect(await statuses()).toEqual([401, 401, 401, 401, 401, 401, 401]);
  for (const each of ["/api/offer", "/api/reports"]) expect((await get(each)).status).toBe(401);
  await api.refusesForeignAndLarge(path, "PUT");
  await api.refusesForeignAndLarge(count);
  await api.refusesForeignAndLarge(decline);
  await api.refusesForeignAndLarge(proposal);
  await api.refusesForeignAndLarge(proposal, "DELETE");
  await visitor.signIn("karim@exemple.fr");
  expect(await statuses()).toEqual([200, 200, 503, 200, 204, 200, 204]);
  expect((await put(path, { ...change, version: 7 })).status).toBe(409);
  expect((await get("/api/offer")).status).toBe(200);
  expect((await get("/api/reports")).status).toBe(403);
  expect((await get("/api/reports?by=year")).status).toBe(422);
  await api.setOffer("karim@exemple.fr", "scale");
  expect((await get("/api/reports", { "Sec-Fetch-Site": "cross-site" })).status).toBe(403);
  for (const format of ["json", "csv"]) expect((await get(`/api/reports?format=${format}`)).status).toBe(200);
  await untilLimited(() => get("/api/reports"));
  const regions = ["01", "02", "03", "04", "06", "11", "24", "27", "28", "32", "44", "52", "53", "75"];
  const keywords = ["acier", "bois", "cuivre", "étain", "fer", "laiton", "zinc"];
  await api.setOffer("karim@exemple.fr", "growth");
  expect((await put(path, { version: 1, criteria: { ...noCriteria, regions, keywords } })).status).toBe(403);
  await api.refusesMalformed((body) => put(path, body));
  await api.refusesMalformed((body) => post(count, body));
  await api.refusesMalformed((body) => post(decline, body));
});

test("the personas answer as documented", async () => {
  const { visitor, get, put, post, delete: remove } = api.newClient();
  const all = "/api/personas";
  const wanted = { name: "Industrie", share: 30, criteria: { ...noCriteria, departments: ["69"] } };
  const nobody = `${all}/${key()}`;
  const calls = () => [get(all), post(all, wanted), put(nobody, wanted), remove(nobody)];
  expect((await Promise.all(calls())).map(({ status }) => status)).toEqual([401, 401, 401, 401]);
  await api.refusesForeignAndLarge(all);
  await api.refusesForeignAndLarge(nobody, "PUT");
  await api.refusesForeignAndLarge(nobody, "DELETE");
  await visitor.signIn("mona@exemple.fr");
  expect((await get(all)).status).toBe(200);
  await api.refusesMalformed((body) => post(all, body));
  expect((await put(nobody, "{")).status).toBe(400);
  const id = key();
  expect((await post(all, { ...wanted, id })).status).toBe(201);
  expect((await post(all, { ...wanted, id })).status).toBe(200);
  const own = `${all}/${id}`;
  const regions = ["01", "02", "03", "04", "06", "11", "24", "27", "28", "32", "44", "52", "53", "75"];
  const many = {
    ...noCriteria,
    regions,
    keywords: ["acier", "bois", "cuivre", "fer", "laiton", "or", "zinc"],
  };
  const answers = [
    await post(all, { ...wanted, id, share: 10 }),
    await post(all, wanted),
    await post(all, { ...wanted, name: "Bois", share: 71 }),
    await post(all, { ...wanted, name: "Métaux", criteria: many }),
    await put(own, { share: 40, version: 1 }),
    await put(own, { share: 40, version: 1 }),
    await put(own, { share: 101 }),
    await post(all, { name: "Le reste", share: 60 }),
    await put(own, { share: 41 }),
    await put(own, { criteria: many }),
    await post(all, { name: "Autre" }),
    await put(own, { name: "autre" }),
    await put(nobody, wanted),
    await put(`${all}/profile`, wanted),
    await remove(`${all}/profile`),
    await remove(nobody),
    await remove(own),
  ];
  expect(answers.map(({ status, body }) => [status, body && JSON.parse(body).error?.code])).toEqual([
    [409, "id_taken"],
    [422, "duplicate_name"],
    [409, "no_share_left"],
    [403, "not_in_offer"],
    [200, undefined],
    [409, "stale_version"],
    [422, "invalid_body"],
    [201, undefined],
    [409, "no_share_left"],
    [403, "not_in_offer"],
    [201, undefined],
    [422, "duplicate_name"],
    [404, "not_found"],
    [409, "persona_of_profile"],
    [409, "persona_of_profile"],
    [404, "not_found"],
    [204, ""],
  ]);
  await untilLimited(() => post(all, { name: "Encore" }));
  expect((await put(nobody, wanted)).status).toBe(429);
  expect((await remove(nobody)).status).toBe(429);
});

test("the count for visitors answers as documented", async () => {
  const { get } = api.newClient();
  for (const [query, status] of [
    ["sector=xylotruc", 200],
    ["place=", 422],
    ["place=Lyon", 503],
  ] as const)
    expect((await get(`/api/market?${query}`)).status, query).toBe(status);
});

test("every other method of a documented path of /api is refused, and the documented ones are allowed", async () => {
  const { visitor } = api.newClient();
  for (const [path, methods] of Object.entries(api.document.paths as Record<string, object>)) {
    if (!path.startsWith("/api/")) continue;
    const method = ["PUT", "DELETE", "PATCH"].find((each) => !(each.toLowerCase() in methods));
    const response = await visitor.fetch(path, { method });
    expect(response.status, path).toBe(405);
    const allowed = response.headers.get("Allow")?.split(", ") ?? [];
    expect(allowed.filter((method) => method !== "HEAD").sort(), path).toEqual(
      Object.keys(methods)
        .map((method) => method.toUpperCase())
        .sort(),
    );
  }
});

test("every documented answer was seen, except outages and what another test provokes", () => {
  const elsewhere =
    /internal|unavailable|storage_full|not_ready|too_many_reads|link 429|drafts_full|too_many_saves|storage_quota|prospects.{id}(.events|.viewers|.vcard|.ics)? (20|403 (seatless|not_in_offer)|404 withdrawn|409|422 (unknown_member|unknown_column|wrong_value)|429)|imports(.preview|.{id})? (20|400|409|422 (unreadable_file|invalid_name)|429)|list-settings 403 seatless|not_editable|webhooks(.{id}(.test|.secret|.deliveries)?)? (20|403 not_confirmed|409|429)|personas(.{id})? 409 too_many_personas|sharing 200|shared-drafts.{id} 200|targeting 429|targeting.count (200|429)|drafts.gaps 429|proposals.decline 429|market (404|429)/;
  expect(api.contract.unseen().filter((each) => !elsewhere.test(each))).toEqual([]);
});
