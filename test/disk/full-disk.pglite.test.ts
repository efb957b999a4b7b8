import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";
import { mailsTo } from "../server/sent-mails.ts";
import { errorsLogged, startTestServer } from "../server/server-under-test.ts";
import { Visitor } from "../server/visitor.ts";
import { until } from "../until.ts";
import { makeSmallDisk } from "./small-disk.ts";

const codeOf = async (response: Response) =>
  ((await response.json()) as { error: { code: string } }).error.code;

test("on a full disk only writes are refused, and no acknowledged message is lost", async () => {
  const disk = makeSmallDisk();
  const variables = { ...disk.variables, DATA_DIR: disk.folder };
  const server = await startTestServer(variables);
  const [anna, bruno] = [new Visitor(server), new Visitor(server)];
  await anna.signIn("anna@exemple.fr");
  await bruno.signIn("bruno@exemple.fr");

  const acknowledged: string[] = [];
  const refusals: Response[] = [];
  let isWriting = true;
  const writing = Promise.all(
    [1, 2, 3].map(async (writer) => {
      for (let n = 0; isWriting; n++) {
        const content = `${writer}-${n} ${crypto.randomUUID().repeat(100)}`;
        const response = await anna.say(content);
        if (response.status === 201) acknowledged.push(content);
        else refusals.push(response);
        // Stay below the message limit of one client.
        await delay(response.status === 429 ? 1_000 : 100);
      }
    }),
  );
  await until(() => acknowledged.length >= 6);
  disk.fill();
  await until(() => refusals.some(({ status }) => status === 503));
  isWriting = false;
  await writing;

  const refused = await anna.say("Trop tard");
  expect([refused.status, refused.headers.get("Retry-After")]).toEqual([503, "60"]);
  expect(await codeOf(refused)).toBe("storage_full");
  const form = { firstName: "C", lastName: "D", email: "cleo@exemple.fr", subject: "S", message: "M" };
  const page = await new Visitor(server).fetch("/contact", {
    method: "POST",
    body: new URLSearchParams(form),
  });
  expect([page.status, page.headers.get("Retry-After")]).toEqual([503, "60"]);
  expect(await page.text()).toContain("Enregistrement momentanément impossible");
  const linkRequest = await new Visitor(server).requestLink("cleo@exemple.fr");
  expect(linkRequest.status).toBe(503);
  expect(await linkRequest.text()).toContain("plus de place pour enregistrer");

  for (const path of [
    "/healthz",
    "/readyz",
    "/",
    "/faq",
    "/assistant",
    "/compte",
    "/api/session",
    "/api/profile",
  ])
    expect((await anna.fetch(path)).status, path).toBe(200);
  const read = (await anna.conversation()).map(({ content }) => content);
  expect(read).toEqual(expect.arrayContaining(acknowledged));
  const stream = await anna.fetch("/api/messages/stream");
  expect(stream.status).toBe(200);
  await stream.body?.cancel();
  expect((await bruno.fetch("/api/session", { method: "DELETE" })).status).toBe(204);

  // A killed server starts again although the disk is still full, and says so.
  await server.end("SIGKILL");
  const again = await startTestServer({ ...variables, PORT: String(server.port) });
  await expect.poll(again.output).toMatch(/^Warning: DATA_DIR: [^\n]* MB free, where 128 MB are needed/m);
  expect((await anna.conversation()).map(({ content }) => content)).toEqual(
    expect.arrayContaining(acknowledged),
  );
  expect(await codeOf(await anna.say("Trop tard"))).toBe("storage_full");
  expect((await new Visitor(again).requestLink("cleo@exemple.fr")).status).toBe(503);

  disk.freeSpace();
  await until(async () => (await anna.say("De nouveau")).status === 201, 100);
  await new Visitor(again).signIn("cleo@exemple.fr");
  const after = (await anna.conversation()).map(({ content }) => content);
  expect(after).toEqual(expect.arrayContaining([...acknowledged, "De nouveau"]));
  expect(after).not.toContain("Trop tard");

  for (const each of [server, again]) {
    expect(errorsLogged(each).map((line) => (JSON.parse(line) as { msg: string }).msg)).toEqual([
      "the disk is full: writes are refused",
    ]);
  }
  expect(again.output().match(/writes are accepted/g)).toHaveLength(1);
  expect(await again.end("SIGTERM")).toEqual({ code: 0, signal: null });
});

test("a mail that cannot be stored on a full disk is sent once space is freed", async () => {
  const disk = makeSmallDisk();
  const server = await startTestServer({ ...disk.variables, DATA_DIR: disk.folder });
  const anna = new Visitor(server);
  const linkRequest = anna.requestLink("anna@exemple.fr");
  disk.fill();
  const isAccepted = (await linkRequest).status === 200;
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);

  disk.freeSpace();
  if (!isAccepted) await until(async () => (await anna.requestLink("anna@exemple.fr")).status === 200, 100);
  await until(() => mailsTo(server.dataDir, "anna@exemple.fr").length === 1);
});
