import { expect, test } from "vitest";
import { npmStart } from "../server/running-server.ts";
import { emptyDatabase, startTestServer } from "../server/server-under-test.ts";

test("a server started on a database without tables prints its address and where mails go, in one line each", async () => {
  const server = await startTestServer(await emptyDatabase("blank"), npmStart);
  const lines = server.output().split("\n");
  expect(lines.filter((line) => line.includes("ready") && line.includes(server.url))).toHaveLength(1);
  expect(lines.filter((line) => line.startsWith("Mails: ") && line.includes("/mailbox"))).toHaveLength(1);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
});
