import type { RunningServer } from "../server/running-server.ts";
import { Visitor } from "../server/visitor.ts";
import { contractOf } from "./contract.ts";

/** A client that compares every response with the OpenAPI document of the server. */
export async function recorder(server: RunningServer) {
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
      contract.check({ method, path: pathAndQuery.split("?", 1)[0] ?? "", request, response, body });
      return { status: response.status, headers: response.headers, body };
    };
    return {
      visitor,
      get: (path: string, headers: Record<string, string> = {}) => call("GET", path, { headers }),
      delete: (path: string) => call("DELETE", path),
      /** Sends JSON; a string as it is. */
      post: (path: string, body: unknown, headers: Record<string, string> = {}) =>
        call("POST", path, {
          headers: { "Content-Type": "application/json", ...headers },
          body: typeof body === "string" ? body : JSON.stringify(body),
        }),
      /** Sends a form, as a program that accepts JSON unless `headers` say otherwise. */
      submit: (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
        call("POST", path, {
          headers: { Accept: "application/json", ...headers },
          body: new URLSearchParams(fields),
        }),
    };
  }
  return { document, contract, newClient };
}
