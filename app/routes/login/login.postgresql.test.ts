import { RouterContextProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { login } from "#app/content/public/login-copy.ts";
import { caller, type Services, services as servicesContext } from "#app/services.server.ts";
import { session as sessions } from "#db/schema.ts";
import { wrongCodeFor } from "#test/accounts/sign-in-fixtures.ts";
import { codeIn, newestMail } from "#test/server/sent-mails.ts";
import { createTestServices } from "#test/services/test-services.ts";
import { action, loader } from "./route.tsx";

vi.spyOn(console, "log").mockImplementation(() => {});

function contextOf(services: Services) {
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  context.set(caller, { address: "192.0.2.7", requestId: "r1", nonce: "" });
  return context;
}

const headerOf = (cookies: Map<string, string>) => [...cookies].map((pair) => pair.join("=")).join("; ");

/** Opens the page as a browser does, and returns what it shows at first. */
async function open(services: Services, cookies: Map<string, string>) {
  const request = new Request("http://localhost:3000/login", { headers: { Cookie: headerOf(cookies) } });
  const args = { request, context: contextOf(services), params: {} };
  return (await loader(args as unknown as Parameters<typeof loader>[0])).data;
}

/** Posts the form as a browser does, stores the cookies of the response and returns its status and what it shows. */
async function send(services: Services, cookies: Map<string, string>, fields: Record<string, string>) {
  const context = contextOf(services);
  const Cookie = headerOf(cookies);
  const request = new Request("http://localhost:3000/login", {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { Cookie, Origin: "http://localhost:3000" },
  });
  const args = { request, context, params: {}, url: new URL(request.url), pattern: "/login" };
  const response = await action(args as unknown as Parameters<typeof action>[0]).catch((thrown) => thrown);
  const headers = new Headers(response instanceof Response ? response.headers : response.init?.headers);
  for (const line of headers.getSetCookie()) {
    const [, name = "", value = ""] = line.match(/^([^=]+)=([^;]*)/) ?? [];
    cookies.set(name, value);
  }
  return response instanceof Response
    ? { status: response.status, shown: null }
    : { status: response.init?.status ?? 200, shown: response.data };
}

const post = async (...form: Parameters<typeof send>) => (await send(...form)).status;

async function signIn(services: Services, cookies: Map<string, string>, email: string) {
  expect(await post(services, cookies, { intent: "link", email })).toBe(200);
  const code = codeIn((await newestMail(services.environment.dataDir, email)).text);
  expect(await post(services, cookies, { intent: "code", email, code })).toBe(302);
}

test("signing in by the form ends the browser's previous session and its streams", async () => {
  const services = await createTestServices();
  const cookies = new Map<string, string>();
  await signIn(services, cookies, "anna@example.fr");
  const [{ id, userId } = { id: "", userId: "" }] = await services.db.asOwner.select().from(sessions);
  const events: string[] = [];
  services.live.subscribe({ clientId: userId, sessionId: id, onEvent: ({ kind }) => void events.push(kind) });

  await signIn(services, cookies, "bea@example.fr");
  await expect.poll(() => events).toEqual(["signed-out"]);
  const left = await services.db.asOwner.select().from(sessions);
  expect(left).toHaveLength(1);
  expect(left[0]?.userId).not.toBe(userId);
});

test("after wrong codes from another browser the form answers 429, and the browser that requested the code still signs in", async () => {
  const services = await createTestServices();
  const [own, other] = [new Map<string, string>(), new Map<string, string>()];
  const email = "anna@example.fr";
  await post(services, own, { intent: "link", email });
  const code = codeIn((await newestMail(services.environment.dataDir, email)).text);
  const wrong = wrongCodeFor(code);
  for (let n = 0; n < 10; n++)
    expect(await post(services, other, { intent: "code", email, code: wrong })).toBe(400);
  expect(await post(services, other, { intent: "code", email, code })).toBe(429);
  expect(await post(services, own, { intent: "code", email, code })).toBe(302);
});

test("the browser that asked gets the field of the code back, and hears from the third wrong code on that it is void", async () => {
  const services = await createTestServices();
  const [own, other] = [new Map<string, string>(), new Map<string, string>()];
  const email = "anna@example.fr";
  await post(services, own, { intent: "link", email, next: "/liste" });
  await post(services, other, { intent: "link", email: "bea@example.fr" });
  const code = codeIn((await newestMail(services.environment.dataDir, email)).text);
  const field = { view: "code", email, sent: false, problem: null };
  expect(await open(services, own)).toMatchObject({ asked: field, next: "/liste" });
  expect(await open(services, new Map())).toMatchObject({ asked: null, next: null });

  const guess = async (cookies: Map<string, string>, guessed: string) =>
    (await send(services, cookies, { intent: "code", email, code: guessed })).shown?.problem;
  const { rejected, voidCode } = login.problems;
  for (const told of [rejected, rejected, voidCode, voidCode])
    expect(await guess(own, wrongCodeFor(code))).toBe(told);
  expect(await guess(own, code)).toBe(voidCode);
  expect(await guess(other, code)).toBe(rejected);
  expect((await open(services, own)).asked).toEqual(expect.objectContaining({ problem: voidCode }));
});

test("without an answer of the database the page still asks for an address", async () => {
  const services = await createTestServices();
  const cookies = new Map<string, string>();
  await post(services, cookies, { intent: "link", email: "anna@example.fr" });
  const logged = vi.spyOn(services.log, "error").mockImplementation(() => {});
  const away = {
    select: () => {
      throw new Error("away");
    },
  };
  const without = { ...services, db: { ...services.db, asOwner: away } } as unknown as Services;
  expect(await open(without, cookies)).toMatchObject({ asked: null });
  expect(logged).toHaveBeenCalledOnce();
});
