import { Agent, type ClientRequest, get, request } from "node:http";

/** Everything goes to 127.0.0.1, whose family needs no lookup for each of ten thousand connections. */
const host = "127.0.0.1";

export type OpenStream = { close: () => void };

/**
 * Opens the stream of a customer, from the first message on. Calls `onMessage` with the content of each message of a
 * customer; resolves when the first event has come, and rejects for any status but 200.
 */
export function openStream(
  port: number,
  cookie: string,
  onMessage: (content: string) => void = () => {},
  onEnd: () => void = () => {},
): Promise<OpenStream> {
  return new Promise((resolve, reject) => {
    const asked: ClientRequest = get(
      { host, port, path: "/api/messages/stream?after=0", headers: { Cookie: cookie }, agent: false },
      (response) => {
        if (response.statusCode !== 200) {
          response.resume();
          return reject(new Error(`The stream answered ${response.statusCode}.`));
        }
        let rest = "";
        response.setEncoding("utf8");
        response.on("data", (chunk: string) => {
          resolve({ close: () => asked.destroy() });
          const events = (rest + chunk).split("\n\n");
          rest = events.pop() ?? "";
          for (const event of events) {
            const data = event.match(/^event: message$/m) && event.match(/^data: (.*)$/m)?.[1];
            if (!data) continue;
            const { role, content } = JSON.parse(data) as { role: string; content: string };
            if (role === "user") onMessage(content);
          }
        });
        response.once("close", onEnd);
        response.once("error", () => {});
      },
    );
    asked.once("error", reject);
  });
}

/** Sends messages over connections that are kept. */
export function createSender(port: number, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  return {
    /** Resolves with the status. */
    send: (cookie: string, content: string): Promise<number> =>
      new Promise((resolve, reject) => {
        const body = JSON.stringify({ key: crypto.randomUUID(), content });
        const headers = {
          Cookie: cookie,
          Origin: `http://localhost:${port}`,
          "Content-Type": "application/json",
          "Content-Length": Buffer.byteLength(body),
        };
        const asked = request(
          { host, port, path: "/api/messages", method: "POST", headers, agent },
          (response) => {
            response.resume().once("end", () => resolve(response.statusCode ?? 0));
          },
        );
        asked.once("error", reject).end(body);
      }),
    close: () => agent.destroy(),
  };
}
