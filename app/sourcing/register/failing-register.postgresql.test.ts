import { expect, test } from "vitest";
import { after, fakeClock } from "#test/clock.ts";
import { criteria } from "#test/sourcing/criteria.ts";
import { startRegister } from "#test/sourcing/register-under-test.ts";

fakeClock();

/** The clock stands still, so the night would never find a free moment. */
const search = { walk: null, priority: "person" } as const;

test("a register that fails is a value, is spared after five failures, and tried again after its pause", async () => {
  const { register, node, answer, received, warnings } = await startRegister();
  answer((_, response) => {
    response.writeHead(500).end('{"erreur":"Service is unavailable"}');
    return true;
  });
  const other = node();
  for (const each of [register, other, register, other, register])
    expect(await each.companies(criteria(), search)).toEqual({
      ok: false,
      reason: "unavailable",
      code: "HTTP_500",
      retryAfter: 30,
      past: null,
    });
  expect(received).toHaveLength(5);
  expect(await other.count(criteria())).toEqual({
    ok: false,
    reason: "unavailable",
    code: "PAUSED",
    retryAfter: 30,
  });
  expect(received).toHaveLength(5);
  expect(Object.fromEntries(other.outcomes)).toMatchObject({ answered: 0, failed: 2, not_sent: 1 });
  expect(warnings).toEqual(Array(5).fill({ code: "HTTP_500" }));

  answer(() => false);
  after(30);
  expect(await register.company("000000018")).toMatchObject({ ok: true });
  expect(await other.companies(criteria(), search)).toMatchObject({ ok: true });
});

test("a register that wants to be left alone is, by every node, for as long as it said", async () => {
  const { register, node, answer, received } = await startRegister();
  answer((_, response) => {
    response.writeHead(429, { "Retry-After": "45" }).end("Too Many Requests");
    return true;
  });
  const refused = { ok: false, reason: "unavailable", retryAfter: 45 };
  expect(await register.count(criteria())).toEqual({ ...refused, code: "HTTP_429" });
  answer(() => false);
  expect(await node().count(criteria())).toEqual({ ...refused, code: "PAUSED" });
  expect(received).toHaveLength(1);
  after(45);
  expect(await node().count(criteria())).toMatchObject({ ok: true });
});

test("a failure in the middle of several searches is the failure of all, and is not remembered", async () => {
  const { register, answer, received } = await startRegister();
  const both = criteria({ departments: ["69"], regions: ["53"] });
  answer((request, response) => {
    if (!request.url?.includes("region")) return false;
    response.end("<html>Maintenance</html>");
    return true;
  });
  expect(await register.count(both)).toMatchObject({ ok: false, code: "NOT_JSON" });
  answer(() => false);
  expect(await register.count(both)).toMatchObject({ ok: true });
  const asked = received.map(({ url: { searchParams: of } }) => of.get("departement") ?? of.get("region"));
  expect(asked.slice(0, 3)).toEqual(["69", "53", "53"]);
});

test("a refusal that teaches nothing is not asked again and does not count against the register", async () => {
  const { register, answer, received } = await startRegister();
  answer((_, response) => {
    response.writeHead(400).end('{"erreur":"Veuillez indiquer au moins un paramètre de recherche."}');
    return true;
  });
  for (let time = 1; time <= 6; time++) {
    after(time);
    expect(await register.count(criteria())).toEqual({
      ok: false,
      reason: "refused",
      code: "HTTP_400",
      retryAfter: null,
    });
  }
  expect(received).toHaveLength(6);
  answer(() => false);
  expect(await register.count(criteria())).toMatchObject({ ok: true });
});
