import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { Server as TcpServer } from "node:net";
import { getRequestListener } from "@hono/node-server";
import type { Environment } from "../environment.ts";
import type { createApp } from "./app.server.ts";
import { addressOf } from "./client-address.ts";
import { createPace } from "./pace.ts";
import { refuseUnclear } from "./request-head.ts";
import { brokenRequest, brokenRequestAnswer, brokenRequestHeaders } from "./security-headers.ts";

/** Comes before the application, as in Connect: Vite's development server. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

export type Listener = {
  server: Server;
  /** Stops accepting connections. Resolves when nobody else can come; requests go on. */
  stopListening: () => Promise<void>;
};

/** Requests that are begun in one turn of the event loop; what is answered from memory does not count. */
const startsPerTurn = 4;

/** Node's HTTP server around the application, with its timeouts. It does not listen yet. */
export function createListener(
  environment: Environment,
  { app, shortcut }: ReturnType<typeof createApp>,
  middleware?: Middleware,
): Listener {
  const answer = getRequestListener((request, bindings) => app.fetch(request, bindings), {
    errorHandler: () => brokenRequest(environment, 400),
  });
  let hasArrived = false;
  const startSoon = createPace(startsPerTurn, () => {
    const has = hasArrived;
    hasArrived = false;
    return has;
  });
  let waiting: (() => void)[] | null = null;
  const server = createServer(
    {
      // Answered by us, with our headers, rather than by Node without them.
      requireHostHeader: false,
      // A request without a body needs no stream made for one: a quarter of what Node itself spends on it.
      optimizeEmptyRequests: true,
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      keepAliveTimeout: 65_000,
      connectionsCheckingInterval: 5_000,
    },
    (request, response) => {
      const handle = () => {
        if (refuseUnclear(environment, request, response)) return;
        if (middleware) return middleware(request, response, () => answer(request, response));
        if (shortcut(request, response)) return;
        // Whoever watches this process is told at once, however many others wait.
        if (request.url === "/healthz" || request.url === "/readyz") return answer(request, response);
        startSoon(addressOf(request, environment.trustedProxies), () => answer(request, response));
      };
      if (waiting) waiting.push(handle);
      else handle();
    },
  );
  server.on("connection", () => {
    hasArrived = true;
  });
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable) return socket.destroy();
    const status = {
      HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
      ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
    };
    socket.end(
      brokenRequestAnswer(environment, status[error.code as keyof typeof status] ?? "400 Bad Request"),
    );
  });

  server.on("checkExpectation", (_request, response) => {
    response.writeHead(417, brokenRequestHeaders(environment)).end();
  });

  const stopListening = async () => {
    // What comes meanwhile is begun once nobody else can come.
    waiting = [];
    await quietTurn(server);
    // Only stops listening. http.Server's own close would at once cut idle connections, on which a request may be
    // under way; those that still ask are answered with "Connection: close".
    TcpServer.prototype.close.call(server);
    const held = waiting;
    waiting = null;
    for (const handle of held) handle();
  };
  return { server, stopListening };
}

/**
 * Resolves right after a short turn of the event loop in which nobody connected, or after three seconds. To stop
 * listening then resets hardly anybody: the system drops who connected and was not accepted yet. Node accepts one in
 * each turn, and a turn in which the database works is long.
 */
async function quietTurn(server: Server): Promise<void> {
  const latest = performance.now() + 3_000;
  let isQuiet = false;
  const onConnection = () => {
    isQuiet = false;
  };
  server.on("connection", onConnection);
  await new Promise(setImmediate);
  while (!isQuiet && performance.now() < latest) {
    const start = performance.now();
    isQuiet = true;
    await new Promise(setImmediate);
    if (performance.now() - start > 0.5) isQuiet = false;
  }
  server.off("connection", onConnection);
}
