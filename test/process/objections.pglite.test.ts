import { expect, test } from "vitest";
import { email, listOf, startWithOperator, stored } from "./operator.ts";

test("who objects leaves every list while the product runs, and no file brings them back", async () => {
  const { anna, run, facts } = await startWithOperator();
  const file = stored(
    "salon.csv",
    "Société;SIREN;Contact;E-mail\nA;123456782;Hélène Courtade;helene@a.example\nB;;Paul Durand;paul@b.example\n",
  );
  expect(await facts("prospects", "import", file, "--client", email)).toMatchObject({ code: 0, added: 2 });
  const { prospects } = await listOf(anna);
  const id = prospects.find(({ company }) => company === "A")?.id ?? "";
  const note = { key: crypto.randomUUID(), kind: "note", text: "À rappeler" };
  expect((await anna.post(`/api/prospects/${id}/events`, note)).status).toBe(201);

  const person = ["--name", "Mme COURTADE Hélène", "--siren", "123 456 782"];
  expect(await facts("person", "show", ...person)).toMatchObject({
    ...{ code: 0, objectedOn: null, hasAccount: false, requests: [] },
    records: [
      { contact: "Hélène Courtade", history: [{ kind: "note", data: { text: "À rappeler" } }], drafts: [] },
    ],
    article15: { recipients: expect.any(Array) },
  });
  expect(await facts("person", "show", email)).toMatchObject({ code: 0, hasAccount: true, records: [] });
  expect(await facts("person", "object", ...person)).toEqual({ code: 0, lists: 1, records: 1, waiting: 0 });
  expect(await facts("person", "object", "helene@a.example")).toEqual({
    code: 0,
    lists: 0,
    records: 0,
    waiting: 0,
  });
  expect(await facts("person", "show", ...person)).toMatchObject({
    ...{ code: 0, objectedOn: expect.any(String), records: [] },
  });

  expect((await listOf(anna)).prospects.map(({ company }) => company)).toEqual(["B"]);
  const page = await anna.fetch(`/liste/${id}`);
  expect([page.status, await page.text()]).toEqual([
    410,
    expect.stringContaining("à la demande de la personne"),
  ]);
  const record = await anna.fetch(`/api/prospects/${id}`);
  expect([record.status, await record.json()]).toEqual([
    404,
    { error: { code: "withdrawn", message: expect.any(String) } },
  ]);
  for (const dry of [["--dry-run"], []])
    expect(await facts("prospects", "import", file, "--client", email, ...dry)).toMatchObject({
      ...{ code: 0, added: 0, known: [3], refused: [{ row: 2, reason: "has objected" }], withdrawn: 0 },
    });

  for (const [reason, ...parameters] of [
    [/--name is missing/, "person", "object"],
    [/--siren is missing/, "person", "show", "--name", "A B"],
    [/nine digits/, "person", "object", "--name", "A B", "--siren", "123456789"],
    [/not both/, "person", "object", email, "--name", "A B"],
    [/neither an e-mail address/, "person", "object", "nobody"],
    [/no text/, "person", "object", "x".repeat(64_000)],
    [/neither an e-mail address/, "person", "show", "--name", "…", "--siren", "123456782"],
  ] as const) {
    const said = await run(...parameters);
    expect([said.code === 0, said.output]).toEqual([false, expect.stringMatching(reason)]);
  }
});
