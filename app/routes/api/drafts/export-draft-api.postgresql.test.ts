import { randomUUID } from "node:crypto";
import { beforeEach, expect, test, vi } from "vitest";
import { draftKinds } from "#app/drafts/draft-kind.ts";
import type { DraftAnswer } from "#app/drafts/drafts-protocol.ts";
import { rateLimitHits } from "#db/schema.ts";
import { signInByMail } from "#test/accounts/sign-in-by-mail.ts";
import { draftsApi } from "#test/drafts/call-drafts-api.ts";
import { storeProfile } from "#test/drafts/stored-drafts.ts";
import { createTestServices } from "#test/services/test-services.ts";

beforeEach(() => void vi.spyOn(console, "log").mockImplementation(() => {}));

async function exporter() {
  const services = await createTestServices();
  const { cookie, user } = await signInByMail(services, "anna@exemple.fr");
  await storeProfile(services, user);
  const api = draftsApi(services, cookie);
  const make = async (kind: string) => {
    const made = await api("drafts", { method: "POST", body: { key: randomUUID(), kind } });
    return ((await made.json()) as DraftAnswer).draft;
  };
  const download = (id: string, query: string, method = "GET") =>
    api("export", { params: { id }, query, method });
  return { services, api, make, download };
}

test("each kind is a file in the formats that fit it, and 406 in the others", async () => {
  const { make, download } = await exporter();
  for (const kind of draftKinds) {
    const { id } = await make(kind);
    const fitting = [
      "txt",
      "md",
      ...(kind === "search" ? ["csv"] : /^(email|seq)/.test(kind) ? ["eml"] : []),
    ];
    for (const format of ["txt", "md", "csv", "eml"]) {
      const response = await download(id, `?format=${format}`);
      const name = response.headers.get("Content-Disposition");
      if (!fitting.includes(format)) {
        expect([response.status, name]).toEqual([406, null]);
        expect(await response.json()).toMatchObject({
          error: { code: "not_acceptable", message: expect.stringContaining(fitting.join(", ")) },
        });
      } else {
        expect(response.status).toBe(200);
        expect(name).toMatch(new RegExp(`^attachment; filename="[a-z0-9-]{1,60}\\.${format}"$`));
        expect((await response.text()).length).toBeGreaterThan(100);
      }
    }
  }
});

test("a mail of a sequence is a file of its own, from the customer to nobody", async () => {
  const { make, download } = await exporter();
  const { id } = await make("sequence");
  const response = await download(id, "?format=eml&mail=2");
  expect(response.headers.get("Content-Type")).toBe("message/rfc822");
  const text = await response.text();
  expect(text).toMatch(/^From: .*<anna@exemple\.fr>\r$/m);
  expect(text).toMatch(/^X-Unsent: 1\r$/m);
  expect(text).not.toMatch(/^(To|Cc|Bcc):/m);
  for (const mail of ["4", "0", "-1", "1e0", "", "x".repeat(60_000)])
    expect((await download(id, `?format=eml&mail=${mail}`)).status).toBe(406);
});

test("a format that does not exist is 406", async () => {
  const { make, download } = await exporter();
  const { id } = await make("email");
  for (const query of ["", "?format=", "?format=pdf", "?format=TXT", "?format=__proto__", "?format=%00"])
    expect((await download(id, query)).status, query).toBe(406);
});

test("a title never leaves its header, whatever it contains", async () => {
  const { api, make, download } = await exporter();
  const { id, content } = await make("email");
  const title = '"; filename="../../é.exe\r\nSet-Cookie: a=b';
  await api("draft", { method: "PATCH", params: { id }, body: { version: 1, content, title } });
  const { headers } = await download(id, "?format=txt");
  expect(headers.get("Content-Disposition")).toMatch(/^attachment; filename="[a-z0-9-]+\.txt"$/);
  expect(headers.getSetCookie()).toEqual([]);
});

test("an export uses nothing up, as a link on another site could cause one", async () => {
  const { services, make, download } = await exporter();
  const { id } = await make("email");
  const hits = async () => (await services.db.asOwner.select().from(rateLimitHits)).length;
  const before = await hits();
  const head = await download(id, "?format=eml", "HEAD");
  expect([head.status, await head.text()]).toEqual([200, ""]);
  for (let times = 0; times < 30; times++) expect((await download(id, "?format=txt")).status).toBe(200);
  expect(await hits()).toBe(before);
});
