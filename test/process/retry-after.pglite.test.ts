import { expect, onTestFinished, test } from "vitest";
import { startRelay } from "../contact/fake-relay.ts";
import { startTestServer } from "../server/server-under-test.ts";
import { Visitor } from "../server/visitor.ts";

test("a form that the relay failed to take names the relay's delay, and none if the relay named none", async () => {
  const relay = await startRelay(500);
  onTestFinished(relay.stop);
  const visitor = new Visitor(await startTestServer({ CONTACT_RELAY_URL: relay.url }));
  const person = { firstName: "Anna", lastName: "B", email: "anna@exemple.fr" };
  const forms = {
    "/contact": { ...person, subject: "S", message: "M" },
    "/vos-donnees": { ...person, subject: "oppose" },
  };
  const answers = async () => {
    const found: unknown[] = [];
    for (const [path, fields] of Object.entries(forms))
      for (const Accept of ["application/json", "text/html"]) {
        const body = new URLSearchParams(fields);
        const { status, headers } = await visitor.fetch(path, { method: "POST", headers: { Accept }, body });
        found.push([status, headers.get("Retry-After")]);
      }
    return found;
  };
  expect(await answers()).toEqual(Array(4).fill([503, null]));

  relay.become({ status: 503, retryAfter: "3600" });
  expect(await answers()).toEqual(Array(4).fill([503, expect.stringMatching(/^3[56]\d\d$/)]));
});
