import { expect } from "vitest";
import type { TeamOffer } from "#app/offers/team-offers.ts";
import { startCompletionsServer } from "#scripts/scripted-model/completions-server.ts";
import { startRelay } from "../contact/fake-relay.ts";
import { newDatabase } from "../database/test-database.ts";
import { runScript } from "../process/run-script.ts";
import { discard, startServer } from "../server/running-server.ts";
import { settingsFor } from "../server/server-under-test.ts";
import { Visitor } from "../server/visitor.ts";
import { contractOf } from "./contract.ts";

/** A text above the limit of a body. */
export const tooLarge = "x".repeat(70_000);

/** A request with a JSON body; a string is sent as it is. */
const inJson = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
  headers: { "Content-Type": "application/json", ...headers },
  body: typeof body === "string" ? body : JSON.stringify(body),
});

/** Starts a server with a relay, a register that is away and a model whose answers begin and never end, and returns clients that compare every response with its OpenAPI document. */
export async function startRecorder() {
  const relay = await startRelay();
  const model = await startCompletionsServer(({ body }) => ({
    // Ready-made work is not waited for.
    pieces: body.response_format ? ["{}"] : ["Écrivez à la directrice des achats, ", "stall"],
  }));
  const database = await newDatabase("migrated");
  const authSecret = "s".repeat(48);
  const settings = { ...settingsFor(database.target), AUTH_SECRET: authSecret };
  const server = await startServer({
    ...settings,
    TRUST_PROXY: "127.0.0.1,::1",
    CONTACT_RELAY_URL: relay.url,
    ASSISTANT_BASE_URL: model.baseUrl,
    ASSISTANT_MODEL: "scripted",
    // One that is away.
    COMPANY_REGISTER_URL: "http://127.0.0.1:9",
  });
  const document = await (await fetch(`${server.url}/api/openapi.json`)).json();
  const contract = contractOf(document);
  let clients = 0;

  /** A client with an address and a session of its own. */
  const newClient = () => {
    clients += 1;
    return clientAt(new Visitor(server, `198.51.100.${clients}`));
  };

  function clientAt(visitor: Visitor) {
    const call = async (method: string, pathAndQuery: string, init: RequestInit = {}) => {
      const request = { ...init, method };
      const response = await visitor.fetch(pathAndQuery, request);
      const body = await response.text();
      contract.check({ method, path: contract.pathOf(pathAndQuery), request, response, body });
      return { status: response.status, headers: response.headers, body };
    };
    return {
      visitor,
      send: call,
      get: (path: string, headers: Record<string, string> = {}) => call("GET", path, { headers }),
      delete: (path: string) => call("DELETE", path),
      post: (path: string, body: unknown, headers?: Record<string, string>) =>
        call("POST", path, inJson(body, headers)),
      put: (path: string, body: unknown, headers?: Record<string, string>) =>
        call("PUT", path, inJson(body, headers)),
      patch: (path: string, body: unknown, headers?: Record<string, string>) =>
        call("PATCH", path, inJson(body, headers)),
      /** Sends a form, as a program that accepts JSON unless `headers` say otherwise. */
      submit: (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
        call("POST", path, {
          headers: { Accept: "application/json", ...headers },
          body: new URLSearchParams(fields),
        }),
    };
  }
  /** What every operation that changes something refuses. */
  async function refusesForeignAndLarge(path: string, method = "POST") {
    const { send } = newClient();
    for (const [status, body, headers] of [
      [403, {}, { Origin: "https://evil.example" }],
      [413, { tooLarge }, {}],
      [415, "x", { "Content-Type": "text/plain" }],
    ] as const)
      expect((await send(method, path, inJson(body, headers))).status).toBe(status);
  }

  /** What every operation that reads JSON refuses. */
  async function refusesMalformed(post: (body: unknown) => Promise<{ status: number }>) {
    expect([(await post("{")).status, (await post({})).status]).toEqual([400, 422]);
  }

  async function stop() {
    await server.end("SIGKILL");
    discard(server);
    await Promise.all([database.remove(), relay.stop(), model.stop()]);
  }
  /** Enters an offer as an operator does, for whom has opened the list or the conversation once. */
  async function setOffer(email: string, offer: TeamOffer) {
    const variables = { ...settings, DATA_DIR: server.dataDir };
    const { code, output } = await runScript("ops", ["client", "set", email, "--offer", offer], variables);
    expect(code, output).toBe(0);
  }

  return {
    ...{ document, contract, newClient, refusesForeignAndLarge, refusesMalformed },
    ...{ server, authSecret, relay, setOffer, stop },
  };
}
