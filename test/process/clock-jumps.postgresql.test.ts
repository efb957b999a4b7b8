import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import type { Message } from "#app/conversation/protocol.ts";
import { startSmtp } from "../outbox/fake-smtp-server.ts";
import { tokenIn } from "../server/sent-mails.ts";
import { emptyDatabase, startTestServer } from "../server/server-under-test.ts";
import { Visitor } from "../server/visitor.ts";
import { until } from "../until.ts";

const hour = 3_600_000;

/** Loaded into the process, whose clock then is as many milliseconds ahead as the file says. */
const clock = pathToFileURL(join(import.meta.dirname, "night-clock.ts")).href;

test("a clock that jumps by an hour and by days, forwards and back, loses, doubles and delays nothing", async () => {
  const folder = mkdtempSync(join(tmpdir(), "matinal-clock-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, "ahead");
  // 0 would be no answer.
  const jump = (milliseconds: number) => writeFileSync(file, String(milliseconds + 1));
  jump(0);
  const smtp = await startSmtp();
  const settings = { ...(await emptyDatabase()), SMTP_URL: smtp.url, TRUST_PROXY: "127.0.0.1,::1" };
  const server = await startTestServer({ ...settings, NIGHT_CLOCK: file, NODE_OPTIONS: `--import=${clock}` });
  const mailsTo = (email: string) => smtp.received.filter(({ to }) => to.includes(email));
  const signIn = async (email: string, address: string) => {
    const visitor = new Visitor(server, address);
    expect((await visitor.requestLink(email)).status).toBe(200);
    await until(() => mailsTo(email).length > 0);
    const token = tokenIn(mailsTo(email)[0]?.mail.text ?? "");
    expect((await visitor.post("/api/session", { token })).status).toBe(204);
    return visitor;
  };

  const anna = await signIn("anna@exemple.fr", "198.51.100.1");
  await anna.onboard();
  const streamed: Message[] = [];
  let streams = 0;
  let isOver = false;
  onTestFinished(() => {
    isOver = true;
  });
  void (async () => {
    while (!isOver)
      try {
        streams++;
        for await (const { event, data } of anna.stream(streamed.at(-1)?.seq ?? 0))
          if (event === "message") streamed.push(JSON.parse(data) as Message);
      } catch {
        return;
      }
  })();

  const jumps = [1, 0, -1, 0, 48, 47, -48, 0];
  for (const [number, hours] of jumps.entries()) {
    jump(hours * hour);
    const content = `message ${number}`;
    expect((await anna.say(content)).status).toBe(201);
    // It and its reply.
    await until(() => streamed.at(-2)?.content === content);
    const email = `client${number}@exemple.fr`;
    const other = await signIn(email, `198.51.100.${number + 2}`);
    expect((await other.say("Bonjour")).status).toBe(201);
    expect((await anna.fetch("/readyz")).status).toBe(200);
  }

  const stored = await anna.conversation();
  expect(stored.map(({ seq }) => seq)).toEqual(stored.map((_, index) => index + 1));
  expect(streamed).toEqual(stored);
  const timeOf = (content: string) =>
    Date.parse(stored.find((each) => each.content === content)?.createdAt ?? "");
  // The clock has jumped indeed.
  expect(timeOf("message 4") - timeOf("message 3")).toBeGreaterThan(47 * hour);
  // What follows is never older than what came before it.
  expect(timeOf("message 6") - timeOf("message 4")).toBeGreaterThanOrEqual(0);
  const said = stored.filter(({ content }) => content.startsWith("message ")).map(({ content }) => content);
  expect(said).toEqual(jumps.map((_, number) => `message ${number}`));
  for (const number of jumps.keys()) expect(mailsTo(`client${number}@exemple.fr`)).toHaveLength(1);
  expect(streams).toBe(1);
});
