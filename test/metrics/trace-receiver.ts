import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

type Value = { stringValue?: string; intValue?: number | string; boolValue?: boolean };
type Attribute = { key: string; value: Value };

/** A span as OTLP over HTTP has it in JSON. */
export type ReceivedSpan = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: Attribute[];
  status: { code?: number };
};

type Export = {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: ReceivedSpan[] }[] }[];
};

/** A receiver of traces (OTLP over HTTP) on this machine, which accepts every batch until `become` says otherwise. */
export async function startTraceReceiver() {
  const bodies: string[] = [];
  const refused: string[] = [];
  let status = 200;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString("utf8");
    const isTraces = request.method === "POST" && request.url === "/otlp/v1/traces";
    const isJson = request.headers["content-type"] === "application/json";
    if (status === 200 && isTraces && isJson) bodies.push(body);
    else refused.push(body);
    response.writeHead(isTraces && isJson ? status : 400, { "Content-Type": "application/json" }).end("{}");
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const exported = () => bodies.flatMap((body) => (JSON.parse(body) as Export).resourceSpans);
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}/otlp/`,
    /** Everything that was sent, as text. */
    text: () => [...bodies, ...refused].join("\n"),
    refusals: () => refused.length,
    resources: () => exported().flatMap(({ resource }) => resource.attributes),
    spans: () => exported().flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    become(next: number) {
      status = next;
    },
  };
}

/** An attribute of a span, as text; `undefined` without it. */
export function attributeOf({ attributes }: ReceivedSpan, key: string): string | undefined {
  const value = attributes.find((each) => each.key === key)?.value;
  return value === undefined ? undefined : String(Object.values(value)[0]);
}
