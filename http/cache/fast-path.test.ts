import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import type { Services } from "~/services.server.ts";
import { readEnvironment } from "../../environment.ts";
import { createLog } from "../log.ts";
import { cacheResponse } from "./cached-response.ts";
import { compressed } from "./encoding.ts";
import { fastPath } from "./fast-path.ts";

const text = "Bonjour. ".repeat(50);

/** A server that has one page in memory and answers everything else 418, as an application would. */
async function served({ isClosing = false, logLevel = "info" } = {}) {
  const page = cacheResponse(
    { "Content-Type": "text/html" },
    await compressed(new TextEncoder().encode(text)),
  );
  const lines: string[] = [];
  const environment = readEnvironment({ LOG_LEVEL: logLevel });
  const shortcut = fastPath(
    {
      environment,
      log: createLog(environment, { write: (line) => void lines.push(line) }),
      live: { isClosing: () => isClosing } as Services["live"],
    },
    [(url) => (url === "/" ? page : undefined)],
  );
  const server = createServer(
    { requireHostHeader: false, optimizeEmptyRequests: true },
    (request, response) => {
      if (!shortcut(request, response)) response.writeHead(418, { "Content-Length": "0" }).end();
    },
  ).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return { lines, ask: (...requests: string[]) => exchange(port, requests) };
}

/** Sends the requests at once on one connection; what came back until the server ended it, a string for each answer. */
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
const withoutDate = (answer = "") => answer.replace(/^Date: .*\r\n/m, "");

test("answers on one connection are the same, and each has its log line", async () => {
  const { ask, lines } = await served();
  const answers = await ask(get, get, get, last);
  expect(answers).toHaveLength(4);
  const [first, second, third, fourth] = answers;
  expect(first).toMatch(/^HTTP\/1\.1 200 OK\r\n.*^X-Content-Type-Options: nosniff\r\n.*^Date: .+GMT\r\n/ms);
  expect(first?.endsWith(`\r\n\r\n${text}`)).toBe(true);
  expect(withoutDate(second)).toBe(withoutDate(first));
  expect(withoutDate(third)).toBe(withoutDate(first));
  expect(fourth).toMatch(/^Connection: close\r$/m);
  expect(lines).toHaveLength(4);
  for (const line of lines)
    expect(JSON.parse(line)).toMatchObject({ method: "GET", path: "/", status: 200, msg: "request" });
});

test("between whole answers, HEAD and 304 bring no body", async () => {
  const { ask } = await served();
  const [whole] = await ask(last);
  const etag = whole?.match(/^ETag: (.+)\r$/m)?.[1];
  const head = get.replace("GET", "HEAD");
  const known = `${get}\r\nIf-None-Match: ${etag}`;
  // Twice each: the second is written from what the first one left.
  const answers = await ask(get, head, known, get, head, known, last);
  expect(answers.map((answer) => answer.split("\r\n\r\n")[1])).toEqual([text, "", "", text, "", "", text]);
  expect(answers.map((answer) => answer.split(" ")[1]).join()).toBe("200,200,304,200,200,304,200");
  expect(withoutDate(answers[4])).toBe(withoutDate(answers[3]).replace(text, ""));
  expect(withoutDate(answers[5])).toBe(withoutDate(answers[2]));
  expect(answers[5]).not.toContain("Content-Length");
});

test("who speaks HTTP/1.0 is told how long the connection lasts", async () => {
  const { ask } = await served();
  await ask(get, last);
  const old = "GET / HTTP/1.0\r\nHost: localhost";
  expect((await ask(old))[0]).toMatch(/^Connection: close\r$/m);
  const answers = await ask(`${old}\r\nConnection: keep-alive`, old);
  expect(answers.map((answer) => answer.match(/^Connection: (.+)\r$/m)?.[1])).toEqual([
    "keep-alive",
    "close",
  ]);
});

test("a server that is closing ends the connection with its answer", async () => {
  const { ask } = await served({ isClosing: true });
  const answers = await ask(get, get);
  expect(answers).toHaveLength(1);
  expect(answers[0]).toMatch(/^HTTP\/1\.1 200 OK\r\n.*^Connection: close\r$/ms);
  expect(answers[0]?.endsWith(text)).toBe(true);
});

test.each([
  ["no Host", "GET / HTTP/1.1"],
  ["an empty Host", "GET / HTTP/1.1\r\nHost:"],
  ["a Host that is none", "GET / HTTP/1.1\r\nHost: a b"],
  ["another method", "POST / HTTP/1.1\r\nHost: localhost"],
  ["another URL", "GET /other HTTP/1.1\r\nHost: localhost"],
])("%s is the application's to answer, in its turn", async (_name, request) => {
  const { ask } = await served();
  const answers = await ask(get, request, last);
  expect(answers.map((answer) => answer.split(" ")[1])).toEqual(["200", "418", "200"]);
});

test("without the level for it, there is no log line and the answer is the same", async () => {
  const { ask, lines } = await served({ logLevel: "warn" });
  expect((await ask(get, last))[0]).toMatch(/^HTTP\/1\.1 200 /);
  expect(lines).toEqual([]);
});
