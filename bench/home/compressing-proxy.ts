import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { chooseEncoding, compress } from "#http/cache/encoding.server.ts";

const ownHeaders = [
  "connection",
  "content-encoding",
  "content-length",
  "date",
  "keep-alive",
  "transfer-encoding",
];

/**
 * A cache in front of a peer that compresses what it answers once, as far as ours does: none of the peers' servers sends
 * Brotli by itself, and their deployments have something in front that does. It flatters the peers where it matters on a
 * phone; requests per second are counted without it.
 */
export async function startCompressingProxy(
  origin: string,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const answers = new Map<string, ReturnType<typeof fetchCompressed>>();
  const server = createServer(
    async ({ url: path = "/", headers: { "accept-encoding": accepted } }, response) => {
      const answer = answers.get(path) ?? fetchCompressed(new URL(path, origin));
      answers.set(path, answer);
      try {
        const { status, headers, bodies } = await answer;
        const encoding = chooseEncoding(String(accepted ?? ""), bodies);
        const body = bodies[encoding] ?? bodies.identity;
        if (encoding !== "identity") response.setHeader("Content-Encoding", encoding);
        response.writeHead(status, { ...headers, "Content-Length": body.length }).end(body);
      } catch (error) {
        answers.delete(path);
        response.writeHead(502).end(String(error));
      }
    },
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function fetchCompressed(url: URL) {
  const response = await fetch(url, { headers: { "Accept-Encoding": "identity" } });
  const body = new Uint8Array(await response.arrayBuffer());
  const headers = Object.fromEntries([...response.headers].filter(([name]) => !ownHeaders.includes(name)));
  const isText = /text|javascript|json|svg|xml|manifest/.test(response.headers.get("content-type") ?? "");
  return { status: response.status, headers, bodies: isText ? await compress(body) : { identity: body } };
}
