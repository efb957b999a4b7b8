import { RouterContextProvider } from "react-router";
import { expect, test, vi } from "vitest";
import { caller, type Services, services as servicesContext } from "#app/services.server.ts";
import { session as sessions } from "#db/schema.ts";
import { codeIn, newestMail } from "#test/server/sent-mails.ts";
import { createTestServices } from "#test/services/test-services.ts";
import { action } from "./route.tsx";

vi.spyOn(console, "log").mockImplementation(() => {});

/** Posts the form as a browser does, stores the cookies of the response and returns its status. */
async function post(services: Services, cookies: Map<string, string>, fields: Record<string, string>) {
  const context = new RouterContextProvider();
  context.set(servicesContext, services);
  context.set(caller, { address: "192.0.2.7", requestId: "r1", nonce: "" });
  const Cookie = [...cookies].map((pair) => pair.join("=")).join("; ");
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
  return response instanceof Response ? response.status : (response.init?.status ?? 200);
}

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
  const wrong = code === "000000" ? "000001" : "000000";
  for (let n = 0; n < 10; n++)
    expect(await post(services, other, { intent: "code", email, code: wrong })).toBe(400);
  expect(await post(services, other, { intent: "code", email, code })).toBe(429);
  expect(await post(services, own, { intent: "code", email, code })).toBe(302);
});
