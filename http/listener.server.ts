import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { Server as TcpServer } from "node:net";
import type { Duplex } from "node:stream";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import type { Environment } from "#environment.ts";
import type { createApp } from "./app.server.ts";
import { sentDirectly } from "./direct-body.server.ts";
import { isHealthCheck } from "./health.ts";
import { isScrape } from "./metrics/metrics-access.server.ts";
import { isDeskPath } from "./pages/desk-pages.ts";
import { refuseAmbiguous } from "./request/ambiguous-request.ts";
import { noteArrival } from "./request/arrival.ts";
import { discardRest } from "./request/discard-rest.ts";
import { createFairQueue } from "./request/fair-queue.ts";
import { remoteAddressOf } from "./request/remote-address.server.ts";
import { limitSending, longestRequest } from "./request/sending-time.ts";
import { brokenRequest, brokenRequestHeaders, rawBrokenRequest } from "./security/broken-request.ts";
import { capConnections, connectionsForVisitors } from "./security/connection-caps.server.ts";

/** Connect middleware that runs before the application: Vite's development server. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

export type Listener = {
  server: Server;
  /** Stops accepting connections. Resolves when no new one can arrive; running requests continue. */
  stopListening: () => Promise<void>;
};

/** Milliseconds in which the sender of a broken request may read its answer. */
const brokenRequestTime = 2_000;

/** Requests that start in one turn of the event loop, not counting those answered from memory. */
const startsPerTurn = 4;

/**
 * Node's HTTP server around the application, with its timeouts. It does not listen yet. `judge` asks whether a request with
 * that `Cookie` header is an operator's; it is `null` where that is known not to be so. An operator's on the paths of the desk
 * is answered by the application for operators, everybody else's as any request, by an application and a memory that know of
 * no desk.
 */
export function createListener(
  environment: Environment,
  { app, desk, serveFromMemory }: Pick<ReturnType<typeof createApp>, "app" | "desk" | "serveFromMemory">,
  judge: (cookie: string) => (() => Promise<boolean>) | null,
  middleware?: Middleware,
): Listener {
  // Half a second, which is what the adapter would give the rest of a body, is short on a busy machine and a slow line.
  const options = { errorHandler: () => brokenRequest(environment), autoCleanupIncoming: false };
  const run = ({ fetch }: typeof app) =>
    getRequestListener((request, given) => {
      const bindings = given as HttpBindings;
      const response = fetch(request, bindings);
      return response instanceof Promise
        ? response.then((answer) => sentDirectly(answer, bindings))
        : response;
    }, options);
  const [runApplication, runDesk] = [run(app), run(desk)];
  let hasArrived = false;
  const enqueue = createFairQueue(startsPerTurn, () => {
    const arrived = hasArrived;
    hasArrived = false;
    return arrived;
  });
  let heldRequests: (() => void)[] | null = null;
  const server = createServer(
    {
      // We answer a missing Host ourselves, with the security headers that Node's own response lacks.
      requireHostHeader: false,
      // Saves a quarter of Node's own time on requests without a body, for which it then creates no stream.
      optimizeEmptyRequests: true,
      headersTimeout: 10_000,
      requestTimeout: longestRequest,
      keepAliveTimeout: 65_000,
      connectionsCheckingInterval: 5_000,
    },
    (request, response) => {
      discardRest(request, response);
      limitSending(request, () => refuseBroken(environment, timedOut, request.socket));
      const handle = () => {
        if (refuseAmbiguous(environment, request, response)) return;
        const { cookie } = request.headers;
        if (environment.operatorEmails.length === 0 || cookie === undefined || !isDeskPath(request.url ?? ""))
          return answer();
        const isOperators = judge(cookie);
        if (!isOperators) return answer();
        enqueue(remoteAddressOf(request, environment.trustedProxies), async () =>
          (await isOperators()) ? runDesk(request, response) : answer(),
        );
      };
      const answer = () => {
        if (middleware) return middleware(request, response, () => runApplication(request, response));
        // What is asked of a busy process is answered however busy it is.
        if (isHealthCheck(request.url) || isScrape(request, environment))
          return runApplication(request, response);
        if (serveFromMemory(request, response)) return;
        noteArrival(request);
        enqueue(remoteAddressOf(request, environment.trustedProxies), () =>
          runApplication(request, response),
        );
      };
      if (heldRequests) heldRequests.push(handle);
      else handle();
    },
  );
  capConnections(server, connectionsForVisitors(), environment.trustedProxies);
  server.on("connection", () => {
    hasArrived = true;
  });
  server.on("clientError", ({ code }: NodeJS.ErrnoException, socket) =>
    refuseBroken(environment, code, socket),
  );

  server.on("checkExpectation", (_request, response) => {
    response.writeHead(417, brokenRequestHeaders(environment)).end();
  });

  const stopListening = async () => {
    // Requests that arrive from here on start once no new connection can arrive.
    heldRequests = [];
    queueNoConnections(server);
    // This only stops listening. http.Server's own close would also cut idle connections, on which a request may be
    // in transit; clients that still send one get "Connection: close".
    await atQuietMoment(server, () => TcpServer.prototype.close.call(server));
    const requests = heldRequests;
    heldRequests = null;
    for (const handle of requests) handle();
  };
  return { server, stopListening };
}

const timedOut = "ERR_HTTP_REQUEST_TIMEOUT";

/** Answers a request that Node could not read to its end, for the reason with this code, and ends its connection. */
function refuseBroken(environment: Environment, code: string | undefined, socket: Duplex): void {
  if (!socket.writable) return void socket.destroy();
  const status = {
    HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
    [timedOut]: "408 Request Timeout",
  };
  socket.end(rawBrokenRequest(environment, status[code as keyof typeof status] ?? "400 Bad Request"));
  // Who does not read the answer does not close the connection either. At once would reset it before it is read.
  setTimeout(() => socket.destroy(), brokenRequestTime).unref();
}

/**
 * Makes the system hold back who connects (its SYN is dropped, and sent again after a second) instead of queueing the
 * connection, whose request would be reset when the listener closes. It still queues one.
 */
function queueNoConnections(server: Server): void {
  // As with `server.listen`, whose `backlog` this changes. Node has no public way to call listen(2) again.
  const { _handle: handle } = server as unknown as {
    _handle: { listen?: (backlog: number) => number } | null;
  };
  handle?.listen?.(0);
}

/** Milliseconds for which connections that were queued before are accepted, one in each turn of the event loop. */
const drainingTime = 300;

/** Milliseconds without a connection after which none is expected. */
const quietTime = 30;

/**
 * Calls `close` when hardly any client is reset by it: when nobody has connected for a while, or else right when a
 * connection was accepted, since then none is queued.
 */
function atQuietMoment(server: Server, close: () => void): Promise<void> {
  const begun = performance.now();
  let lastAt = begun;
  let isClosed = false;
  return new Promise((resolve) => {
    const finish = () => {
      if (isClosed) return;
      isClosed = true;
      clearInterval(timer);
      server.off("connection", onConnection);
      close();
      resolve();
    };
    const onConnection = () => {
      lastAt = performance.now();
      if (lastAt - begun > drainingTime) finish();
    };
    // Not right after a turn in which nothing could be accepted.
    const timer = setInterval(
      () => setImmediate(() => performance.now() - lastAt > quietTime && finish()),
      10,
    );
    server.prependListener("connection", onConnection);
  });
}
