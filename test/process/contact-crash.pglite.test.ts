import { expect, onTestFinished, test } from "vitest";
import { startRelay } from "../contact/fake-relay.ts";
import { emptyDatabase, startTestServer } from "../server/server-under-test.ts";
import { Visitor } from "../server/visitor.ts";
import { until } from "../until.ts";

test("a contact request stored before kill -9 reaches the relay once after the next start, with the same idempotency key", async () => {
  const relay = await startRelay("hangs");
  onTestFinished(relay.stop);
  const settings = { ...(await emptyDatabase()), CONTACT_RELAY_URL: relay.url };
  const first = await startTestServer(settings);
  const fields = { firstName: "Anna", lastName: "B", email: "anna@exemple.fr", subject: "S", message: "M" };
  const interrupted = new Visitor(first)
    .fetch("/contact", { method: "POST", body: new URLSearchParams(fields) })
    .catch((error: unknown) => error);
  await until(() => relay.received.length === 1);
  await first.end("SIGKILL");
  expect(await interrupted).toBeInstanceOf(Error);

  relay.become(200);
  const second = await startTestServer({ ...settings, DATA_DIR: first.dataDir });
  await until(() => relay.received.length === 2);
  const keys = relay.received.map(({ headers }) => headers["idempotency-key"]);
  expect(new Set(keys).size).toBe(1);

  const again = await new Visitor(second).fetch("/contact", {
    method: "POST",
    headers: { Accept: "application/json" },
    body: new URLSearchParams(fields),
  });
  expect([again.status, relay.received.length]).toEqual([200, 2]);
});
