// The enrichment of `npm run dev` and of tests: a service on this machine that speaks Dropcontact's protocol as
// developer.dropcontact.com describes it, without a real key, and answers with invented people and companies.
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text as readText } from "node:stream/consumers";
import { type InputRecord, inventedAnswer } from "./invented-answers.ts";

/** A request that the service received. */
export type ProviderRequest = {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  /** The records of a submission. */
  records: InputRecord[];
  body: Record<string, unknown>;
};

/** Another response than the protocol's: a status with any body, or what the network does. */
export type Interference =
  | { status: number; headers?: Record<string, string>; body?: unknown }
  /** The request is never answered. */
  | "hang"
  /** It is carried out, and its answer breaks off. */
  | "break";

type ProviderOptions = {
  key?: string;
  /** Credits of the account. */
  credits?: number;
  /** Milliseconds until a result is ready. */
  readyAfter?: number;
  /** What the service says of a record. */
  answer?: (record: InputRecord) => unknown;
  /** Looks at each request first; `null` lets the protocol answer. */
  interfere?: (request: ProviderRequest) => Interference | null;
};

const most = { records: 250, recordBytes: 15_000 };

/** Starts the service. Its `url` and `key` are values for DROPCONTACT_URL and DROPCONTACT_API_KEY. */
export async function startEnrichmentProvider(options: ProviderOptions = {}) {
  const { key = randomBytes(16).toString("hex"), answer = inventedAnswer, interfere } = options;
  const state = { credits: options.credits ?? 100_000, readyAfter: options.readyAfter ?? 2_000 };
  const received: ProviderRequest[] = [];
  const requests = new Map<string, { data: unknown[]; readyAt: number; isPaid: boolean }>();

  function carryOut({ method, path, headers, records, body }: ProviderRequest) {
    if (headers["x-access-token"] !== key) return refusal(401, "Invalid access token");
    if (method === "POST" && path === "/v1/enrich/all") return take(records, body);
    const id = /^\/v1\/enrich\/all\/([^/?]+)$/.exec(path)?.[1];
    if (method === "GET" && id !== undefined) return give(id);
    return { status: 404, body: { detail: "Not Found" } };
  }

  function take(records: InputRecord[], body: Record<string, unknown>) {
    if (!Array.isArray(body.data) || records.length === 0) return refusal(400, "Missing data in JSON");
    if (records.length > most.records)
      return refusal(400, `Too many records, you can only submit up to ${most.records} records`);
    if (records.some((record) => Buffer.byteLength(JSON.stringify(record)) > most.recordBytes))
      return refusal(400, "Data size is too big, you can only submit up to 15 kB of data in a single record");
    if (records.length > state.credits) return refusal(403, "You do not have enough credits");
    state.credits -= records.length;
    const id = randomBytes(8).toString("hex");
    const data = records.map(answer);
    requests.set(id, { data, readyAt: Date.now() + state.readyAfter, isPaid: false });
    return done({ request_id: id, credits_left: state.credits });
  }

  function give(id: string) {
    const request = requests.get(id);
    // It says the same of a request that it does not know.
    if (!request || Date.now() < request.readyAt)
      return {
        status: 200,
        body: {
          error: false,
          success: false,
          reason: "Request not ready yet, try again in 30 seconds",
        },
      };
    if (!request.isPaid) state.credits += request.data.filter((record) => !hasAddress(record)).length;
    request.isPaid = true;
    return done({ data: request.data, credits_left: state.credits });
  }

  const server = createServer(async (incoming, response) => {
    const text = await readText(incoming);
    const body = text === "" ? {} : JSON.parse(text);
    const request = {
      ...{ method: incoming.method ?? "", path: incoming.url ?? "", headers: incoming.headers },
      ...{ body, records: Array.isArray(body.data) ? body.data : [] },
    };
    received.push(request);
    const interference = interfere?.(request) ?? null;
    if (interference === "hang") return;
    const reply = interference && interference !== "break" ? interference : carryOut(request);
    send(response, reply, interference === "break");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    key,
    state,
    received,
    /** The records that were submitted, request by request. */
    submitted: () => received.filter(({ method }) => method === "POST").map(({ records }) => records),
    async stop() {
      if (!server.listening) return;
      const stopped = once(server, "close");
      server.close();
      server.closeAllConnections();
      await stopped;
    },
  };
}

const done = (body: object) => ({ status: 200, body: { ...body, error: false, success: true } });
const refusal = (status: number, reason: string) => ({
  status,
  body: { error: true, reason, success: false },
});

const hasAddress = (record: unknown) =>
  typeof record === "object" && record !== null && "email" in record && record.email !== null;

function send(
  response: ServerResponse,
  { status, headers, body }: Exclude<Interference, string>,
  isBroken: boolean,
) {
  const text = typeof body === "string" ? body : JSON.stringify(body ?? null);
  const length = Buffer.byteLength(text);
  response.writeHead(status, { "Content-Type": "application/json", "Content-Length": length, ...headers });
  if (!isBroken) return void response.end(text);
  response.write(text.slice(0, length / 2), () => response.destroy());
}
