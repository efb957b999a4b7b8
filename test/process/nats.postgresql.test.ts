import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { startNats } from "../live/nats-server.ts";
import { startAndFail } from "../server/running-server.ts";
import { emptyDatabase } from "../server/server-under-test.ts";
import { twoNodes } from "../server/two-nodes.ts";
import { until } from "../until.ts";

test("wake-ups go through NATS, through the database while it is away, and through NATS again", async () => {
  const nats = await startNats();
  onTestFinished(nats.kill);
  const settings: Record<string, string> = { ...(await emptyDatabase()), LIVE_URL: nats.url };
  const { writing, anna, seen } = await twoNodes(settings);

  const notifications: string[] = [];
  const client = new pg.Client({ connectionString: settings.DATABASE_URL });
  await client.connect();
  onTestFinished(() => client.end());
  client.on("notification", ({ payload = "" }) => notifications.push(payload));
  await client.query("listen conversation");

  await anna.onboard();
  await until(() => seen.includes("non"));
  expect(notifications).toEqual([]);

  await nats.kill();
  await until(() => writing.output().includes("NATS does not answer"));
  expect((await anna.say("sans NATS")).status).toBe(201);
  await until(() => seen.includes("sans NATS"));
  expect(notifications.length).toBeGreaterThan(0);

  await nats.restart();
  await until(() => writing.output().includes("NATS answers again"));
  notifications.splice(0);
  expect((await anna.say("avec NATS")).status).toBe(201);
  await until(() => seen.includes("avec NATS"));
  expect(notifications).toEqual([]);
  expect(await writing.end("SIGTERM")).toEqual({ code: 0, signal: null });
});

test("a node starts and works while NATS is not there, or refuses it", async () => {
  const nats = await startNats();
  onTestFinished(nats.kill);
  for (const LIVE_URL of ["nats://127.0.0.1:9", nats.url.replace("s3cret", "wrong")]) {
    const { writing, anna, seen } = await twoNodes({ ...(await emptyDatabase()), LIVE_URL });
    await anna.onboard();
    await until(() => seen.includes("non"));
    expect(writing.output()).not.toContain("wrong");
    expect(await writing.end("SIGTERM")).toEqual({ code: 0, signal: null });
  }
});

test("a LIVE_URL that names no NATS is refused in one line", async () => {
  const { code, output } = await startAndFail({ LIVE_URL: "redis://127.0.0.1" });
  expect([code, output]).toEqual([1, expect.stringMatching(/^LIVE_URL: expected nats:[^\n]+\n$/)]);
});
