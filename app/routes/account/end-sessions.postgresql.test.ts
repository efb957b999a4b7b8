import { beforeEach, expect, test, vi } from "vitest";
import { loadSession } from "#app/cookies/session-cookie.server.ts";
import type { Services } from "#app/services.server.ts";
import { signInAs } from "#test/accounts/customers.ts";
import { anna } from "#test/accounts/sign-in-fixtures.ts";
import { after, fakeClock } from "#test/clock.ts";
import { mailsTo, newestCode } from "#test/server/sent-mails.ts";
import { routeContext } from "#test/services/route-context.ts";
import { createTestServices } from "#test/services/test-services.ts";
import { action as confirm } from "./confirmation/route.tsx";
import { action } from "./route.tsx";

fakeClock();
beforeEach(() => void vi.spyOn(console, "log").mockImplementation(() => {}));

type Action = typeof action | typeof confirm;

/** Sends a form to a page of the account, and returns where it leads; `null` when it stays. */
async function post(
  services: Services,
  run: Action,
  from: Request,
  path: string,
  form: Record<string, string>,
) {
  const request = new Request(new URL(path, from.url), {
    method: "POST",
    headers: { Cookie: from.headers.get("Cookie") ?? "" },
    body: new URLSearchParams(form),
  });
  const given = { request, url: new URL(request.url), params: {}, context: routeContext(services) };
  const response = await run(given as never);
  return response instanceof Response ? (response.headers.get("Location") ?? "") : null;
}

/** A laptop that was left open for two hours, and the owner's other devices. */
async function openLaptop(services: Services) {
  const laptop = await signInAs(services, anna);
  const phone = await signInAs(services, anna);
  const tablet = await signInAs(services, anna);
  after(2 * 3600);
  const isSignedIn = async ({ request }: typeof laptop) => (await loadSession(services, request)) !== null;
  return { laptop, phone, tablet, isSignedIn };
}

test.each([
  ["one other device", (id: string) => ({ intent: "end-session", session: id }), 1],
  ["all other devices", () => ({ intent: "end-others" }), 2],
])("an old sign-in ends %s only with a code from the mailbox", async (_, form, ended) => {
  const services = await createTestServices();
  const { laptop, phone, tablet, isSignedIn } = await openLaptop(services);
  const mails = mailsTo(services.environment.dataDir, anna).length;
  const path = await post(services, action, laptop.request, "/compte", form(phone.id));
  expect(path).toMatch(/^\/compte\/confirmation\?pour=appareil/);
  expect([await isSignedIn(phone), await isSignedIn(tablet)]).toEqual([true, true]);

  const code = await newestCode(services.environment, anna, mails + 1);
  const wrong = code === "000000" ? "000001" : "000000";
  expect(
    await post(services, confirm, laptop.request, path ?? "", { intent: "confirm", code: wrong }),
  ).toBeNull();
  expect([await isSignedIn(phone), await isSignedIn(tablet)]).toEqual([true, true]);
  expect(await post(services, confirm, laptop.request, path ?? "", { intent: "confirm", code })).toBe(
    "/compte",
  );
  expect([await isSignedIn(phone), await isSignedIn(tablet)].filter((is) => !is)).toHaveLength(ended);
  expect([await isSignedIn(phone), await isSignedIn(laptop)]).toEqual([false, true]);
});

test("a recent sign-in or code ends other devices at once, and one's own session never needs one", async () => {
  const services = await createTestServices();
  const { laptop, phone, tablet, isSignedIn } = await openLaptop(services);
  const own = { intent: "end-session", session: laptop.id };
  expect(await post(services, action, laptop.request, "/compte", own)).toBe("/login");
  expect(await isSignedIn(laptop)).toBe(false);

  const fresh = await signInAs(services, anna);
  const end = { intent: "end-session", session: tablet.id };
  expect(await post(services, action, fresh.request, "/compte", end)).toBeNull();
  expect([await isSignedIn(tablet), await isSignedIn(phone)]).toEqual([false, true]);
  expect(await post(services, action, fresh.request, "/compte", { intent: "end-others" })).toBeNull();
  expect([await isSignedIn(phone), await isSignedIn(fresh)]).toEqual([false, true]);
});

test("a code that was asked for one device ends no other customer's session", async () => {
  const services = await createTestServices();
  const { laptop, isSignedIn } = await openLaptop(services);
  const bruno = await signInAs(services, "bruno@exemple.fr");
  const path = await post(services, action, laptop.request, "/compte", {
    intent: "end-session",
    session: bruno.id,
  });
  const code = await newestCode(services.environment, anna, 4);
  expect(await post(services, confirm, laptop.request, path ?? "", { intent: "confirm", code })).toBe(
    "/compte",
  );
  expect(await isSignedIn(bruno)).toBe(true);
});
