import { expect, test, vi } from "vitest";
import { identifyBrowser } from "#app/cookies/browser-id.server.ts";
import { type Call, callSessionApi, postToSessionApi, requestMail } from "#test/accounts/call-session-api.ts";
import { createTestServices } from "#test/services/test-services.ts";

vi.spyOn(console, "log").mockImplementation(() => {});

const anna = "anna@example.fr";

const bad: [string, Call, number][] = [
  ["an unknown token", { body: '{"token":"x"}' }, 400],
  ["an empty token", { body: '{"token":""}' }, 400],
  ["a long token", { body: JSON.stringify({ token: "x".repeat(50_000) }) }, 400],
  ["a token with NUL and a lone surrogate", { body: '{"token":"a\\u0000\\ud800"}' }, 400],
  ["a wrong code", { body: JSON.stringify({ email: anna, code: "123456" }) }, 400],
  ["an invalid code", { body: JSON.stringify({ email: anna, code: "\u0000" }) }, 400],
  ["an empty address", { body: '{"email":"","code":"123456"}' }, 400],
  ["a number for a token", { body: '{"token":1}' }, 422],
  ["an array for a token", { body: '{"token":["x"]}' }, 422],
  ["an object for a code", { body: JSON.stringify({ email: anna, code: { $ne: "" } }) }, 422],
  ["an address alone", { body: JSON.stringify({ email: anna }) }, 422],
  ["a prototype", { body: '{"__proto__":{"token":"x"}}' }, 422],
  ["a constructor", { body: '{"constructor":{"prototype":{"token":"x"}}}' }, 422],
  ["an empty object", { body: "{}" }, 422],
  ["an array", { body: '[{"token":"x"}]' }, 422],
  ["null", { body: "null" }, 422],
  ["a deep body", { body: `${"[".repeat(30_000)}${"]".repeat(30_000)}` }, 422],
  ["half a body", { body: '{"token":' }, 400],
  ["an empty body", { body: "" }, 400],
  ["a form", { body: "token=x", type: "application/x-www-form-urlencoded" }, 415],
  ["another type", { body: '{"token":"x"}', type: "text/plain" }, 415],
  ["no body at all", {}, 415],
];

test("an invalid link or code is refused with a status and a sentence", async () => {
  const services = await createTestServices();
  for (const [what, request, status] of bad) {
    const response = await callSessionApi(services, "/api/session", { method: "POST", ...request });
    expect([what, response.status]).toEqual([what, status]);
    expect(await response.json()).toEqual({
      error: { code: expect.any(String), message: expect.stringMatching(/\.$/) },
    });
    expect(response.headers.getSetCookie()).toEqual([]);
  }
});

test("a body that is not UTF-8 is not JSON", async () => {
  const services = await createTestServices();
  const body = new Uint8Array([0x7b, 0xff, 0x7d]);
  const response = await callSessionApi(services, "/api/session", { method: "POST", body });
  expect(response.status).toBe(400);
});

test("after ten attempts by strangers a code is closed to them, but not to the browser that requested it", async () => {
  const services = await createTestServices();
  const { browser, setCookie } = identifyBrowser(
    new Request("http://localhost:3000/login"),
    services.environment,
  );
  const { code } = await requestMail(services, anna, browser);
  const wrong = code === "123456" ? "123457" : "123456";
  for (let attempt = 0; attempt < 10; attempt++)
    expect((await postToSessionApi(services, "/api/session", { email: anna, code: wrong })).status).toBe(400);
  for (const tried of [wrong, code]) {
    const response = await postToSessionApi(services, "/api/session", { email: anna, code: tried });
    expect(response.status).toBe(429);
    expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(500);
    expect(await response.json()).toMatchObject({ error: { code: "too_many_attempts" } });
  }
  const requester = await postToSessionApi(
    services,
    "/api/session",
    { email: anna, code },
    setCookie.split(";", 1)[0],
  );
  expect(requester.status).toBe(204);
});
