import { expect, test } from "vitest";
import { account } from "#app/content/signed-in/account-copy.ts";
import { draftPages } from "#app/content/signed-in/draft-page-copy.ts";
import { startFileServer } from "../server/server-under-test.ts";
import { Visitor } from "../server/visitor.ts";

const running = startFileServer();

/** Texts that no id can be; a form sends U+FFFD for the lone surrogate, and a path as the bytes that encode it. */
const malformed = {
  "a NUL": "%00",
  "a control character": "%01",
  "an id with a line feed": "11111111-1111-4111-8111-111111111111%0A",
  "a lone surrogate": "%ED%A0%80",
  nothing: "",
  "an object's own": "constructor()",
  "a long text": "a".repeat(1_000),
  "a wide digit": encodeURIComponent("１1111111-1111-4111-8111-111111111111"),
};

const unknown = "11111111-1111-4111-8111-111111111111";

const newAddress = () => `${crypto.randomUUID()}@exemple.fr`;

const inHtml = { Accept: "text/html", "Content-Type": "application/x-www-form-urlencoded" };
const submit = (visitor: Visitor, path: string, body: string) =>
  visitor.fetch(path, { method: "POST", headers: inHtml, body });

async function sessionIds(visitor: Visitor): Promise<string[]> {
  const page = await (await visitor.fetch("/compte", { headers: { Accept: "text/html" } })).text();
  return [...page.matchAll(/name="session" value="([^"]+)"/g)].map(([, id]) => id ?? "");
}

test("ending a session says that it is done only when it is", async () => {
  const [anna, bruno] = [new Visitor(running()), new Visitor(running())];
  await anna.signIn(newAddress());
  await bruno.signIn(newAddress());
  const [ofBruno = ""] = await sessionIds(bruno);
  expect(ofBruno).toMatch(/^\w{20,}$/);

  const endings = {
    ...Object.fromEntries(Object.entries(malformed).map(([name, id]) => [name, [`session=${id}`, 422]])),
    "no id": ["", 422],
    "another person's": [`session=${ofBruno}`, 404],
    "one that never was": ["session=aBcDeFgHiJkLmNoPqRsTuVwXyZ012345", 404],
    "the first of two": [`session=${ofBruno}&session=%00`, 422],
  } as const;
  for (const [name, [fields, status]] of Object.entries(endings)) {
    const answer = await submit(anna, "/compte", `intent=end-session&${fields}`);
    const page = await answer.text();
    expect([answer.status, page.includes(account.sessions.ended)], name).toEqual([status, false]);
    expect(page, name).toContain(account.problems.noSuchSession);
  }
  expect((await bruno.fetch("/api/session")).status).toBe(200);
  expect((await anna.fetch("/api/session")).status).toBe(200);
});

test("an id that nothing can have is refused with a sentence, in every path and form", async () => {
  const anna = new Visitor(running());
  await anna.signIn(newAddress());
  const paths = (id: string) => [
    ["POST", `/api/messages/${id}/stop`],
    ["POST", `/api/messages/${id}/retry`],
    ["GET", `/api/drafts/${id}/export?format=txt`],
    ["GET", `/api/drafts/${id}/versions`],
    ["GET", `/api/drafts/${id}/versions/1`],
    ["POST", `/api/drafts/${id}/versions/1/restore`],
    ["GET", `/api/prospects/${id}`],
    ["POST", `/api/prospects/${id}/events`],
    ["PUT", `/api/prospects/${id}/viewers`],
  ];
  for (const [name, id] of Object.entries({ ...malformed, unknown })) {
    if (id === "") continue;
    for (const [method = "", path = ""] of [
      ...paths(id),
      ["GET", `/api/drafts/${id}`],
      ["DELETE", `/api/drafts/${id}`],
      ["DELETE", `/api/messages/${id}/feedback`],
      ["DELETE", `/api/imports/${id}`],
    ]) {
      const answer = await anna.fetch(path, { method });
      const body = await answer.text();
      expect(Math.floor(answer.status / 100), `${method} ${path}: ${name}`).toBe(4);
      expect(JSON.parse(body).error.message, `${method} ${path}`).toMatch(/[.!]$/);
    }
    expect((await anna.fetch(`/brouillons/${id}`)).status, name).toBe(404);
  }
  for (const [name, id] of Object.entries(malformed)) {
    const answer = await submit(anna, "/brouillons", `intent=remove&title=Titre&id=${id}`);
    expect([name, answer.status]).toEqual([name, 422]);
    expect(await answer.text(), name).toContain(draftPages.problems.again);
  }
  for (const key of [1, null, [unknown], { id: unknown }, "\u0000", "\ud800", `${unknown}\n`])
    expect((await anna.post("/api/messages", { key, content: "Bonjour" })).status, JSON.stringify(key)).toBe(
      422,
    );
});
