import { beforeEach, expect, test, vi } from "vitest";
import { changeField } from "#app/conversation/onboarding/change-field.server.ts";
import { signInByMail } from "#test/accounts/sign-in-by-mail.ts";
import { routeContext } from "#test/services/route-context.ts";
import { createTestServices } from "#test/services/test-services.ts";
import { action } from "./route.tsx";

beforeEach(() => void vi.spyOn(console, "log").mockImplementation(() => {}));

const values = {
  company_name: "Pômmy",
  industry: "Conseil",
  icp_title: "Directrice des achats",
  icp_size: "pme",
  icp_location: "Lyon",
  value_prop: "Moitié moins de facture.",
  tone: "direct",
  primary_goal: "rdv",
};

test("saving the form counts as a change of the profile: above the limit it is 429, and the form keeps its values", async () => {
  const services = await createTestServices();
  const { cookie, user } = await signInByMail(services, "anna@exemple.fr");
  const submit = () => {
    const request = new Request("http://localhost:3000/onboarding-legacy", {
      method: "POST",
      headers: { Cookie: cookie },
      body: new URLSearchParams(values),
    });
    const call = { request, context: routeContext(services), params: {} } as unknown as Parameters<
      typeof action
    >[0];
    return action(call).then(
      (refused) => refused,
      (redirect: Response) => redirect,
    );
  };
  for (let times = 0; times < 30; times++) expect(await submit()).toMatchObject({ status: 302 });
  const change = { field: "industry", value: "Énergie" } as const;
  for (let times = 0; times < 30; times++)
    expect(await changeField(services, user.id, change)).toEqual({ kind: "changed" });

  const refused = await submit();
  if (refused instanceof Response) throw new Error("The form was saved.");
  expect(refused.init?.status).toBe(429);
  const retryAfter = Number(new Headers(refused.init?.headers).get("Retry-After"));
  expect(retryAfter).toBeGreaterThan(0);
  expect(refused.data).toMatchObject({ values, errors: {}, problem: null, retryAfter });
  expect(await changeField(services, user.id, change)).toMatchObject({ kind: "limited" });
});
