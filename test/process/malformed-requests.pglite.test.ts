import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";
import { exchange, statusOf } from "../server/raw-http.ts";
import { errorsLogged, startFileServer } from "../server/server-under-test.ts";
import { Visitor } from "../server/visitor.ts";
import { until } from "../until.ts";

const server = startFileServer();

/** A new address for each attempt, so that a retried test is not subject to the rate limits of the first. */
const someone = () => `anna.${crypto.randomUUID()}@exemple.fr`;

test("an ambiguous request is refused, even for a cached page", async () => {
  const host = "Host: localhost\r\n";
  const close = "Connection: close\r\n\r\n";
  for (const path of ["/", "/login", "/healthz"]) {
    // Twice, because the first request caches a public page.
    for (let time = 0; time < 2; time++)
      expect(statusOf(await exchange(server(), `GET ${path} HTTP/1.1\r\n${host}${close}`)), path).toBe(200);
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
      const response = await exchange(server(), head);
      expect(statusOf(response), head).toBe(400);
      expect(response, head).toMatch(/frame-ancestors 'none'/);
    }
  }
  const long = await exchange(server(), `GET /${"/".repeat(15_000)}x HTTP/1.1\r\n${host}${close}`);
  expect(statusOf(long)).toBe(414);
});

test.for([
  ["/api/messages", "Transfer-Encoding: chunked"],
  ["/api/messages", `Content-Length: ${16 * 1024 * 1024}`],
  ["/api/imports", "Transfer-Encoding: chunked"],
  ["/api/imports", `Content-Length: ${30 * 1024 * 1024}`],
] as const)("who sends 16 MB to %s with %s reads why they are refused", async ([path, length]) => {
  const socket = connect(server().port, "127.0.0.1");
  let received = "";
  socket.setEncoding("utf8").on("data", (text) => {
    received += text;
  });
  const type = `Content-Type: ${path === "/api/imports" ? "multipart/form-data; boundary=b" : "application/json"}`;
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nOrigin: ${new URL(server().url).origin}\r\n${type}\r\n${length}\r\n\r\n`,
  );
  const part = "@".repeat(64 * 1024);
  for (let written = 0; written < 256; written++) {
    const text = length.startsWith("Transfer") ? `10000\r\n${part}\r\n` : part;
    // A slow line: the answer is there long before the rest is written.
    if (written === 128) await delay(1_000);
    if (!socket.write(text)) await once(socket, "drain", { signal: AbortSignal.timeout(30_000) });
  }
  await until(() => received.includes("too_large"));
  expect(statusOf(received)).toBe(413);
  socket.destroy();
});

test("a malformed Origin is refused and logs no error", async () => {
  const form =
    "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 3\r\nConnection: close\r\n\r\na=b";
  for (const origin of ["null", "http://[", "x", "http://", "%", "@".repeat(8_000), "http://[".repeat(1_000)])
    for (const path of [
      "/login",
      "/login.data",
      "/contact",
      "/vos-donnees",
      "/compte",
      "/onboarding-legacy",
      "/",
      "/api/session",
    ]) {
      const response = await exchange(
        server(),
        `POST ${path} HTTP/1.1\r\nHost: localhost\r\nOrigin: ${origin}\r\n${form}`,
      );
      expect([path, origin.slice(0, 20), statusOf(response)]).toEqual([path, origin.slice(0, 20), 403]);
    }
  for (const method of ["GET", "HEAD", "OPTIONS"])
    await exchange(
      server(),
      `${method} /login HTTP/1.1\r\nHost: localhost\r\nOrigin: http://[\r\nConnection: close\r\n\r\n`,
    );
  expect(server().output()).not.toMatch(/"level":50|"stack"|\n {4}at /);
  // The log truncates long values.
  expect(server().output()).not.toContain("@".repeat(300));
});

test("no text in the forms of /compte causes a server error", async () => {
  const anna = new Visitor(server());
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
  // Invalid UTF-8.
  for (const half of ["%ED%A0%80", "%FF", "%C0%80"]) {
    const { status } = await anna.fetch("/compte", {
      method: "POST",
      headers: { "Content-Type": "application/x-www-form-urlencoded" },
      body: `intent=end-session&session=${half}`,
    });
    expect([half, status]).toEqual([half, 422]);
  }
  expect((await anna.fetch("/api/session")).status).toBe(200);
  expect(errorsLogged(server())).toEqual([]);
});

test("no redirect leads to a missing page", async () => {
  const spellings = ["+1", "%2B1", "1/", "01", "01/", "10/", "1//", "%31", "1%20", "1;x", "x/", "", "%2F1"];
  for (const path of [...spellings.map((id) => `/blog/${id}`), "/faq//", "/FAQ", "//faq", "/nulle-part/"]) {
    const response = await fetch(server().url + path, { redirect: "manual" });
    const target = response.headers.get("Location");
    expect([path, response.status]).toEqual([path, target === null ? expect.toBeOneOf([200, 404]) : 308]);
    if (target !== null) expect([path, (await fetch(server().url + target)).status]).toEqual([path, 200]);
  }
});
