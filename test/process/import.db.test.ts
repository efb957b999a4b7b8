import { expect, test } from "vitest";
import type { ProspectChanges } from "#app/prospects/prospects-protocol.ts";
import type { RunningServer } from "../server/running-server.ts";
import { errorsLogged, startTestServer } from "../server/server-under-test.ts";
import { until } from "../until.ts";
import { email, fileOf, listOf, startWithOperator, stored } from "./operator.ts";

test("an operator imports, lists, takes back, sells, cancels and deletes, while the product runs", async () => {
  const { anna, server, run, facts } = await startWithOperator();
  const file = stored(
    "salon.csv",
    '\uFEFFSociété;E-mail;Couleur\nA;a@a.example;rouge\n"B\nC";pas une adresse;\nD;d@d.example;\nD;D@d.example;\n',
  );
  const dry = await run("prospects", "import", file, "--client", email, "--dry-run");
  expect(dry.code).toBe(0);
  for (const line of [
    'CSV, utf-8, separated by ";"',
    "A  Société: company",
    "C  Couleur: unknown, left out",
    'Row 3 stays out: "pas une adresse" is no e-mail address',
    `Would add 2 prospects to the list of ${email}. Nothing is stored.`,
    "1 were there already; 1 rows stay out.",
  ])
    expect(dry.output).toContain(`${line}\n`);
  expect((await listOf(anna)).counts.all).toBe(0);

  const imported = await facts("prospects", "import", file, "--client", " Anna@Exemple.FR ");
  expect(imported).toMatchObject({
    ...{ code: 0, client: email, added: 2, known: [5], isDryRun: false },
    refused: [{ row: 3, reason: '"pas une adresse" is no e-mail address' }],
  });
  const { prospects, counts } = await listOf(anna);
  expect(counts).toEqual({ new: 2, due: 0, all: 2 });
  expect(prospects.map(({ company }) => company).sort()).toEqual(["A", "D"]);
  expect(await facts("prospects", "import", file, "--client", email)).toMatchObject({
    ...{ code: 0, added: 0, known: [2, 4, 5], import: null, earlier: { id: imported.import } },
  });
  expect(await facts("imports", "list", "--client", email)).toMatchObject({
    code: 0,
    imports: [{ id: imported.import, fileName: "salon.csv", added: 2, known: 1, refused: 1, undone: null }],
  });

  const [worked] = prospects;
  const note = { key: crypto.randomUUID(), kind: "note", text: "Oui" };
  expect((await anna.post(`/api/prospects/${worked?.id}/events`, note)).status).toBe(201);
  expect(await facts("imports", "undo", String(imported.import))).toMatchObject({
    code: 0,
    removed: 1,
    kept: 1,
  });
  expect((await listOf(anna)).prospects.map(({ id }) => id)).toEqual([worked?.id]);
  expect((await run("imports", "undo", String(imported.import))).code).toBe(1);

  expect(await facts("client", "show", email)).toMatchObject({
    code: 0,
    email,
    prospects: 1,
    subscription: null,
  });
  expect(await facts("client", "set", email, "--offer", "trial", "--until", "2026-12-31")).toMatchObject({
    ...{ code: 0, subscription: { offer: "trial", until: "2026-12-31", cancelledAt: null } },
  });
  const cancelled = await facts("client", "cancel", email);
  expect(await facts("client", "cancel", email)).toEqual(cancelled);
  const { prospectsDeletedAt } = cancelled.subscription as { prospectsDeletedAt: string };
  const before = new Date(Date.parse(prospectsDeletedAt) - 1_000).toISOString();
  expect(await facts("retention", "run", "--apply", "--at", before)).toMatchObject({ code: 0, teams: [] });
  // The prospect and the import; the command does not sign out who is signed in.
  const due = { name: "prospect data after cancellations", period: "prospects", rows: 2 };
  expect(await facts("retention", "run", "--at", prospectsDeletedAt)).toMatchObject({
    ...{ teams: [{ prospects: 1 }], due: expect.arrayContaining([due]) },
  });
  expect((await listOf(anna)).counts.all).toBe(1);
  expect(await facts("retention", "run", "--apply", "--at", prospectsDeletedAt)).toMatchObject({
    ...{ code: 0, teams: [{ prospects: 1, imports: 1 }] },
  });
  expect((await listOf(anna)).counts.all).toBe(0);
  const changes = (await (await anna.fetch("/api/prospects/changes?after=0")).json()) as ProspectChanges;
  expect(changes.removed).toHaveLength(2);
  expect(errorsLogged(server)).toEqual([]);
});

/** The rows that the command has told to have sent. */
const hasBegun = (server: RunningServer, output: string) =>
  output.includes("10,000 rows") || server.process.exitCode !== null;

test("a command that is killed in the middle leaves nothing, and the next one adds everything", async () => {
  const { anna, settings, server, start, facts } = await startWithOperator();
  const file = fileOf(12_000);
  const killed = start("prospects", "import", file, "--client", email);
  await until(() => hasBegun(server, killed.output()), 5);
  killed.process.kill("SIGKILL");
  await killed.ended;
  expect((await listOf(anna)).counts.all).toBe(0);
  // On PostgreSQL nobody sees that it was killed until its minute is over (import-session.db.test.ts).
  if ("DATABASE_URL" in settings) return;
  const small = fileOf(50);
  await until(async () => (await facts("prospects", "import", small, "--client", email)).code === 0, 2_000);
  expect((await listOf(anna)).counts).toMatchObject({ new: 50, all: 50 });
});

test("a product that is killed in the middle has nothing of the file, and all of it once the command succeeds", async () => {
  const { anna, settings, server, start } = await startWithOperator();
  const file = fileOf(12_000);
  const interrupted = start("prospects", "import", file, "--client", email);
  await until(() => hasBegun(server, interrupted.output()), 5);
  await server.end("SIGKILL");
  const { code } = await interrupted.ended;
  const restarted = await startTestServer({
    ...settings,
    DATA_DIR: server.dataDir,
    PORT: String(server.port),
  });
  const again = anna.at(restarted);
  // With PostgreSQL the command goes on without the product.
  expect((await listOf(again)).counts.all).toBe(code === 0 ? 12_000 : 0);
  expect(code === 0).toBe("DATABASE_URL" in settings);
});
