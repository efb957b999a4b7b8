import { expect, test, vi } from "vitest";
import { deliveries } from "#app/deliveries.server.ts";
import { outbox } from "#db/schema.ts";
import { after, fakeClock, start } from "#test/clock.ts";
import { openOutbox, outboxRows, servicesWithoutOutbox } from "#test/outbox/outbox-fixtures.ts";
import { newestMail } from "#test/server/sent-mails.ts";
import { until } from "#test/until.ts";

fakeClock();

const recipient = "anna@exemple.fr";
const payload = { next: "/assistant", browserHash: null };

test.each([
  ["sign-in", { recipient, payload: { next: 1, browserHash: "secret" } }, "payload.next"],
  ["sign-in", { recipient: null, payload }, "recipient"],
  ["sign-in", { recipient: null, payload: [] }, "recipient, payload.next, payload.browserHash"],
  ["confirmation", { recipient, payload: {} }, "payload.sessionId"],
  ["account-deleted", { recipient: null, payload: {} }, "recipient"],
  ["contact", { recipient: null, payload: {} }, "payload.requestId"],
  ["contact", { recipient: null, payload: { requestId: "secret" } }, "payload.requestId"],
])(
  "an item of %s that cannot be read is given up at once, with one line that names the fields: %j",
  async (kind, content, fields) => {
    vi.spyOn(console, "log").mockImplementation(() => {});
    const services = await servicesWithoutOutbox();
    const lines = vi.spyOn(services.log, "error");
    const times = { createdAt: new Date(start), dueAt: new Date(start) };
    await services.db.asOwner.insert(outbox).values({ kind, dedupeKey: "malformed", ...content, ...times });

    const box = await openOutbox(services, deliveries);
    await until(async () => (await outboxRows(services))[0]?.failedAt !== null);
    after(3600);
    box.kick();
    const sent = { kind: "sign-in", dedupeKey: "next", recipient: "bea@exemple.fr", payload };
    await box.enqueue(sent);
    await newestMail(services.environment.dataDir, "bea@exemple.fr");
    const [row] = (await outboxRows(services)).filter(({ dedupeKey }) => dedupeKey === "malformed");
    expect(row).toMatchObject({ attempts: 1, lastError: `MALFORMED ${fields}` });
    expect(lines.mock.calls).toEqual([
      [{ kind, attempts: 1, id: row?.id, reason: `MALFORMED ${fields}` }, "cannot be read, given up"],
    ]);
  },
);
