import { randomInt } from "node:crypto";
import { once } from "node:events";
import { connect } from "node:net";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
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

let server: RunningServer;

// Behind a proxy on the same machine, for most of them.
beforeAll(async () => {
  server = await startServer({ TRUST_PROXY: "127.0.0.1" });
}, 120_000);

afterAll(async () => {
  await server.end("SIGKILL");
  discard(server);
});

/** Sends these bytes; all that came back until the server ended the connection. */
async function exchange({ port }: RunningServer, bytes: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  await once(socket, "connect");
  socket.write(bytes);
  let text = "";
  for await (const chunk of socket) text += chunk;
  return text;
}

/** Nobody has asked for a mail to this address yet: a test that is tried again has limits of its own. */
const someone = () => `anna.${crypto.randomUUID()}@exemple.fr`;

const statusOf = (answer: string) => Number(answer.match(/^HTTP\/1\.1 (\d{3}) /)?.[1]);

describe("the local mailbox", () => {
  test("is read by whoever runs the product, and by nobody through a proxy or tunnel", async () => {
    const email = someone();
    await new Visitor(server).askForLink(email);
    const { text } = await newestMail(server.dataDir, email);
    const ask = (path: string, header = "") =>
      exchange(server, `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${header}Connection: close\r\n\r\n`);

    for (const path of ["/mailbox", "/mailbox.data"]) {
      const letters = await ask(path);
      expect(statusOf(letters), path).toBe(200);
      expect(letters, path).toContain(tokenIn(text));
      for (const header of [
        "Forwarded: for=192.0.2.1",
        "Via: 1.1 proxy",
        "X-Forwarded-For: 127.0.0.1",
        "X-Forwarded-Host: localhost",
        "X-Forwarded-Proto: https",
        "x-real-ip: 127.0.0.1",
        "CF-Connecting-IP: 192.0.2.1",
      ]) {
        const refusal = await ask(path, `${header}\r\n`);
        expect(statusOf(refusal), `${path}, ${header}`).toBe(404);
        expect(refusal, `${path}, ${header}`).not.toContain(tokenIn(text));
      }
    }
  });

  test("is not offered to the network: a HOST that lets others in needs a mail server", async () => {
    for (const HOST of ["0.0.0.0", "::", "192.0.2.1", "intranet.example"]) {
      const { code, output } = await startAndFail({ HOST, PORT: String(await freePort()) });
      expect(code, HOST).toBe(1);
      expect(output, HOST).toMatch(/^HOST: [^\n]*SMTP_URL[^\n]*\n$/);
    }
  });

  test("of a public product is no page, and neither terminal nor log tells a link, a code or an address", {
    timeout: 90_000,
  }, async () => {
    const APP_URL = "https://www.matinal.example";
    const server = await startServer({ APP_URL, HOST: "0.0.0.0", LOG_LEVEL: "trace" });
    onTestFinished(async () => {
      await server.end("SIGKILL");
      discard(server);
    });
    expect(server.output()).toMatch(/^Warning: SMTP_URL: [^\n]+$/m);
    expect(server.output()).toMatch(/^\{"level":40,[^\n]*"setting":"SMTP_URL"/m);

    const asked = await fetch(`${server.url}/login`, {
      method: "POST",
      headers: { Origin: APP_URL },
      body: new URLSearchParams({ email: "anna@exemple.fr" }),
    });
    expect(asked.status).toBe(200);
    const { text } = await newestMail(server.dataDir, "anna@exemple.fr");
    await vi.waitUntil(() => server.output().includes("A mail was kept"));
    expect(text).toContain(`${APP_URL}/login#access_token=`);
    for (const secret of [
      tokenIn(text),
      codeIn(text),
      codeIn(text).replace(/^.../, "$& "),
      "anna@exemple.fr",
    ])
      expect(server.output()).not.toContain(secret);
    for (const path of ["/mailbox", "/mailbox.data"])
      expect((await fetch(server.url + path)).status, path).toBe(404);
  });
});

test("a request that could be read in two ways is refused, also for a page that is in memory", async () => {
  const host = "Host: localhost\r\n";
  const close = "Connection: close\r\n\r\n";
  for (const path of ["/", "/login", "/healthz"]) {
    // Twice: a public page is in memory from then on.
    for (let time = 0; time < 2; time++)
      expect(statusOf(await exchange(server, `GET ${path} HTTP/1.1\r\n${host}${close}`)), path).toBe(200);
    for (const head of [
      `GET ${path}\r\n\r\n`,
      `GET ${path} HTTP/0.9\r\n${host}${close}`,
      `GET ${path} HTTP/2.0\r\n${host}${close}`,
      `GET ${path} HTTP/1.1\r\n${host}${host}${close}`,
      `GET ${path} HTTP/1.1\r\n${host}Host: evil.example\r\n${close}`,
      `GET http://localhost${path} HTTP/1.1\r\n${host}${host}${close}`,
      `GET http://evil.example${path} HTTP/1.1\r\n${host}${close}`,
      `GET ${path} HTTP/1.1\r\n${close}`,
    ]) {
      const answer = await exchange(server, head);
      expect(statusOf(answer), head).toBe(400);
      expect(answer, head).toMatch(/frame-ancestors 'none'/);
    }
  }
  const long = await exchange(server, `GET /${"/".repeat(15_000)}x HTTP/1.1\r\n${host}${close}`);
  expect(statusOf(long)).toBe(414);
});

test("an origin that is none is refused without a word in the log", async () => {
  const form =
    "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 3\r\nConnection: close\r\n\r\na=b";
  for (const origin of ["null", "http://[", "x", "http://", "%", "@".repeat(8_000), "http://[".repeat(1_000)])
    for (const path of [
      "/login",
      "/login.data",
      "/contact",
      "/compte",
      "/onboarding-legacy",
      "/",
      "/api/session",
    ]) {
      const answer = await exchange(
        server,
        `POST ${path} HTTP/1.1\r\nHost: localhost\r\nOrigin: ${origin}\r\n${form}`,
      );
      expect([path, origin.slice(0, 20), statusOf(answer)]).toEqual([path, origin.slice(0, 20), 403]);
    }
  for (const method of ["GET", "HEAD", "OPTIONS"])
    await exchange(
      server,
      `${method} /login HTTP/1.1\r\nHost: localhost\r\nOrigin: http://[\r\nConnection: close\r\n\r\n`,
    );
  expect(server.output()).not.toMatch(/"level":50|"stack"|\n {4}at /);
  // The log keeps the start of what a browser could have sent.
  expect(server.output()).not.toContain("@".repeat(300));
});

test("each visitor behind a proxy that writes ports has limits of his own", async () => {
  const guess = (address: string) =>
    fetch(`${server.url}/api/session`, {
      method: "POST",
      headers: { Origin: server.url, "Content-Type": "application/json", "X-Forwarded-For": address },
      body: JSON.stringify({ token: "wrong" }),
    }).then((answer) => answer.status);
  const statuses = new Set<number>();
  const address = `192.0.2.${randomInt(1, 200)}`;
  for (let port = 5_000; !statuses.has(429) && port < 5_500; port++)
    statuses.add(await guess(`${address}:${port}`));
  expect([...statuses]).toEqual([400, 429]);
  for (const same of [address, `"${address}:1"`, `[::ffff:${address}]:80`])
    expect(await guess(same)).toBe(429);
  for (const other of ["192.0.2.254:5000", "[2001:db8::1]:443", '"[2001:db8:1::1]:443"', "unknown"])
    expect(await guess(other), other).toBe(400);
});

test("no redirect leads to a page that is not there", async () => {
  const spellings = ["+1", "%2B1", "1/", "01", "01/", "10/", "1//", "%31", "1%20", "1;x", "x/", "", "%2F1"];
  for (const path of [...spellings.map((id) => `/blog/${id}`), "/faq//", "/FAQ", "//faq", "/nulle-part/"]) {
    const answer = await fetch(server.url + path, { redirect: "manual" });
    const target = answer.headers.get("Location");
    expect([path, answer.status]).toEqual([path, target === null ? expect.toBeOneOf([200, 404]) : 308]);
    if (target !== null) expect([path, (await fetch(server.url + target)).status]).toEqual([path, 200]);
  }
});

test("nothing that is written into the forms of /compte is a failure of ours", async () => {
  const anna = new Visitor(server);
  await anna.signIn(someone());
  const texts = [
    "\0",
    "a\0b",
    "\u0001\u001f\u007f\u0085",
    "\u2028",
    "\ufffe",
    "𝒳\u200d",
    "%00",
    "x".repeat(60_000),
  ];
  const fields = (text: string): Record<string, string>[] => [
    { intent: text },
    { intent: "end-session", session: text },
    { intent: "delete", confirmation: text },
    { intent: "end-others", [text]: text },
  ];
  for (const text of texts)
    for (const form of fields(text))
      for (const path of ["/compte", "/compte.data"]) {
        const body = new URLSearchParams(form);
        if (String(body).length > 64_000) continue;
        const { status } = await anna.fetch(path, { method: "POST", body });
        expect([path, form.intent?.slice(0, 20), text.slice(0, 8), status]).toEqual([
          path,
          form.intent?.slice(0, 20),
          text.slice(0, 8),
          expect.toBeOneOf([200, 202, 422]),
        ]);
      }
  // Half of a character, as bytes and as a form would carry it.
  for (const half of ["%ED%A0%80", "%FF", "%C0%80"]) {
    const { status } = await anna.fetch("/compte", {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body: `intent=end-session&session=${half}`,
    });
    expect([half, status]).toEqual([half, 200]);
  }
  expect((await anna.fetch("/api/session")).status).toBe(200);
  expect(server.output()).not.toMatch(/"level":50/);
});
