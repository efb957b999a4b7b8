import { expect, test } from "vitest";
import type { InputRecord } from "#scripts/enrichment-provider/invented-answers.ts";
import { enricherAt, newContacts, startProvider } from "#test/sourcing/enrichment-fixtures.ts";
import { enricherOf } from "../enrichers.server.ts";

const contacts = newContacts(3);
const [first, second, third] = contacts as [(typeof contacts)[0], (typeof contacts)[0], (typeof contacts)[0]];

/** The result of a batch of the three contacts for which the service says this. */
async function resultOf(records: unknown[]) {
  const provider = await startProvider();
  provider.next({ status: 200, body: { error: false, success: true, data: records } });
  return enricherAt(provider).ask("abc", contacts);
}

/** A record as the service writes it, of a contact. */
const recordOf = (id: string, values: object) => ({ custom_fields: { contact: id }, ...values });
const address = (email: unknown, qualification: unknown = "nominative@pro") => ({ email, qualification });

test("a batch is submitted and asked for as the documentation says, without any address to verify", async () => {
  const provider = await startProvider();
  const enricher = enricherAt(provider);
  const submitted = await enricher.submit([{ ...first, website: "vauclair.example" }, second]);
  if (submitted.kind !== "accepted") throw new Error(submitted.kind);
  const asked = await enricher.ask(submitted.handle, [first, second]);
  expect(asked.kind).toBe("ready");
  const [post, get] = provider.received;
  expect([post?.method, post?.path, get?.method, get?.path]).toEqual([
    ...["POST", "/v1/enrich/all", "GET", `/v1/enrich/all/${submitted.handle}`],
  ]);
  expect(post?.headers).toMatchObject({
    "x-access-token": provider.key,
    "content-type": "application/json",
  });
  expect(get?.headers["x-access-token"]).toBe(provider.key);
  const record = { company: first.company, num_siren: "123456782", first_name: "Hélène" };
  expect(post?.body).toEqual({
    data: [
      {
        ...{ ...record, last_name: "Courtade-0", website: "vauclair.example" },
        custom_fields: { contact: first.id },
      },
      {
        ...{ ...record, company: second.company, last_name: "Courtade-1" },
        custom_fields: { contact: second.id },
      },
    ],
    siren: false,
    language: "en",
  });
});

test("without a key there is no provider", () => {
  expect(enricherOf({ enrichment: null })).toBeNull();
});

test.each([
  ["key_refused", { status: 401, body: { error: true, reason: "Invalid", success: false } }, {}],
  ["credits_exhausted", { status: 403, body: { error: true, reason: "No credits", success: false } }, {}],
  ["refused", { status: 400, body: { error: true, reason: "Missing data in JSON", success: false } }, {}],
  ["refused", { status: 422, body: { detail: "Unprocessable" } }, { reason: "HTTP_422: Unprocessable" }],
  [
    "refused",
    { status: 200, body: { error: true, reason: "No", success: false } },
    { reason: "HTTP_200: No" },
  ],
  ["busy", { status: 404, body: { detail: "Not Found" } }, { reason: "HTTP_404: Not Found" }],
  ["busy", { status: 302, headers: { Location: "http://127.0.0.1:1/" } }, { reason: "HTTP_302" }],
  ["busy", { status: 429, headers: { "Retry-After": "17" } }, { retryAfter: 17 }],
  ["busy", { status: 429 }, { retryAfter: null }],
  ["unanswered", { status: 500, body: { detail: "Oops" } }, { reason: "HTTP_500: Oops" }],
  ["unanswered", { status: 502, body: "<html>" }, { reason: "HTTP_502" }],
  ["unanswered", { status: 200, body: '{"success": true, "requ' }, { reason: "HTTP_200" }],
  ["unanswered", { status: 200, body: { success: true } }, {}],
  ["unanswered", { status: 200, body: { success: true, request_id: "../account/credits" } }, {}],
  ["unanswered", { status: 200, body: { success: true, request_id: 7 } }, {}],
  ["unanswered", { status: 200, body: "[".repeat(100_000) }, {}],
  ["unanswered", { status: 200, body: `"${"x".repeat(5_000_000)}"` }, { reason: "ANSWER_TOO_LARGE" }],
  ["unanswered", "break", {}],
] as const)("a submission is %s by %j", async (kind, answer, details) => {
  const provider = await startProvider();
  provider.next(answer as never);
  expect(await enricherAt(provider).submit(contacts)).toMatchObject({ kind, ...details });
});

test("a service that does not answer in time leaves it open whether it took the batch", async () => {
  const provider = await startProvider();
  provider.next("hang", "hang");
  const enricher = enricherAt(provider, { timeout: 100 });
  const silent = { kind: "unanswered", reason: "TIMEOUT" };
  expect([await enricher.submit(contacts), await enricher.ask("abc", contacts)]).toEqual([silent, silent]);
});

test("a service that cannot be reached has certainly taken nothing", async () => {
  const provider = await startProvider();
  await provider.stop();
  const answer = await enricherAt(provider).submit(contacts);
  expect(answer).toEqual({ kind: "busy", reason: "ECONNREFUSED", retryAfter: null });
});

test("a result that is not ready is told from one that failed, although both say 200", async () => {
  const provider = await startProvider({ readyAfter: 60_000 });
  const enricher = enricherAt(provider);
  expect(await enricher.ask("unknown", contacts)).toEqual({ kind: "not_ready" });
  provider.next({ status: 200, body: { error: true, success: false, reason: "Broken" } });
  expect(await enricher.ask("unknown", contacts)).toMatchObject({ kind: "refused" });
});

test("a record belongs to the contact that it names, whatever its place; without a name, to the one in its place", async () => {
  const emailOf = async (records: unknown[]) => {
    const answer = await resultOf(records);
    if (answer.kind !== "ready") throw new Error(answer.kind);
    return Object.fromEntries(answer.found.map(({ id, emails }) => [id, emails[0]?.address]));
  };
  const [one, two, three] = ["one@a.example", "two@a.example", "three@a.example"];
  const mail = (email: string) => ({ email: [address(email)] });
  expect(await emailOf([recordOf(second.id, mail(two)), recordOf(first.id, mail(one))])).toEqual({
    [first.id]: one,
    [second.id]: two,
  });
  expect(await emailOf([mail(one), mail(two), mail(three)])).toEqual({
    ...{ [first.id]: one, [second.id]: two, [third.id]: three },
  });
  // Nobody gets what may be another person's.
  expect(await emailOf([mail(one), mail(two)])).toEqual({});
  const strangers = [recordOf("somebody", mail(one)), { custom_fields: { contact: 1 }, ...mail(two) }];
  expect(await emailOf([...strangers, recordOf(third.id, mail(three))])).toEqual({ [third.id]: three });
  const twice = [recordOf(first.id, mail(one)), recordOf(first.id, mail(two))];
  expect(await emailOf(twice)).toEqual({ [first.id]: one });
});

test("what is no text where one is documented was not found, and spoils nothing else", async () => {
  const answer = await resultOf([
    null,
    recordOf(first.id, {
      email: [7, null, address(["a"]), address("x".repeat(65_536)), address("helene@a.example")],
      phone: 33_199_001_427,
      website: { url: "a.example" },
      linkedin: ["www.linkedin.com/in/x"],
    }),
    recordOf(second.id, { email: "helene@a.example", phone: "01 99 00 14 27" }),
  ]);
  expect(answer).toMatchObject({
    kind: "ready",
    found: [
      {
        ...{ id: first.id, emails: [{ address: "helene@a.example", quality: "verified" }] },
        ...{ phone: null, website: null, linkedin: null },
      },
      { id: second.id, emails: [], phone: "01 99 00 14 27" },
    ],
  });
});

test("a contact costs a unit unless its record says that it has no address", async () => {
  const unitsOf = async (records: unknown[]) => {
    const answer = await resultOf(records);
    return answer.kind === "ready" ? answer.units : null;
  };
  const free = [{}, { email: null }, { email: [] }] as const;
  expect(await unitsOf([...free])).toBe(0);
  expect(await unitsOf([{}, {}, { email: [address("x@a.example", "generic@pro")] }])).toBe(1);
  expect(await unitsOf([{}, {}, { email: "x@a.example" }])).toBe(1);
  // Nobody knows about whom they are.
  expect(await unitsOf([{}, {}])).toBe(3);
  expect(await unitsOf([recordOf(first.id, {}), recordOf(first.id, {})])).toBe(2);
  expect(await unitsOf([null, "x", 7])).toBe(3);
});

test.each([404, 405, 302, 410])(
  "a result that is %i is unread, and stops no question about others",
  async (status) => {
    const provider = await startProvider();
    provider.next({ status });
    const answer = await enricherAt(provider).ask("abc", contacts);
    expect(answer).toEqual({ kind: "refused", reason: `HTTP_${status}` });
  },
);

test("more records than were asked for are no result", async () => {
  expect(await resultOf(Array.from({ length: 251 }, () => ({})))).toMatchObject({ kind: "unanswered" });
});

test("250 records are taken and 251 refused, as by the real service", async () => {
  const provider = await startProvider({ answer: (record: InputRecord) => record });
  const enricher = enricherAt(provider);
  expect((await enricher.submit(newContacts(250))).kind).toBe("accepted");
  expect(await enricher.submit(newContacts(251))).toEqual({
    kind: "refused",
    reason: "HTTP_400: Too many records, you can only submit up to 250 records",
  });
});
