import { expect, test } from "vitest";
import { freePort } from "../server/free-port.ts";
import { startAndFail } from "../server/running-server.ts";
import { emptyDatabase, startTestServer } from "../server/server-under-test.ts";

// Each refusal is the same on both engines.

test("the server refuses to start with invalid settings: one line for each, and exit code 1", async () => {
  const { code, output } = await startAndFail({ PORT: "many", SMTP_URL: "nowhere" });
  expect(code).toBe(1);
  expect(output.trim().split("\n")).toEqual([
    expect.stringMatching(/^PORT: /),
    expect.stringMatching(/^SMTP_URL: /),
  ]);
});

test("a database that cannot be reached is named by its setting, host and port, and never by its password", async () => {
  const AUTH_SECRET = "a secret that only this test run knows, long enough";
  const PORT = String(await freePort());
  for (const host of ["127.0.0.1:9", "nulle-part.invalid"]) {
    const DATABASE_URL = `postgres://matinal:geheim@${host}/matinal`;
    const { code, output } = await startAndFail({ DATABASE_URL, AUTH_SECRET, PORT });
    expect([code, output]).toEqual([
      1,
      expect.stringMatching(/^DATABASE_URL: PostgreSQL at [^\n]*\d+ cannot be reached: [^\n]+\n$/),
    ]);
    expect(output).toContain(host);
    expect(output).not.toContain("geheim");
  }
});

test("the server refuses to start on a port in use, with one line", async () => {
  const first = await startTestServer();
  const second = await startAndFail({ ...(await emptyDatabase()), PORT: String(first.port) });
  expect(second).toMatchObject({ code: 1, output: expect.stringMatching(/^Port \d+ is in use[^\n]*\n$/) });
});

test("the server refuses to start on an address that this machine does not have, with one line", async () => {
  const SMTP_URL = "smtp://127.0.0.1:9";
  for (const HOST of ["nulle-part.invalid", "192.0.2.1"])
    expect(
      await startAndFail({ ...(await emptyDatabase()), PORT: String(await freePort()), HOST, SMTP_URL }),
    ).toEqual({
      code: 1,
      output: expect.stringMatching(/^HOST: this machine has no such address[^\n]*\n$/),
    });
});
