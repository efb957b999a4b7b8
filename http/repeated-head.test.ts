import { once } from "node:events";
import { createServer, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test, vi } from "vitest";
import { headWriter } from "./repeated-head.ts";

const answers = {
  "/a": { ETag: '"a"', "Content-Length": "0" },
  "/b": { ETag: '"b"', "Content-Length": "0" },
};

async function served() {
  const writeHead = headWriter({ "X-Content-Type-Options": "nosniff" });
  let count = 0;
  const server = createServer({ keepAliveTimeout: 9_000 }, (request, response) => {
    const headers = answers[request.url as keyof typeof answers];
    writeHead(response, { status: 200, headers }, { requestId: `request-${count++}`, isLast: false });
    response.end();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close().closeAllConnections());
  const { port } = server.address() as AddressInfo;
  return { ask: (path: string) => fetch(`http://127.0.0.1:${port}${path}`) };
}

test("Node writes the head of each answer once a second, and it is written again as it was", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: 1_000_000 });
  onTestFinished(() => void vi.useRealTimers());
  const byNode = vi.spyOn(ServerResponse.prototype, "writeHead");
  onTestFinished(() => byNode.mockRestore());
  const { ask } = await served();
  const heads = [];
  for (const path of ["/a", "/b", "/a", "/b", "/a"])
    heads.push(Object.fromEntries((await ask(path)).headers));
  expect(byNode).toHaveBeenCalledTimes(2);
  expect(heads[0]).toMatchObject({
    etag: '"a"',
    "keep-alive": "timeout=9",
    "x-content-type-options": "nosniff",
  });
  expect(heads[4]).toEqual({ ...heads[0], "x-request-id": "request-4" });
  expect(heads[3]).toEqual({ ...heads[1], "x-request-id": "request-3" });

  vi.setSystemTime(1_001_000);
  await ask("/a");
  expect(byNode).toHaveBeenCalledTimes(3);
});
