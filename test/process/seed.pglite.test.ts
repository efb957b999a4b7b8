import { expect, test } from "vitest";
import { demo } from "#app/content/signed-in/demo-copy.ts";
import { freePort } from "../server/free-port.ts";
import { emptyDatabase, startTestServer } from "../server/server-under-test.ts";
import { Visitor } from "../server/visitor.ts";
import { runScript } from "./run-script.ts";

test("the link of `npm run seed` opens the demo's conversation, and a database in use is refused", async () => {
  const settings = { ...(await emptyDatabase()), PORT: String(await freePort()) };
  const seeded = await runScript("seed", [], settings);
  expect(seeded).toMatchObject({ code: 0, output: expect.stringContaining(demo.email) });
  const [, token = ""] = /^http:\/\/localhost:\d+\/login#access_token=(\S+)$/m.exec(seeded.output) ?? [];

  const server = await startTestServer(settings);
  const camille = new Visitor(server);
  expect((await camille.post("/api/session", { token })).status).toBe(204);
  const contents = (await camille.conversation()).map(({ content }) => content);
  expect(contents).toEqual(expect.arrayContaining([...demo.answers]));

  expect(await runScript("seed", [], settings)).toEqual({
    code: 1,
    output: expect.stringMatching(/^[^\n]*in use by another Matinal process[^\n]*\n$/),
  });
});
