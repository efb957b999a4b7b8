import { expect, test } from "vitest";
import { startAndFail } from "../server/running-server.ts";
import { startTestServer } from "../server/server-under-test.ts";
import { Visitor } from "../server/visitor.ts";

test("a second process on the same folder is refused in one line, and the first keeps working", async () => {
  const first = await startTestServer();
  const second = await startAndFail({ PORT: "59999", DATA_DIR: first.dataDir });
  expect(second).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^[^\n]*in use by another[^\n]*\n$/),
  });

  const anna = new Visitor(first);
  await anna.signIn("anna@exemple.fr");
  expect((await anna.say("Toujours là")).status).toBe(201);
});
