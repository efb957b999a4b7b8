import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import { ask } from "./ask.server.ts";

async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const row = {
  siren: "000000018",
  nom_complet: "ATELIERS BRUMELAC",
  etat_administratif: "A",
  statut_diffusion: "O",
};
const page = JSON.stringify({ results: [row], total_results: 1, page: 1, per_page: 25, total_pages: 1 });

async function answerOf(answer: RequestListener, timeout = 60_000) {
  return ask(new URL(`${await listen(answer)}/search?q=brumelac`), "Matinal (test)", timeout);
}

test("a page of companies is read, and the request says who asks", async () => {
  let userAgent: string | undefined;
  const answer = await answerOf((request, response) => {
    userAgent = request.headers["user-agent"];
    response.end(page);
  });
  expect(answer).toMatchObject({ kind: "page", page: { total: 1, companies: [{ siren: "000000018" }] } });
  expect(userAgent).toBe("Matinal (test)");
});

const failures: [code: string, RequestListener][] = [
  ["HTTP_500", (_, response) => response.writeHead(500).end('{"erreur":"Service is unavailable"}')],
  ["HTTP_502", (_, response) => response.writeHead(502, { "Retry-After": "5" }).end("<html>")],
  ["HTTP_503", (_, response) => response.writeHead(503).end()],
  ["HTTP_404", (_, response) => response.writeHead(404).end()],
  ["HTTP_204", (_, response) => response.writeHead(204).end()],
  ["NOT_JSON", (_, response) => response.end("<!doctype html><title>Maintenance</title>")],
  ["NOT_JSON", (_, response) => response.end("")],
  ["NOT_JSON", (_, response) => response.end(page.slice(0, 60))],
  ["NOT_JSON", (_, response) => response.end("[".repeat(1_000_000))],
  ["UNEXPECTED_JSON", (_, response) => response.end("null")],
  ["UNEXPECTED_JSON", (_, response) => response.end('{"results":{},"total_results":3}')],
  ["UNEXPECTED_JSON", (_, response) => response.end('{"results":[],"total_results":"3"}')],
  ["UNEXPECTED_JSON", (_, response) => response.end('{"results":[{"id":1}],"total_results":1}')],
  [
    "UNEXPECTED_JSON",
    (_, response) => response.end(JSON.stringify({ results: Array(26).fill(row), total_results: 26 })),
  ],
  ["TOO_LONG", (_, response) => response.end(`${page.slice(0, -1)},"more":"${"x".repeat(2_000_000)}"}`)],
  [
    "TOO_LONG",
    (_, response) =>
      response.writeHead(200, { "Content-Encoding": "gzip" }).end(gzipSync(Buffer.alloc(50_000_000, 32))),
  ],
  [
    "UND_ERR_SOCKET",
    (_, response) =>
      response.writeHead(200, { "Content-Length": "5000" }).write(page, () => response.destroy()),
  ],
  ["ECONNRESET", (request) => request.socket.resetAndDestroy()],
];

test.each(failures)("an answer that is none is a failure, %s", async (code, answer) => {
  expect(await answerOf(answer)).toEqual({ kind: "failed", code });
});

test.each([301, 302, 307, 308])("a redirect (%i) is not followed, to no host", async (status) => {
  let elsewhere = 0;
  const other = await listen((_, response) => {
    elsewhere++;
    response.end(page);
  });
  const answer = await answerOf((_, response) =>
    response.writeHead(status, { Location: `${other}/search` }).end(),
  );
  expect(answer).toEqual({ kind: "failed", code: `HTTP_${status}` });
  expect(elsewhere).toBe(0);
});

test("an answer that does not come, or not to its end, is given up", async () => {
  expect(await answerOf(() => {}, 100)).toEqual({ kind: "failed", code: "TIMEOUT" });
  const drops = (_: unknown, response: Parameters<RequestListener>[1]) => {
    const next = setInterval(() => response.write(" "), 10);
    response.on("close", () => clearInterval(next));
  };
  expect(await answerOf(drops, 200)).toEqual({ kind: "failed", code: "TIMEOUT" });
});

test("nobody listening is a failure, with the code of the network alone", async () => {
  expect(await ask(new URL("http://127.0.0.1:1/search"), "Matinal", 60_000)).toEqual({
    kind: "failed",
    code: expect.stringMatching(/^[A-Z_]+$/),
  });
});

test("the register says that it is asked too much, and for how long to wait", async () => {
  for (const [status, header, retryAfter] of [
    [429, { "Retry-After": "3" }, 3],
    [429, {}, null],
    [429, { "Retry-After": "soon" }, null],
    [503, { "Retry-After": "120" }, 120],
  ] as const)
    expect(
      await answerOf((_, response) => response.writeHead(status, header).end("Too Many Requests")),
    ).toEqual({
      kind: "asked_to_wait",
      code: `HTTP_${status}`,
      retryAfter,
    });
});

test("a refused request comes with the register's sentence, and without one where it gives none", async () => {
  const refused = (body: string) => answerOf((_, response) => response.writeHead(400).end(body));
  expect(await refused('{"erreur":"Veuillez indiquer au moins un paramètre de recherche."}')).toEqual({
    kind: "refused",
    code: "HTTP_400",
    text: "Veuillez indiquer au moins un paramètre de recherche.",
  });
  for (const body of ["", "null", "<html>", '{"erreur":{"a":1}}'])
    expect(await refused(body)).toMatchObject({ kind: "refused", text: "" });
});
