import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import type { Services } from "#app/services.server.ts";
import { session as sessions } from "#db/schema.ts";
import { signInAs } from "#test/accounts/customers.ts";
import { routeContext } from "#test/services/route-context.ts";
import { createTestServices } from "#test/services/test-services.ts";
import { operatorsOnly, requireOperator } from "./operators-only.server.ts";

const hour = 60 * 60 * 1000;

/** Asks for a page of the desk; resolves with the status, where it leads, and the operator whom the page knows. */
async function ask(services: Services, request: Request, path = "/operateur/journal?day=2026-03-02") {
  const context = routeContext(services);
  const url = new URL(path, services.environment.appUrl);
  const args = { request: new Request(url, request), url, context, params: {}, pattern: "" };
  const respond = async () => new Response(requireOperator(context).operator);
  const response = await Promise.resolve(operatorsOnly(args as never, respond as never)).catch((thrown) => {
    if (thrown instanceof Response) return thrown;
    throw thrown;
  });
  const { status, headers } = response as Response;
  return { status, to: headers.get("Location"), text: await (response as Response).text() };
}

test("an operator's proof of identity is younger than an hour, or is asked for, with the way back", async () => {
  vi.spyOn(console, "log").mockImplementation(() => {});
  const services = await createTestServices({ OPERATOR_EMAILS: "chloe@matinal.example" });
  const chloe = await signInAs(services, "chloe@matinal.example");
  expect(await ask(services, chloe.request)).toEqual({ status: 200, to: null, text: chloe.user.email });
  const provenAgo = (milliseconds: number, confirmedAgo: number | null = null) =>
    services.db.asOwner
      .update(sessions)
      .set({
        createdAt: new Date(Date.now() - milliseconds),
        confirmedAt: confirmedAgo === null ? null : new Date(Date.now() - confirmedAgo),
      })
      .where(eq(sessions.id, chloe.id));
  await provenAgo(hour + 1_000);
  expect(await ask(services, chloe.request)).toMatchObject({
    status: 302,
    to: "/compte/confirmation?pour=exploitation&retour=%2Foperateur%2Fjournal%3Fday%3D2026-03-02",
  });
  await provenAgo(2 * hour, hour / 2);
  expect(await ask(services, chloe.request)).toMatchObject({ status: 200 });

  const stranger = await signInAs(services, "chloe+x@matinal.example");
  expect(await ask(services, stranger.request)).toMatchObject({ status: 404 });
  expect(await ask(services, new Request(services.environment.appUrl))).toMatchObject({ status: 404 });
});
