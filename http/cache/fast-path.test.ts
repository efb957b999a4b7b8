import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import type { Services } from "#app/services.server.ts";
import { readEnvironment } from "#environment.ts";
import { createLog } from "../log.server.ts";
import { cacheResponse } from "./cached-response.server.ts";
import { compress } from "./encoding.server.ts";
import { fastPath } from "./fast-path.ts";

const text = "Bonjour. ".repeat(50);

/** A server that has one page in memory and answers everything else with 418 in place of the application. */
async function served({ isClosing = false, logLevel = "info" } = {}) {
  const page = cacheResponse(
    { "Content-Type": "text/html" },
    await compress(new TextEncoder().encode(text)),
    {
      route: "/",
    },
  );
  const lines: string[] = [];
  const environment = readEnvironment({ LOG_LEVEL: logLevel });
  const serveFromMemory = fastPath(
    {
      environment,
      log: createLog(environment, { write: (line) => void lines.push(line) }),
      live: { closing: isClosing ? AbortSignal.abort() : new AbortController().signal } as Services["live"],
    },
    [(url) => (url === "/" ? page : undefined)],
  );
  const server = createServer(
    { requireHostHeader: false, optimizeEmptyRequests: true },
    (request, response) => {
      if (!serveFromMemory(request, response)) response.writeHead(418, { "Content-Length": "0" }).end();
    },
  ).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { lines, ask: (...requests: string[]) => exchange(port, requests) };
}

/** Sends the requests at once on one connection. Returns the responses until the server closes it. */
async function exchange(port: number, requests: string[]): Promise<string[]> {
  const socket = connect(port, "127.0.0.1");
  socket.setEncoding("latin1");
  socket.write(requests.map((request) => `${request}\r\n\r\n`).join(""));
  let received = "";
  for await (const chunk of socket) received += chunk;
  return received.split(/(?=HTTP\/1\.1 )/);
}

const get = "GET / HTTP/1.1\r\nHost: localhost:3000";
const last = `${get}\r\nConnection: close`;
const withoutDate = (response = "") => response.replace(/^Date: .*\r\n/m, "");

test("responses on one connection are equal, and each has its log line", async () => {
  const { ask, lines } = await served();
  const responses = await ask(get, get, get, last);
  expect(responses).toHaveLength(4);
  const [first, second, third, fourth] = responses;
  expect(first).toMatch(/^HTTP\/1\.1 200 OK\r\n.*^X-Content-Type-Options: nosniff\r\n.*^Date: .+GMT\r\n/ms);
  expect(first?.endsWith(`\r\n\r\n${text}`)).toBe(true);
  expect(withoutDate(second)).toBe(withoutDate(first));
  expect(withoutDate(third)).toBe(withoutDate(first));
  expect(fourth).toMatch(/^Connection: close\r$/m);
  expect(lines).toHaveLength(4);
  for (const line of lines)
    expect(JSON.parse(line)).toMatchObject({ method: "GET", path: "/", status: 200, msg: "request" });
});

test("HEAD and 304 have no body between full responses", async () => {
  const { ask } = await served();
  const [whole] = await ask(last);
  const etag = whole?.match(/^ETag: (.+)\r$/m)?.[1];
  const head = get.replace("GET", "HEAD");
  const known = `${get}\r\nIf-None-Match: ${etag}`;
  // Each is sent twice, because the second response reuses the head of the first.
  const responses = await ask(get, head, known, get, head, known, last);
  expect(responses.map((each) => each.split("\r\n\r\n")[1])).toEqual([text, "", "", text, "", "", text]);
  expect(responses.map((each) => each.split(" ")[1]).join()).toBe("200,200,304,200,200,304,200");
  expect(withoutDate(responses[4])).toBe(withoutDate(responses[3]).replace(text, ""));
  expect(withoutDate(responses[5])).toBe(withoutDate(responses[2]));
  expect(responses[5]).not.toContain("Content-Length");
});

test("an HTTP/1.0 client receives a Connection header", async () => {
  const { ask } = await served();
  await ask(get, last);
  const old = "GET / HTTP/1.0\r\nHost: localhost";
  expect((await ask(old))[0]).toMatch(/^Connection: close\r$/m);
  const responses = await ask(`${old}\r\nConnection: keep-alive`, old);
  expect(responses.map((each) => each.match(/^Connection: (.+)\r$/m)?.[1])).toEqual(["keep-alive", "close"]);
});

test("a server that is closing closes the connection after the response", async () => {
  const { ask } = await served({ isClosing: true });
  const responses = await ask(get, get);
  expect(responses).toHaveLength(1);
  expect(responses[0]).toMatch(/^HTTP\/1\.1 200 OK\r\n.*^Connection: close\r$/ms);
  expect(responses[0]?.endsWith(text)).toBe(true);
});

test.each([
  ["no Host", "GET / HTTP/1.1"],
  ["an empty Host", "GET / HTTP/1.1\r\nHost:"],
  ["a malformed Host", "GET / HTTP/1.1\r\nHost: a b"],
  ["another method", "POST / HTTP/1.1\r\nHost: localhost"],
  ["another URL", "GET /other HTTP/1.1\r\nHost: localhost"],
])("a request with %s reaches the application, in order", async (_name, request) => {
  const { ask } = await served();
  const responses = await ask(get, request, last);
  expect(responses.map((each) => each.split(" ")[1])).toEqual(["200", "418", "200"]);
});

test("below the log level of requests nothing is logged and the response is the same", async () => {
  const { ask, lines } = await served({ logLevel: "warn" });
  expect((await ask(get, last))[0]).toMatch(/^HTTP\/1\.1 200 /);
  expect(lines).toEqual([]);
});
