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
