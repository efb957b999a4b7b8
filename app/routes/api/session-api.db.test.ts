import { RouterContextProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { requestSignIn } from "~/accounts/sign-in/sign-in.server.ts";
import { markBrowser } from "~/cookies/browser-mark.server.ts";
import { caller, type Services, services as servicesContext } from "~/services.server.ts";
import { session as sessions } from "../../../db/schema.ts";
import { codeIn, newestMail, tokenIn } from "../../../test/server/sent-mails.ts";
import { createTestServices } from "../../../test/services/test-services.ts";
import * as session from "./session-api.ts";
import * as link from "./session-link-api.ts";

vi.spyOn(console, "log").mockImplementation(() => {});

const address = "192.0.2.7";
const anna = "anna@example.fr";

type Call = { method?: string; body?: string; type?: string; cookie?: string };

/** Calls a route as the framework does. */
async function call(
  services: Services,
  route: typeof session | typeof link,
  { method = "GET", body, type = "application/json", cookie = "" }: Call,
): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  context.set(caller, { address, requestId: "r1", nonce: "" });
  const request = new Request("http://localhost:3000/api/session", {
    method,
    body,
    headers: { Cookie: cookie, ...(body === undefined ? {} : { "Content-Type": type }) },
  });
  const answer = method === "GET" || method === "HEAD" || method === "OPTIONS" ? route.loader : route.action;
  return answer({ request, context });
}

const post = (services: Services, route: typeof session | typeof link, body: unknown, cookie?: string) =>
  call(services, route, { method: "POST", body: JSON.stringify(body), cookie });

async function mailFor(services: Services, email: string, browser: string | null = null) {
  await requestSignIn(services, { email, next: null, browser, address });
  const { text } = await newestMail(services.environment.dataDir, email);
  return { token: tokenIn(text), code: codeIn(text) };
}

const pair = (answer: Response) => answer.headers.getSetCookie()[0]?.split(";", 1)[0] ?? "";

test("a link is redeemed, tells who is signed in, and is signed out", async () => {
  const services = await createTestServices();
  const { token } = await mailFor(services, anna);

  const redeemed = await post(services, session, { token });
  expect(redeemed.status).toBe(204);
  const cookie = pair(redeemed);

  const shown = await call(services, session, { cookie });
  expect([shown.status, await shown.json()]).toEqual([
    200,
    { user: { id: expect.any(String), email: anna }, expiresAt: expect.stringMatching(/^\d{4}-.*Z$/) },
  ]);

  const ended = await call(services, session, { method: "DELETE", cookie });
  expect(ended.status).toBe(204);
  expect(ended.headers.getSetCookie()).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^matinal\.session_token=; Max-Age=0/),
      expect.stringMatching(/^matinal\.notice=signedOut; /),
    ]),
  );
  expect((await call(services, session, { cookie })).status).toBe(401);
  expect((await call(services, session, { method: "DELETE", cookie })).status).toBe(204);
});

test("who signs in as somebody else leaves the former session, on every tab", async () => {
  const services = await createTestServices();
  const first = pair(await post(services, session, { token: (await mailFor(services, anna)).token }));
  const { token } = await mailFor(services, "bea@example.fr");
  const ended = vi.spyOn(services.live, "endSession");

  const second = await post(services, session, { token }, first);
  expect(second.status).toBe(204);
  expect(ended).toHaveBeenCalledTimes(1);
  expect((await call(services, session, { cookie: first })).status).toBe(401);
  const shown = await call(services, session, { cookie: pair(second) });
  expect(await shown.json()).toMatchObject({ user: { email: "bea@example.fr" } });
});

test("a code is redeemed", async () => {
  const services = await createTestServices();
  const { code } = await mailFor(services, anna);
  expect((await post(services, session, { email: anna, code })).status).toBe(204);
});

test("looking at a link tells whose it is and whether this browser asked, and spends nothing", async () => {
  const services = await createTestServices();
  const { browser, setCookie } = markBrowser(
    new Request("http://localhost:3000/login"),
    services.environment,
  );
  const { token } = await mailFor(services, anna, browser);
  for (let look = 0; look < 20; look++) {
    const here = await post(services, link, { token }, setCookie.split(";", 1)[0]);
    expect([here.status, await here.json()]).toEqual([
      200,
      { email: anna, sameBrowser: true, next: "/assistant" },
    ]);
    const elsewhere = await post(services, link, { token });
    expect(await elsewhere.json()).toEqual({ email: anna, sameBrowser: false, next: "/assistant" });
  }
  expect((await post(services, session, { token })).status).toBe(204);
  expect((await post(services, link, { token })).status).toBe(400);
});

test("GET and HEAD of a link are refused and do not spend it", async () => {
  const services = await createTestServices();
  const { token } = await mailFor(services, anna);
  for (const method of ["GET", "HEAD", "GET", "HEAD"]) {
    const answer = await call(services, link, { method });
    expect([answer.status, answer.headers.get("Allow")]).toEqual([405, "POST"]);
  }
  expect((await post(services, session, { token })).status).toBe(204);
});

test("HEAD answers as GET does, without a body", async () => {
  const answer = await call(await createTestServices(), session, { method: "HEAD" });
  expect([answer.status, await answer.text()]).toEqual([401, ""]);
});

const bad: [string, Call, number][] = [
  ["an unknown token", { body: '{"token":"x"}' }, 400],
  ["an empty token", { body: '{"token":""}' }, 400],
  ["a long token", { body: JSON.stringify({ token: "x".repeat(50_000) }) }, 400],
  ["a token with NUL and a lone surrogate", { body: '{"token":"a\\u0000\\ud800"}' }, 400],
  ["a wrong code", { body: JSON.stringify({ email: anna, code: "123456" }) }, 400],
  ["a code that is none", { body: JSON.stringify({ email: anna, code: "\u0000" }) }, 400],
  ["an address that is none", { body: '{"email":"","code":"123456"}' }, 400],
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

test("what is no link and no code is answered 4xx and a sentence", async () => {
  const services = await createTestServices();
  for (const [what, request, status] of bad) {
    const answer = await call(services, session, { method: "POST", ...request });
    expect([what, answer.status]).toEqual([what, status]);
    expect(await answer.json()).toEqual({
      error: { code: expect.any(String), message: expect.stringMatching(/\.$/) },
    });
    expect(answer.headers.getSetCookie()).toEqual([]);
  }
});

test("bytes that are no text are no JSON", async () => {
  const services = await createTestServices();
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  context.set(caller, { address, requestId: "r1", nonce: "" });
  const request = new Request("http://localhost:3000/api/session", {
    method: "POST",
    body: new Uint8Array([0x7b, 0xff, 0x7d]),
    headers: { "Content-Type": "application/json" },
  });
  expect((await session.action({ request, context })).status).toBe(400);
});

test("a code that strangers tried ten times is closed to them, right or wrong, and not to who asked", async () => {
  const services = await createTestServices();
  const { browser, setCookie } = markBrowser(
    new Request("http://localhost:3000/login"),
    services.environment,
  );
  const { code } = await mailFor(services, anna, browser);
  const wrong = code === "123456" ? "123457" : "123456";
  for (let attempt = 0; attempt < 10; attempt++)
    expect((await post(services, session, { email: anna, code: wrong })).status).toBe(400);
  for (const tried of [wrong, code]) {
    const answer = await post(services, session, { email: anna, code: tried });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("Retry-After"))).toBeGreaterThan(500);
    expect(await answer.json()).toMatchObject({ error: { code: "too_many_attempts" } });
  }
  const asker = await post(services, session, { email: anna, code }, setCookie.split(";", 1)[0]);
  expect(asker.status).toBe(204);
});

test("who signs in by a code leaves the former session and its streams as well", async () => {
  const services = await createTestServices();
  const first = pair(await post(services, session, { token: (await mailFor(services, anna)).token }));
  const { code } = await mailFor(services, "bea@example.fr");
  const heard: string[] = [];
  const { user } = await (await call(services, session, { cookie: first })).json();
  const [{ id: sessionId } = { id: "" }] = await services.db.asOwner.select().from(sessions);
  services.live.subscribe({ clientId: user.id, sessionId, onEvent: ({ kind }) => void heard.push(kind) });

  const second = await post(services, session, { email: "bea@example.fr", code }, first);
  expect(second.status).toBe(204);
  expect((await call(services, session, { cookie: first })).status).toBe(401);
  await expect.poll(() => heard).toEqual(["signed-out"]);
});

test("other methods are answered 405 and told which there are", async () => {
  const services = await createTestServices();
  for (const method of ["PUT", "PATCH", "OPTIONS"]) {
    const answer = await call(services, session, { method });
    expect([answer.status, answer.headers.get("Allow")]).toEqual([405, "GET, HEAD, POST, DELETE"]);
  }
});

test("a failure of ours is logged once, with the request's id, and told without details", async () => {
  const services = await createTestServices();
  const logged = vi.spyOn(services.log, "error").mockImplementation(() => {});
  vi.spyOn(services.auth.api, "getSession").mockRejectedValue(new Error("the secret cause"));
  const answer = await call(services, session, { cookie: "matinal.session_token=x" });
  expect([answer.status, await answer.json()]).toEqual([
    500,
    { error: { code: "internal", message: "Une erreur s'est produite." } },
  ]);
  expect(logged.mock.calls).toEqual([[expect.objectContaining({ requestId: "r1" }), "request failed"]]);
});
