import { existsSync, statSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parisDay } from "#app/calendar/paris-day.ts";
import { parisMoment, workingDaysAfter } from "#app/calendar/working-days.ts";
import { until } from "../until.ts";
import { email, fileOf, listOf, startWithOperator, stored } from "./operator.ts";

test("what cannot be done is refused with a sentence and stores nothing", async () => {
  const { anna, run, facts } = await startWithOperator();
  const file = fileOf(3);
  for (const [code, reason, ...parameters] of [
    [
      1,
      /No customer has signed in as nobody@exemple\.fr/,
      "prospects",
      "import",
      file,
      "--client",
      "nobody@exemple.fr",
    ],
    [1, /There is no file/, "prospects", "import", "/nonexistent.csv", "--client", email],
    [
      1,
      /No row of this file is a prospect/,
      "prospects",
      "import",
      stored("a.csv", "Société\n#REF!\n"),
      "--client",
      email,
    ],
    [1, /names the company/, "prospects", "import", stored("a.csv", "Nom\nA\n"), "--client", email],
    [1, /There is no import x/, "imports", "undo", "x"],
    [2, /--client is missing/, "prospects", "import", file],
    [2, /A parameter is missing/, "prospects", "import", "--client", email],
    [2, /--offer: expected starter, growth, scale, trial/, "client", "set", email, "--offer", "free"],
    [2, /--until: expected a day/, "client", "set", email, "--offer", "trial", "--until", "2026-02-30"],
    [2, /--at: expected a moment/, "retention", "run", "--at", "tomorrow"],
    [2, /--at: expected a moment/, "morning", "run", "--at", "2026-11-24"],
    [2, /--client is missing/, "night", "run"],
    [
      1,
      /There is no night at that moment/,
      ...["night", "run", "--client", email, "--at", "2026-11-28T03:00:00+01:00"],
    ],
    [2, /Unknown command "imports"/, "imports"],
  ] as const) {
    const said = await run(...parameters);
    expect([said.code, said.output]).toEqual([code, expect.stringMatching(reason)]);
  }
  expect(await facts("client", "show", "nobody@exemple.fr")).toMatchObject({
    code: 1,
    error: { message: expect.any(String) },
  });
  expect((await listOf(anna)).counts.all).toBe(0);
});

test("a stopped product takes commands too, and the socket of a running one is its user's alone", async () => {
  const { server, facts } = await startWithOperator();
  const socket = join(server.dataDir, "database/operations.sock");
  expect(statSync(socket).mode & 0o777).toBe(0o600);
  for (const line of [
    "nonsense\n",
    '{"ask":"__proto__","input":{}}\n',
    '{"ask":"client.show","input":{"client":7}}\n',
  ]) {
    const connection = connect(socket);
    connection.write(line);
    const [answer] = (await connection.take(1).toArray()) as [Buffer];
    expect(JSON.parse(answer.toString())).toEqual({
      problem: expect.stringMatching(/^This version of Matinal/),
    });
    connection.destroy();
  }
  const endless = connect(socket).on("error", () => {});
  for (let sent = 0; sent < 12; sent++) endless.write("x".repeat(1024 * 1024));
  await until(() => endless.destroyed || endless.closed);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);

  const day = workingDaysAfter(parisDay(Date.now()), 1);
  const at = parisMoment(day, 3).toISOString();
  await facts("client", "set", email, "--offer", "starter");
  expect(await facts("list", "hold", "--client", email)).toMatchObject({ code: 0, email });
  expect(await facts("night", "run", "--client", email, "--deliver", "--at", at)).toMatchObject({
    ...{ code: 0, day, state: "staged", error: "NO_TARGET", delivered: 0, isHeld: true },
  });
  expect(await facts("list", "release", "--client", email)).toMatchObject({ wasHeld: true });

  await server.end("SIGTERM");
  expect(existsSync(socket)).toBe(false);
  expect(await facts("prospects", "import", fileOf(3), "--client", email)).toMatchObject({
    code: 0,
    added: 3,
  });
});
