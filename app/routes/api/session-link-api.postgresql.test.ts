import { expect, test, vi } from "vitest";
import { identifyBrowser } from "#app/cookies/browser-id.server.ts";
import { callSessionApi, postToSessionApi, requestMail } from "#test/accounts/call-session-api.ts";
import { createTestServices } from "#test/services/test-services.ts";

vi.spyOn(console, "log").mockImplementation(() => {});

const anna = "anna@example.fr";

test("checking a link returns its account and whether this browser requested it, and does not redeem it", async () => {
  const services = await createTestServices();
  const { browser, setCookie } = identifyBrowser(
    new Request("http://localhost:3000/login"),
    services.environment,
  );
  const { token } = await requestMail(services, anna, browser);
  for (let check = 0; check < 20; check++) {
    const here = await postToSessionApi(services, "/api/session/link", { token }, setCookie.split(";", 1)[0]);
    expect([here.status, await here.json()]).toEqual([
      200,
      { email: anna, sameBrowser: true, next: "/assistant" },
    ]);
    const elsewhere = await postToSessionApi(services, "/api/session/link", { token });
    expect(await elsewhere.json()).toEqual({ email: anna, sameBrowser: false, next: "/assistant" });
  }
  expect((await postToSessionApi(services, "/api/session", { token })).status).toBe(204);
  expect((await postToSessionApi(services, "/api/session/link", { token })).status).toBe(400);
});

test("GET and HEAD of a link are refused and do not redeem it", async () => {
  const services = await createTestServices();
  const { token } = await requestMail(services, anna);
  for (const method of ["GET", "HEAD", "GET", "HEAD"]) {
    const response = await callSessionApi(services, "/api/session/link", { method });
    expect([response.status, response.headers.get("Allow")]).toEqual([405, "POST"]);
  }
  expect((await postToSessionApi(services, "/api/session", { token })).status).toBe(204);
});
