// The company register of `npm run dev` and of the tests: a server on this machine that speaks the protocol of the official
// company search (recherche-entreprises.api.gouv.fr) with invented companies, as its published source answers:
// annuaire-entreprises-data-gouv-fr/search-api at 7cc364f. No number, name or person in it is a real one.
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { findCompanies } from "./find.ts";
import { inventedCompanies } from "./invented-companies.ts";
import { missingIn, type Nomenclature, Refusal, readParameters } from "./parameters.ts";
import { RequestRate } from "./request-rate.ts";

export type RegisterOptions = {
  /** How many companies are invented; 6,000 unless said. */
  count?: number;
  /** Requests in any second; 7 as documented unless said. */
  perSecond?: number;
  /** Which NAF it speaks: rév. 2 until the end of 2026. */
  nomenclature?: Nomenclature;
  /** Answers in place of the register, where it returns true. */
  instead?: (request: IncomingMessage, response: ServerResponse) => boolean;
};

/** A request that the register received. */
export type AskedOfRegister = { url: URL; userAgent: string; at: number };

/** Starts the register on a free loopback port. Its `baseUrl` is a value for COMPANY_REGISTER_URL. */
export async function startCompanyRegister({
  count = 6_000,
  perSecond = 7,
  nomenclature = "rev2",
  instead = () => false,
}: RegisterOptions = {}) {
  const companies = inventedCompanies(count);
  const rate = new RequestRate(perSecond);
  const received: AskedOfRegister[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://register.example");
    received.push({ url, userAgent: request.headers["user-agent"] ?? "", at: performance.now() });
    if (instead(request, response)) return;
    const retryAfter = rate.refuses(request.socket.remoteAddress ?? "");
    if (retryAfter !== null)
      return void response.writeHead(429, { "Retry-After": String(retryAfter) }).end("Too Many Requests");
    if (url.pathname === "/health") return send(response, 200, { status: "ok" });
    if (url.pathname !== "/search") return send(response, 404, { erreur: "Ressource non trouvée." });
    const missing = missingIn(url.searchParams);
    if (missing.length > 0)
      return send(response, 501, { erreur: `Not invented here: ${missing.join(", ")}` });
    try {
      const parameters = readParameters(url.searchParams, nomenclature);
      send(response, 200, findCompanies(companies, parameters, nomenclature));
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      send(response, 400, { erreur: error.message });
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    companies,
    received,
    async stop() {
      if (!server.listening) return;
      const stopped = once(server, "close");
      server.close();
      server.closeAllConnections();
      await stopped;
    },
  };
}

function send(response: ServerResponse, status: number, body: unknown) {
  response.writeHead(status, { "Content-Type": "application/json" }).end(JSON.stringify(body));
}
