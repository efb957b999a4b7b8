import { once } from "node:events";
import { createServer, ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { responseWriter } from "./response-writer.ts";

const fixedResponse = (name: string, body: Buffer) => ({
  status: 200,
  headers: { ETag: `"${name}"`, "Content-Length": String(body.length) },
  body,
});
/** More than the buffer of a socket. */
const big = Buffer.alloc(1_000_000, "é");
const responses = { "/a": fixedResponse("a", Buffer.from("Été")), "/b": fixedResponse("b", big) };

async function startServer() {
  const write = responseWriter({ "X-Content-Type-Options": "nosniff" });
  const server = createServer({ keepAliveTimeout: 9_000 }, (request, response) => {
    const stored = responses[request.url as keyof typeof responses];
    const body = request.method === "HEAD" ? null : stored.body;
    write(response, { ...stored, body }, { isLast: false });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close().closeAllConnections());
  const { port } = server.address() as AddressInfo;
  const ask = async (path: string, method = "GET") => {
    const { headers, ...rest } = await fetch(`http://127.0.0.1:${port}${path}`, { method }).then(
      async (response) => ({ headers: response.headers, body: Buffer.from(await response.arrayBuffer()) }),
    );
    return { ...rest, headers: Object.fromEntries(headers) };
  };
  return { ask, port };
}

test("Node writes each response once a second, and other responses repeat it", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: 1_000_000 });
  onTestFinished(() => void vi.useRealTimers());
  const byNode = vi.spyOn(ServerResponse.prototype, "writeHead");
  onTestFinished(() => byNode.mockRestore());
  const { ask } = await startServer();
  const received = [];
  for (const path of ["/a", "/b", "/a", "/b", "/a"]) received.push(await ask(path));
  expect(byNode).toHaveBeenCalledTimes(2);
  expect(received[0]?.headers).toMatchObject({
    etag: '"a"',
    "keep-alive": "timeout=9",
    "x-content-type-options": "nosniff",
  });
  expect(String(received[0]?.body)).toBe("Été");
  expect(received[2]).toEqual(received[0]);
  expect(received[4]).toEqual(received[0]);
  expect(received[1]?.body.equals(big)).toBe(true);
  expect(received[3]?.headers).toEqual(received[1]?.headers);
  expect(received[3]?.body.equals(big)).toBe(true);

  vi.setSystemTime(1_001_000);
  expect((await ask("/a")).body).toEqual(received[0]?.body);
  expect(byNode).toHaveBeenCalledTimes(3);

  const head = await ask("/a", "HEAD");
  expect(head.headers).toMatchObject({ etag: '"a"', "content-length": String(responses["/a"].body.length) });
  expect(head.body).toHaveLength(0);
});

test("a slow reader that sends several requests at once gets every response whole and in order", async () => {
  const { ask, port } = await startServer();
  await ask("/b");
  const socket = connect(port, "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  const paths = ["/b", "/a", "/b", "/b", "/a"];
  const requests = paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n`);
  socket.write(`${requests.join("\r\n")}Connection: close\r\n\r\n`);
  const chunks: Buffer[] = [];
  for await (const chunk of socket) {
    await new Promise(setImmediate);
    chunks.push(chunk);
  }
  const text = String(Buffer.concat(chunks));
  expect(text.match(/^ETag: .+$/gm)).toEqual(paths.map((path) => `ETag: "${path[1]}"`));
  expect(text.match(/é/g)).toHaveLength(3 * (big.length / 2) + 2);
});
