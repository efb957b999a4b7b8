import { type ClientHttp2Session, connect, constants } from "node:http2";
import { text } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import type { TLSSocket } from "node:tls";
import { expect, onTestFinished, test } from "vitest";
import type { History } from "#app/conversation/protocol.ts";
import { startSmtp } from "../outbox/fake-smtp-server.ts";
import { tokenIn } from "../server/sent-mails.ts";
import { until } from "../until.ts";
import { type Cluster, siteName, startCluster } from "./cluster.ts";

type Answer = { status: number; cookie: string; body: string };

/** A browser that speaks HTTP/2 with the proxy over one connection, and connects again when that breaks. */
class Browser {
  readonly #cluster: Cluster;
  #session: ClientHttp2Session | null = null;
  cookie = "";

  constructor(cluster: Cluster) {
    this.#cluster = cluster;
    onTestFinished(() => this.#session?.destroy());
  }

  connection(): ClientHttp2Session {
    if (this.#session && !this.#session.closed && !this.#session.destroyed) return this.#session;
    // Caddy has signed the certificate itself.
    const options = { servername: siteName, rejectUnauthorized: false };
    const session = connect(`https://127.0.0.1:${this.#cluster.port}`, options);
    session.on("error", () => {});
    this.#session = session;
    return session;
  }

  async ask(method: string, path: string, type?: string, body?: string): Promise<Answer> {
    const stream = this.connection().request({
      ":method": method,
      ":path": path,
      ":authority": new URL(this.#cluster.url).host,
      origin: this.#cluster.url,
      cookie: this.cookie,
      accept: "application/json, text/html",
      ...(type && { "content-type": type }),
    });
    stream.end(body);
    const answered = new Promise<{ status: number; cookie: string }>((resolve, reject) => {
      stream.once("error", reject);
      stream.once("response", (headers) => {
        const set = headers["set-cookie"] ?? [];
        resolve({
          status: Number(headers[constants.HTTP2_HEADER_STATUS]),
          cookie: set.map((line) => line.split(";")[0]).join("; "),
        });
      });
    });
    return { ...(await answered), body: await text(stream) };
  }

  say(content: string, key: string): Promise<number> {
    return this.ask("POST", "/api/messages", "application/json", JSON.stringify({ key, content })).then(
      ({ status }) => status,
      () => 0,
    );
  }
}

test("two nodes behind Caddy, poolers, NATS and a primary with its standby lose nothing when a node and then the primary die", async () => {
  const smtp = await startSmtp();
  const cluster = await startCluster({ SMTP_URL: smtp.url });
  onTestFinished(cluster.stop);
  for (const node of cluster.nodes) expect(node.output()).not.toMatch(/pooler|DATABASE_DIRECT_URL/);
  const anna = new Browser(cluster);
  await until(async () => (await anna.ask("GET", "/readyz").catch(() => null))?.status === 200);
  expect((anna.connection().socket as TLSSocket).alpnProtocol).toBe("h2");

  const form = new URLSearchParams({ email: "anna@exemple.fr" }).toString();
  expect((await anna.ask("POST", "/login", "application/x-www-form-urlencoded", form)).status).toBe(200);
  await until(() => smtp.received.length === 1);
  const mail = smtp.received[0]?.mail.text ?? "";
  expect(mail).toContain(`${cluster.url}/login#`);
  const token = JSON.stringify({ token: tokenIn(mail) });
  const redeemed = await anna.ask("POST", "/api/session", "application/json", token);
  expect(redeemed.status).toBe(204);
  anna.cookie = redeemed.cookie;

  const acknowledged: string[] = [];
  let isWriting = true;
  onTestFinished(() => {
    isWriting = false;
  });
  const writer = (async () => {
    for (let number = 0; isWriting; number++) {
      const [content, key] = [`message ${number}`, crypto.randomUUID()];
      await until(async () => !isWriting || [200, 201].includes(await anna.say(content, key)), 100);
      if (isWriting) acknowledged.push(content);
      await delay(150);
    }
  })();
  const more = async (count = 3) => {
    const before = acknowledged.length;
    await until(() => acknowledged.length >= before + count);
  };

  await more();
  const [first] = cluster.nodes;
  if (!first) throw new Error("There is no node.");
  await first.end("SIGKILL");
  await more();
  await cluster.restartNode(first);
  await more();
  await cluster.failOver();
  await more();
  isWriting = false;
  await writer;

  const { messages } = JSON.parse((await anna.ask("GET", "/api/messages?after=0")).body) as History;
  expect(messages.map(({ seq }) => seq)).toEqual(messages.map((_, index) => index + 1));
  const said = messages.filter(({ role }) => role === "user").map(({ content }) => content);
  // The one under way at the end may be stored without its answer having come.
  expect(said.slice(0, acknowledged.length)).toEqual(acknowledged);
  expect(new Set(said).size).toBe(said.length);
});
