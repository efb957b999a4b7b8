import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, mkdtempSync, openSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import type { Message, StoredMessage } from "~/conversation/protocol.ts";
import { freePort } from "./postgresql.ts";
import {
  codeIn,
  discard,
  newestMail,
  type RunningServer,
  startAndFail,
  startServer,
  tokenIn,
  Visitor,
} from "./running-server.ts";
import { newTestDatabase } from "./test-database.ts";

const authSecret = "a secret that only this test run knows, long enough";

/** Settings for a server on an empty database of the engine under test. */
async function onThisEngine(): Promise<Record<string, string>> {
  const target = await newTestDatabase();
  if ("url" in target) return { DATABASE_URL: target.url, AUTH_SECRET: authSecret };
  return { DATA_DIR: dirname(target.folder) };
}

async function running(variables: Record<string, string> = {}): Promise<RunningServer> {
  const server = await startServer({ ...(await onThisEngine()), ...variables });
  onTestFinished(async () => {
    if (server.process.exitCode === null && server.process.signalCode === null) await server.end("SIGKILL");
    discard(server);
  });
  return server;
}

test("a start says where to open the product and where mails go, in one line each", async () => {
  const server = await running();
  const lines = server.output().split("\n");
  expect(lines.filter((line) => line.includes("ready") && line.includes(server.url))).toHaveLength(1);
  expect(lines.filter((line) => line.startsWith("Mails: ") && line.includes("/mailbox"))).toHaveLength(1);
  expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
});

test("bad settings end the start with one line each and exit code 1", async () => {
  const { code, output } = await startAndFail({ PORT: "many", SMTP_URL: "nowhere" });
  expect(code).toBe(1);
  expect(output.trim().split("\n")).toEqual([
    expect.stringMatching(/^PORT: /),
    expect.stringMatching(/^SMTP_URL: /),
  ]);
});

test("a taken port ends the start with one line", async () => {
  const first = await running();
  const second = await startAndFail({ ...(await onThisEngine()), PORT: String(first.port) });
  expect(second).toMatchObject({ code: 1, output: expect.stringMatching(/^Port \d+ is in use[^\n]*\n$/) });
});

test("an address that this machine does not have ends the start with one line", async () => {
  const SMTP_URL = "smtp://127.0.0.1:9";
  for (const HOST of ["nulle-part.invalid", "192.0.2.1"])
    expect(
      await startAndFail({ ...(await onThisEngine()), PORT: String(await freePort()), HOST, SMTP_URL }),
    ).toEqual({
      code: 1,
      output: expect.stringMatching(/^HOST: this machine has no such address[^\n]*\n$/),
    });
});

test("SIGTERM ends open streams, finishes what runs and exits 0 within 10 seconds", async () => {
  const server = await running();
  const anna = new Visitor(server);
  await anna.signIn("anna@exemple.fr");
  const stream = await anna.fetch("/api/messages/stream");
  const streamed = stream.text();
  const said = anna.say("Avant la fin");

  await said;
  const start = Date.now();
  const ended = server.end("SIGTERM");
  expect(await ended).toEqual({ code: 0, signal: null });
  expect(Date.now() - start).toBeLessThan(10_000);
  await streamed;
});

test("SIGTERM under load refuses nobody half-way and exits 0", async () => {
  const server = await running();
  let isStopping = false;
  const broken: unknown[] = [];
  const load = Array.from({ length: 8 }, async (_, number) => {
    const visitor = new Visitor(server);
    await visitor.signIn(`visitor${number}@exemple.fr`);
    let key = "";
    for (let sent = 0; ; sent++) {
      // Sixty messages a minute are all that one may send; the same one again is never refused.
      const isNew = sent % 10 === 0;
      if (isNew) key = crypto.randomUUID();
      try {
        const answer = await visitor.say("Encore un message", key);
        if (answer.status !== (isNew ? 201 : 200)) broken.push(answer.status);
      } catch (error) {
        // Refused before it was sent is what a stopped server looks like; cut half-way is not.
        const cause = (error as Error).cause as { code?: string };
        if (!isStopping || cause?.code !== "ECONNREFUSED") broken.push(cause?.code ?? error);
        return;
      }
    }
  });
  await vi.waitUntil(() => (server.output().match(/"path":"\/api\/messages"/g)?.length ?? 0) > 100, {
    timeout: 20_000,
  });
  await delay(500);
  isStopping = true;
  const start = Date.now();
  expect(await server.end("SIGTERM")).toEqual({ code: 0, signal: null });
  expect(Date.now() - start).toBeLessThan(10_000);
  await Promise.all(load);
  expect(broken).toEqual([]);
});

test("who asks for a page while the server stops gets it, and no more on that connection", async () => {
  const server = await running();
  for (const [path, fastPath] of [
    ["/", true],
    ["/healthz", false],
  ] as const)
    expect((await fetch(server.url + path)).headers.has("ETag"), path).toBe(fastPath);
  const answers = Promise.all(
    ["/", "/healthz"].map((path) =>
      rawAnswer(server, `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`, async () => {
        await vi.waitUntil(() => server.output().includes('"stopping"'), { interval: 5 });
      }),
    ),
  );
  await delay(200);
  expect(await server.end("SIGTERM")).toEqual({ code: 0, signal: null });
  for (const answer of await answers) {
    expect(answer).toMatch(/^HTTP\/1\.1 200 /);
    expect(answer).toMatch(/^Connection: close\r$/im);
  }
});

test("a log that cannot be written stops neither answers nor the end", async () => {
  const full = openSync("/dev/full", "w");
  onTestFinished(() => closeSync(full));
  const variables = { DATA_DIR: mkdtempSync(join(tmpdir(), "matinal-full-")), ...(await onThisEngine()) };
  onTestFinished(() => discard({ dataDir: variables.DATA_DIR }));
  const port = await freePort();
  const child = spawn(process.execPath, ["scripts/start.ts"], {
    env: { PATH: process.env.PATH, ...variables, PORT: String(port) },
    stdio: ["ignore", full, full],
  });
  const ended = once(child, "close");
  const isUp = () => fetch(`http://localhost:${port}/healthz`).then((answer) => answer.ok);
  await vi.waitUntil(() => isUp().catch(() => false), { timeout: 30_000, interval: 100 });
  for (let time = 0; time < 5; time++) expect(await isUp()).toBe(true);
  child.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
});

test("every answer carries the security headers: pages, errors, programs' answers, streams, broken HTTP", async () => {
  const server = await running();
  const anna = new Visitor(server);
  await anna.signIn("anna@exemple.fr");
  const abort = new AbortController();
  const answers = {
    home: await anna.fetch("/"),
    login: await fetch(`${server.url}/login`),
    assistant: await anna.fetch("/assistant"),
    notFound: await anna.fetch("/nulle-part"),
    unknownApi: await anna.fetch("/api/nulle-part"),
    redirect: await fetch(`${server.url}/assistant`, { redirect: "manual" }),
    signedOut: await fetch(`${server.url}/api/messages`),
    foreign: await anna.fetch("/api/messages", {
      method: "POST",
      headers: { Origin: "https://evil.example" },
    }),
    tooLarge: await anna.post("/api/messages", { key: crypto.randomUUID(), content: "x".repeat(70_000) }),
    wrongType: await anna.fetch("/api/messages", {
      method: "POST",
      body: "x",
      headers: { "Content-Type": "text/plain" },
    }),
    health: await anna.fetch("/healthz"),
    stream: await anna.fetch("/api/messages/stream", { signal: abort.signal }),
  };
  expect(Object.fromEntries(Object.entries(answers).map(([name, { status }]) => [name, status]))).toEqual({
    home: 200,
    login: 200,
    assistant: 200,
    notFound: 404,
    unknownApi: 404,
    redirect: 302,
    signedOut: 401,
    foreign: 403,
    tooLarge: 413,
    wrongType: 415,
    health: 200,
    stream: 200,
  });
  for (const [name, { headers }] of Object.entries(answers)) {
    expect(headers.get("X-Content-Type-Options"), name).toBe("nosniff");
    expect(headers.get("Content-Security-Policy"), name).toContain("frame-ancestors 'none'");
    expect(headers.get("Content-Security-Policy"), name).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
    expect(headers.get("Referrer-Policy"), name).toBe("same-origin");
    expect(headers.get("X-Powered-By"), name).toBeNull();
  }
  const page = await answers.login.text();
  const nonce = answers.login.headers.get("Content-Security-Policy")?.match(/'nonce-([^']+)'/)?.[1];
  expect(page.match(/<script(?! type="application\/ld\+json")(?![^>]*\bnonce="[^"]+")[^>]*>/g)).toBeNull();
  expect(page).toContain(`nonce="${nonce}"`);
  abort.abort();

  const broken = {
    "this is not HTTP\r\n\r\n": 400,
    "GET /login HTTP/1.1\r\nConnection: close\r\n\r\n": 400,
    "GET /login HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n": 400,
    // In memory since it was asked for above.
    "GET / HTTP/1.1\r\nConnection: close\r\n\r\n": 400,
    "GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n": 400,
    "GET / HTTP/1.1\r\nHost: x\r\nExpect: foo\r\nConnection: close\r\n\r\n": 417,
    "TRACE / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n": 405,
    "QUERY /api/messages HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n": 405,
  };
  for (const [request, status] of Object.entries(broken)) {
    const answer = await rawAnswer(server, request);
    expect(answer, request).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(answer, request).toMatch(/nosniff/i);
    expect(answer, request).toMatch(/frame-ancestors 'none'/);
  }
});

test("a forged Host reaches neither a mail nor a redirect, nor the local mailbox", async () => {
  const server = await running();
  const body = "email=anna%40exemple.fr";
  const answer = await rawAnswer(
    server,
    [
      "POST /login HTTP/1.1",
      "Host: evil.example",
      "X-Forwarded-Host: evil.example",
      "X-Forwarded-Proto: https",
      "Forwarded: host=evil.example",
      `Origin: ${server.url}`,
      "Content-Type: application/x-www-form-urlencoded",
      `Content-Length: ${body.length}`,
      "Connection: close",
      "",
      body,
    ].join("\r\n"),
  );
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  const mail = await newestMail(server.dataDir, "anna@exemple.fr");
  expect(JSON.stringify(mail)).not.toContain("evil.example");
  expect(mail.text).toContain(`${server.url}/login#access_token=`);

  const mailbox = (host: string) =>
    rawAnswer(server, `GET /mailbox HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  for (const host of ["evil.example", "127.0.0.1.evil.example", "localhost.evil.example", "0.0.0.0", ""]) {
    const refusal = await mailbox(host);
    expect(refusal, host).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(refusal, host).not.toContain("anna@exemple.fr");
  }
  for (const host of ["localhost", `127.0.0.1:${server.port}`, "[::1]"])
    expect(await mailbox(host), host).toContain("anna@exemple.fr");
});

test("the log tells neither tokens nor codes, messages, mails or addresses", async () => {
  const server = await running({
    LOG_LEVEL: "trace",
    SMTP_URL: "smtp://127.0.0.1:9",
    MAIL_FROM: "contact@exemple.fr",
  });
  const anna = new Visitor(server);
  await anna.askForLink("anna@exemple.fr");
  await anna.post("/api/session", { token: "SecretTokenThatIsWrong" });
  await anna.post("/api/session", { email: "anna@exemple.fr", code: "987123" });
  await anna.fetch("/login?next=/assistant&secret=SecretQuery");
  await anna.fetch("/login%23access_token=SecretInAMangledLink");
  await anna.fetch("/nulle-part");
  await vi.waitUntil(() => server.output().includes("/nulle-part"));
  for (const secret of [
    "anna@exemple.fr",
    "SecretTokenThatIsWrong",
    "987123",
    "SecretQuery",
    "SecretInAMangledLink",
  ])
    expect(server.output()).not.toContain(secret);
});

test("an upload that the client breaks off is no failure of ours", async () => {
  const server = await running();
  const head = [
    "Host: localhost",
    `Origin: ${server.url}`,
    "Content-Type: application/x-www-form-urlencoded",
  ];
  for (const [path, length, sent] of [
    ["/login", "Content-Length: 5000", "email=anna"],
    ["/login", "Transfer-Encoding: chunked", "a\r\nemail=anna\r\n"],
    ["/api/session", "Transfer-Encoding: chunked", "2\r\n{}\r\n"],
  ] as const) {
    const socket = connect(server.port, "localhost");
    await once(socket, "connect");
    socket.write([`POST ${path} HTTP/1.1`, ...head, length, "", sent].join("\r\n"));
    await delay(100);
    socket.destroy();
  }
  const answered = () => server.output().match(/"msg":"request"/g)?.length ?? 0;
  await vi.waitUntil(() => answered() === 3, { timeout: 10_000 });
  expect(server.output()).not.toMatch(/"level":50/);
});

test("the link and the code of a mail are in the terminal only while there is no mail server", async () => {
  const server = await running();
  const anna = new Visitor(server);
  await anna.askForLink("anna@exemple.fr");
  const { text } = await newestMail(server.dataDir, "anna@exemple.fr");
  await vi.waitUntil(() => server.output().includes(tokenIn(text)));
  const line = server
    .output()
    .split("\n")
    .find((each) => each.includes(tokenIn(text)));
  expect(line).toContain(codeIn(text));
  expect(line).toContain(`${server.url}/login#access_token=`);
});

/** How often the process is killed; `KILLS=200 npx vitest run test/process.db.test.ts` for the long run. */
const kills = Number(process.env.KILLS ?? 4);

test("kill -9 under load loses no acknowledged message and doubles no reply", {
  timeout: 60_000 + kills * 10_000,
}, async () => {
  const variables = await onThisEngine();
  let server = await startServer(variables);
  onTestFinished(async () => {
    if (server.process.signalCode === null && server.process.exitCode === null) await server.end("SIGKILL");
    discard(server);
  });
  const again = { ...variables, PORT: String(server.port), DATA_DIR: server.dataDir };
  const clients = await Promise.all(
    Array.from({ length: 12 }, (_, number) => `client${number}`).map(async (name) => {
      const visitor = new Visitor(server);
      await visitor.signIn(`${name}@exemple.fr`);
      return { visitor, acknowledged: new Map<string, Message>() };
    }),
  );

  for (let round = 0; round < kills; round++) {
    let stopped = false;
    const load = clients.map(async ({ visitor, acknowledged }) => {
      while (!stopped) {
        const key = crypto.randomUUID();
        const content = `Message ${key}`;
        try {
          const answer = await visitor.say(content, key);
          if (answer.status === 201)
            acknowledged.set(content, ((await answer.json()) as StoredMessage).message);
        } catch {
          return; // The process is gone: this message was not acknowledged.
        }
        // Sixty messages a minute are all that one client may send.
        await delay(150);
      }
    });
    // Killed in the midst of it: after some messages of everybody were acknowledged.
    const before = clients.map(({ acknowledged }) => acknowledged.size);
    const everybodyWasHeard = () =>
      clients.every(({ acknowledged }, i) => acknowledged.size > (before[i] ?? 0));
    await vi.waitUntil(everybodyWasHeard, { timeout: 20_000, interval: 5 });
    await delay((round * 37) % 200);
    await server.end("SIGKILL");
    stopped = true;
    await Promise.all(load);
    server = await startServer(again);

    for (const { visitor, acknowledged } of clients) {
      const conversation = await visitor.conversation();
      expect(conversation.map((message) => message.seq)).toEqual(conversation.map((_, index) => index + 1));
      const said = conversation.filter((message) => message.role === "user");
      expect(new Set(said.map((message) => message.content)).size).toBe(said.length);
      for (const [content, message] of acknowledged) expect(said).toContainEqual({ ...message, content });
      expect(conversation.filter((message) => message.role === "assistant")).toHaveLength(said.length + 1);
    }
  }
  expect(clients.every(({ acknowledged }) => acknowledged.size > 0)).toBe(true);
});

/** Connects, waits until it is time, sends, and returns all that came until the server ended the connection. */
async function rawAnswer(
  { port }: RunningServer,
  request: string,
  isTime: () => Promise<void> = async () => {},
): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  await isTime();
  socket.write(request);
  let text = "";
  for await (const chunk of socket) text += chunk;
  return text;
}
