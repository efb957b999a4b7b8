import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { saveWork } from "./draft-calls.ts";

beforeEach(() => void vi.stubGlobal("document", { visibilityState: "visible" }));
afterEach(() => void vi.unstubAllGlobals());

const id = "5f0c1c60-9d4a-4a4e-8f0e-2a4f7f0d1a11";
const draft = {
  id,
  kind: "email",
  title: "E-mail",
  version: 4,
  source: "template",
  content: { subject: "Objet", body: "Texte" },
  createdAt: "2026-11-22T17:00:00.000Z",
  updatedAt: "2026-11-22T17:05:00.000Z",
};
const work = { version: 3, content: { title: "E-mail", content: draft.content } } as const;

/** What a save comes to when the server answers so. */
function savedTo(status: number, body: unknown, headers: HeadersInit = {}) {
  vi.stubGlobal("fetch", async () => Response.json(body, { status, headers }));
  return saveWork(id, work);
}
const refusal = (code: string) => ({ error: { code, message: "Non." } });

test("each answer of the server has its outcome", async () => {
  expect(await savedTo(200, { draft })).toEqual({ kind: "saved", version: 4 });
  expect(await savedTo(409, { ...refusal("stale_version"), draft })).toEqual({
    kind: "newer",
    newer: { version: 4, content: { title: "E-mail", content: draft.content } },
  });
  expect(await savedTo(404, refusal("not_found"))).toEqual({ kind: "gone" });
  expect(await savedTo(401, refusal("signed_out"))).toEqual({ kind: "signed out" });
  const refused = { kind: "refused", message: "Non." };
  expect(await savedTo(422, refusal("invalid_content"))).toEqual({ ...refused, quota: null });
  expect(await savedTo(413, refusal("too_large"))).toEqual({ ...refused, quota: null });
  expect(await savedTo(413, refusal("storage_quota"))).toEqual({ ...refused, quota: "own" });
  expect(await savedTo(507, refusal("storage_quota"))).toEqual({ ...refused, quota: "total" });
  expect(await savedTo(429, refusal("too_many_saves"), { "Retry-After": "30" })).toEqual({
    kind: "unavailable",
    retryAfter: 30,
  });
});

test.each([
  ["a proxy's page", 404, "<html>"],
  ["a conflict without the newer draft", 409, refusal("stale_version")],
  ["an error of the server", 500, refusal("internal")],
  ["an answer of another shape", 200, { draft: { ...draft, content: {} } }],
])("%s counts as unavailable, so that the text is tried again", async (_, status, body) => {
  expect(await savedTo(status, body)).toEqual({ kind: "unavailable", retryAfter: null });
});

test("a page that is being left sends the text all the same, unless it is too large for that", async () => {
  vi.stubGlobal("document", { visibilityState: "hidden" });
  const fetch = vi.fn(async () => Response.json({ draft }));
  vi.stubGlobal("fetch", fetch);
  await saveWork(id, work);
  const body = "x".repeat(61_000);
  await saveWork(id, { version: 3, content: { title: "", content: { subject: "", body } } });
  expect(fetch.mock.calls.map((call: unknown[]) => (call[1] as RequestInit).keepalive)).toEqual([
    true,
    false,
  ]);
});
