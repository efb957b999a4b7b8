import { randomUUID } from "node:crypto";
import { beforeEach, expect, test, vi } from "vitest";
import { conversation as copy } from "~/content/signed-in/conversation-copy.ts";
import { saveProfile } from "~/profile/profile-store.server.ts";
import { signInByMail } from "../../../test/accounts/sign-in-by-mail.ts";
import { say } from "../../../test/conversation/conversations.ts";
import { routeContext } from "../../../test/services/route-context.ts";
import { createTestServices } from "../../../test/services/test-services.ts";
import { action, loader } from "./profile-api.ts";

beforeEach(() => void vi.spyOn(console, "log").mockImplementation(() => {}));

test("`toCheck` lists the values that the form would refuse, before and after the profile is complete", async () => {
  const { services, user, read } = await signedIn();
  await say(services, user, "Pômmy", "Logiciels", "Directeur, Lyon", "Du temps", "Humoristique");
  expect(await read()).toEqual({
    values: expect.objectContaining({ icp_size: "Lyon", tone: "Humoristique", calendly_url: "" }),
    isComplete: false,
    answered: ["company_name", "industry", "icp", "value_prop", "tone"],
    toCheck: ["icp_size", "tone"],
  });

  await say(services, user, "RDV", "oui");
  expect(await read()).toMatchObject({
    isComplete: true,
    toCheck: ["icp_size", "tone", "calendly_url"],
  });
  await saveProfile(services.db.asOwner, user.id, {
    icpSize: "pme",
    tone: "direct",
    calendlyUrl: "https://agenda.exemple.fr/pommy",
    valueProp: "é".repeat(2_001),
  });
  expect((await read()).toCheck).toEqual(["value_prop"]);
});

test("`toCheck` lists no empty field", async () => {
  const { services, user, read } = await signedIn();
  await say(services, user, "Pômmy");
  expect((await read()).toCheck).toEqual([]);
});

test("a correction returns its text, is 429 above the limit, and 409 before its question", async () => {
  const { services, user, post } = await signedIn();
  await say(services, user, "Pômmy", "Logiciels");
  const correct = (body: object) => post({ key: randomUUID(), step: "industry", ...body });
  const corrected = await correct({ content: "Éclairage LED" });
  expect(corrected.status).toBe(201);
  expect((await corrected.json()).message).toMatchObject({ content: "Secteur\u202F: Éclairage LED" });

  expect((await correct({ step: "tone", content: "Direct" })).status).toBe(409);
  expect((await correct({ step: "nom", content: "x" })).status).toBe(422);
  expect((await correct({ key: "x".repeat(60_000), content: "x" })).status).toBe(422);
  expect((await correct({ content: "x".repeat(8_001) })).status).toBe(413);
  for (let count = 3; count < 60; count++) expect((await correct({ content: `${count}` })).status).toBe(201);
  const refused = await correct({ content: "Une de trop" });
  const seconds = Number(refused.headers.get("Retry-After"));
  expect([refused.status, await refused.json()]).toEqual([
    429,
    { error: { code: "too_many_messages", message: copy.refusals.tooMany(seconds) } },
  ]);
});

/** Signs Anna in and returns the profile API of her session. */
async function signedIn() {
  const services = await createTestServices();
  const { cookie, user } = await signInByMail(services, "anna@exemple.fr");
  const context = routeContext(services);
  const address = "http://localhost:3000/api/profile";
  return {
    services,
    user,
    read: async (): Promise<Record<string, unknown>> =>
      (await loader({ request: new Request(address, { headers: { Cookie: cookie } }), context })).json(),
    post: (body: object) => {
      const headers = { Cookie: cookie, "Content-Type": "application/json" };
      return action({
        request: new Request(address, { method: "POST", headers, body: JSON.stringify(body) }),
        context,
      });
    },
  };
}
