import { expect, test } from "vitest";
import { exchange } from "../server/raw-http.ts";
import { startTestServer } from "../server/server-under-test.ts";
import { Visitor } from "../server/visitor.ts";

test("every response carries the security headers: pages, errors, JSON, streams, malformed HTTP", async () => {
  const server = await startTestServer();
  const anna = new Visitor(server);
  await anna.signIn("anna@exemple.fr");
  const abort = new AbortController();
  const responses = {
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
  expect(Object.fromEntries(Object.entries(responses).map(([name, { status }]) => [name, status]))).toEqual({
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
  for (const [name, { headers }] of Object.entries(responses)) {
    expect(headers.get("X-Content-Type-Options"), name).toBe("nosniff");
    expect(headers.get("Content-Security-Policy"), name).toContain("frame-ancestors 'none'");
    expect(headers.get("Content-Security-Policy"), name).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
    expect(headers.get("Referrer-Policy"), name).toBe("same-origin");
    expect(headers.get("X-Powered-By"), name).toBeNull();
  }
  const page = await responses.login.text();
  const nonce = responses.login.headers.get("Content-Security-Policy")?.match(/'nonce-([^']+)'/)?.[1];
  expect(page.match(/<script(?! type="application\/ld\+json")(?![^>]*\bnonce="[^"]+")[^>]*>/g)).toBeNull();
  expect(page).toContain(`nonce="${nonce}"`);
  abort.abort();

  const malformed = {
    "this is not HTTP\r\n\r\n": 400,
    "GET /login HTTP/1.1\r\nConnection: close\r\n\r\n": 400,
    "GET /login HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n": 400,
    // Cached by the request above.
    "GET / HTTP/1.1\r\nConnection: close\r\n\r\n": 400,
    "GET / HTTP/1.1\r\nHost: a b\r\nConnection: close\r\n\r\n": 400,
    "GET / HTTP/1.1\r\nHost: x\r\nExpect: foo\r\nConnection: close\r\n\r\n": 417,
    "TRACE / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n": 405,
    "QUERY /api/messages HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n": 405,
  };
  for (const [request, status] of Object.entries(malformed)) {
    const response = await exchange(server, request);
    expect(response, request).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect(response, request).toMatch(/nosniff/i);
    expect(response, request).toMatch(/frame-ancestors 'none'/);
  }
});
