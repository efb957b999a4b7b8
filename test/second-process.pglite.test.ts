import { expect, onTestFinished, test } from "vitest";
import { discard, startAndFail, startServer, Visitor } from "./running-server.ts";

test("a second process on the same folder is refused in one line and the first goes on", async () => {
  const first = await startServer();
  onTestFinished(async () => {
    await first.end("SIGTERM");
    discard(first);
  });
  const second = await startAndFail({ PORT: "59999", DATA_DIR: first.dataDir });
  expect(second).toMatchObject({
    code: 1,
    output: expect.stringMatching(/^[^\n]*in use by another[^\n]*\n$/),
  });

  const anna = new Visitor(first);
  await anna.signIn("anna@exemple.fr");
  expect((await anna.say("Toujours là")).status).toBe(201);
});
