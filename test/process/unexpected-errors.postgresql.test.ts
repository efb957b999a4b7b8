import pg from "pg";
import { expect, onTestFinished, test } from "vitest";
import { emptyDatabase, errorsLogged, startTestServer } from "../server/server-under-test.ts";
import { Visitor } from "../server/visitor.ts";

test("an error that nobody foresaw has one number: for its reader, in the log, and at the desk", async () => {
  const settings = await emptyDatabase();
  const server = await startTestServer({ ...settings, OPERATOR_EMAILS: "chloe@matinal.example" });
  const [anna, chloe] = [new Visitor(server), new Visitor(server)];
  await anna.signIn("anna@exemple.fr");
  await anna.onboard();
  await chloe.signIn("chloe@matinal.example");

  const client = new pg.Client({ connectionString: settings.DATABASE_URL });
  await client.connect();
  onTestFinished(() => client.end());
  await client.query("alter table drafts rename to drafts_of_another_time");

  const numberOf = (response: Response) => response.headers.get("x-request-id") ?? "";
  const path = `/brouillons/${crypto.randomUUID()}`;
  const page = await anna.fetch(path, { headers: { Accept: "text/html" } });
  const html = await page.text();
  expect(page.status).toBe(500);
  expect(html).toContain("Joignez ce numéro à votre message");
  expect(html.split(numberOf(page)).length - 1).toBeGreaterThanOrEqual(2);
  expect(html).not.toContain("drafts_of_another_time");
  const navigation = await anna.fetch(`${path}.data`);
  expect([navigation.status, (await navigation.text()).includes(numberOf(navigation))]).toEqual([500, true]);
  const call = await anna.fetch("/api/drafts");
  expect([call.status, await call.json()]).toEqual([
    500,
    { error: { code: "internal", message: "Une erreur s'est produite.", requestId: numberOf(call) } },
  ]);

  const numbers = [page, navigation, call].map(numberOf);
  // A line is written after its response.
  await expect.poll(() => errorsLogged(server).map((line) => JSON.parse(line).requestId)).toEqual(numbers);
  const desk = async (path: string) => {
    const response = await chloe.fetch(path, { headers: { Accept: "text/html" } });
    return { status: response.status, text: await response.text() };
  };
  await expect
    .poll(async () => (await desk("/operateur/erreurs")).text)
    .toSatisfy((text) => numbers.every((number) => text.includes(number)));
  const [number = ""] = numbers;
  const found = await desk(`/operateur/erreurs?id=${number}`);
  expect(found.status).toBe(200);
  for (const part of ["anna@exemple.fr", "/brouillons/:id", "relation", number])
    expect(found.text).toContain(part);
  expect((await desk("/operateur/journal?action=error.read")).text).toContain(number);
  expect((await desk(`/operateur/erreurs?id=${crypto.randomUUID()}`)).status).toBe(404);
  expect((await desk("/operateur/erreurs?id=x")).status).toBe(422);
  expect((await anna.fetch(`/operateur/erreurs?id=${number}`)).status).toBe(404);
});
