import { eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { session as sessions } from "#db/schema.ts";
import { signInAs } from "#test/accounts/customers.ts";
import { createTestServices } from "#test/services/test-services.ts";
import { operatorsCookies } from "./operators-cookie.server.ts";

test("a customer's session is looked up once, an operator's each time, and nobody's cookie never", async () => {
  vi.spyOn(console, "log").mockImplementation(() => {});
  const services = await createTestServices({ OPERATOR_EMAILS: "chloe@matinal.example" });
  const judge = operatorsCookies(services);
  const cookieOf = async (email: string) => {
    const { request, id } = await signInAs(services, email);
    return { cookie: request.headers.get("Cookie") ?? "", id };
  };
  const [anna, chloe] = [await cookieOf("anna@exemple.fr"), await cookieOf("chloe@matinal.example")];
  expect([judge("other=1"), judge("\u00e9=\u00ff; =;;")]).toEqual([null, null]);
  expect(await judge(`${anna.cookie}x`)?.()).toBe(false);
  expect(await judge(anna.cookie)?.()).toBe(false);
  expect([judge(anna.cookie), judge(`a=b; ${anna.cookie}`)]).toEqual([null, null]);
  for (let time = 0; time < 2; time++) expect(await judge(chloe.cookie)?.()).toBe(true);
  await services.db.asOwner.delete(sessions).where(eq(sessions.id, chloe.id));
  expect(await judge(chloe.cookie)?.()).toBe(false);
});
