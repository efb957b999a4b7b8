import { expect, test } from "vitest";
import { departmentCodes } from "#scripts/company-register/codes.ts";
import { startCompanyRegister } from "#scripts/company-register/company-register.ts";
import { after, fakeClock } from "#test/clock.ts";
import { contractOf } from "#test/openapi/contract.ts";
import { routeContext } from "#test/services/route-context.ts";
import { createTestServices } from "#test/services/test-services.ts";
import { loader } from "./market-api.ts";
import { openApiDocument } from "./openapi/document.ts";

fakeClock();

const contract = contractOf(openApiDocument({ appUrl: "http://localhost:3000", isHttps: false }) as never);

test("with a register the count for visitors answers as documented", async () => {
  const register = await startCompanyRegister({ count: 300, perSecond: 1_000 });
  const services = await createTestServices({ COMPANY_REGISTER_URL: register.baseUrl });
  let seconds = 0;
  const get = async (query: Record<string, string>) => {
    after(++seconds);
    const path = "/api/market";
    const request = new Request(`http://localhost:3000${path}?${new URLSearchParams(query)}`);
    const response = await loader({ request, context: routeContext(services) });
    const body = await response.text();
    contract.check({ method: "GET", path, request: {}, response, body });
    return { status: response.status, json: JSON.parse(body) };
  };
  for (const query of [{}, { sector: " " }, { place: "x".repeat(121) }])
    expect((await get(query as Record<string, string>)).json.error.code).toBe("invalid_query");
  expect((await get({ sector: "\u0000\ud800 constructor __proto__" })).json.found).toBeNull();

  let last = await get({ place: "69" });
  expect(last.json).toMatchObject({ found: { on: "2026-03-02" }, notUnderstood: [] });
  for (const place of departmentCodes) if (last.status === 200) last = await get({ place });
  expect([last.status, last.json.error.code]).toEqual([429, "too_many_counts"]);
  await register.stop();
  seconds += 120;
  expect((await get({ place: "Bretagne" })).json.error.code).toBe("register_unavailable");
});
