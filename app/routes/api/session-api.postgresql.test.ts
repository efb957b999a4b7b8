import { expect, test, vi } from "vitest";
import { session as sessions } from "#db/schema.ts";
import { callSessionApi, cookieOf, postToSessionApi, requestMail } from "#test/accounts/call-session-api.ts";
import { createTestServices } from "#test/services/test-services.ts";

vi.spyOn(console, "log").mockImplementation(() => {});

const anna = "anna@example.fr";

test("a link signs in, the session shows its user, and signing out ends it", async () => {
  const services = await createTestServices();
  const { token } = await requestMail(services, anna);

  const redeemed = await postToSessionApi(services, "/api/session", { token });
  expect(redeemed.status).toBe(204);
  const cookie = cookieOf(redeemed);

  const shown = await callSessionApi(services, "/api/session", { cookie });
  expect([shown.status, await shown.json()]).toEqual([
    200,
    { user: { id: expect.any(String), email: anna }, expiresAt: expect.stringMatching(/^\d{4}-.*Z$/) },
  ]);

  const ended = await callSessionApi(services, "/api/session", { method: "DELETE", cookie });
  expect(ended.status).toBe(204);
  expect(ended.headers.getSetCookie()).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^matinal\.session_token=; Max-Age=0/),
      expect.stringMatching(/^matinal\.notice=signedOut; /),
    ]),
  );
  expect((await callSessionApi(services, "/api/session", { cookie })).status).toBe(401);
  expect((await callSessionApi(services, "/api/session", { method: "DELETE", cookie })).status).toBe(204);
});

test("signing in as another user ends the previous session in every tab", async () => {
  const services = await createTestServices();
  const first = cookieOf(
    await postToSessionApi(services, "/api/session", { token: (await requestMail(services, anna)).token }),
  );
  const { token } = await requestMail(services, "bea@example.fr");
  const ended = vi.spyOn(services.live, "endSession");

  const second = await postToSessionApi(services, "/api/session", { token }, first);
  expect(second.status).toBe(204);
  expect(ended).toHaveBeenCalledTimes(1);
  expect((await callSessionApi(services, "/api/session", { cookie: first })).status).toBe(401);
  const shown = await callSessionApi(services, "/api/session", { cookie: cookieOf(second) });
  expect(await shown.json()).toMatchObject({ user: { email: "bea@example.fr" } });
});

test("a code signs in", async () => {
  const services = await createTestServices();
  const { code } = await requestMail(services, anna);
  expect((await postToSessionApi(services, "/api/session", { email: anna, code })).status).toBe(204);
});

test("signing in by a code ends the previous session and its streams", async () => {
  const services = await createTestServices();
  const first = cookieOf(
    await postToSessionApi(services, "/api/session", { token: (await requestMail(services, anna)).token }),
  );
  const { code } = await requestMail(services, "bea@example.fr");
  const received: string[] = [];
  const { user } = await (await callSessionApi(services, "/api/session", { cookie: first })).json();
  const [{ id: sessionId } = { id: "" }] = await services.db.asOwner.select().from(sessions);
  services.live.subscribe({ clientId: user.id, sessionId, onEvent: ({ kind }) => void received.push(kind) });

  const second = await postToSessionApi(services, "/api/session", { email: "bea@example.fr", code }, first);
  expect(second.status).toBe(204);
  expect((await callSessionApi(services, "/api/session", { cookie: first })).status).toBe(401);
  await expect.poll(() => received).toEqual(["signed-out"]);
});

test("HEAD answers as GET does, without a body", async () => {
  const response = await callSessionApi(await createTestServices(), "/api/session", { method: "HEAD" });
  expect([response.status, await response.text()]).toEqual([401, ""]);
});

test("other methods are 405, and Allow lists the accepted ones", async () => {
  const services = await createTestServices();
  for (const method of ["PUT", "PATCH", "OPTIONS"]) {
    const response = await callSessionApi(services, "/api/session", { method });
    expect([response.status, response.headers.get("Allow")]).toEqual([405, "GET, HEAD, POST, DELETE"]);
  }
});

test("an unexpected error is logged once, with the request id, and answered without details", async () => {
  const services = await createTestServices();
  const logged = vi.spyOn(services.log, "error").mockImplementation(() => {});
  vi.spyOn(services.auth.api, "getSession").mockRejectedValue(new Error("the secret cause"));
  const response = await callSessionApi(services, "/api/session", { cookie: "matinal.session_token=x" });
  expect([response.status, await response.json()]).toEqual([
    500,
    { error: { code: "internal", message: "Une erreur s'est produite.", requestId: "r1" } },
  ]);
  expect(logged.mock.calls).toEqual([[expect.objectContaining({ requestId: "r1" }), "request failed"]]);
});
