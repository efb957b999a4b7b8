import type { History, Message } from "#app/conversation/protocol.ts";
import * as messages from "#app/routes/api/messages-api.ts";
import * as stream from "#app/routes/api/messages-stream-api.ts";
import type { Services } from "#app/services.server.ts";
import { signInByMail } from "../accounts/sign-in-by-mail.ts";
import { routeContext } from "../services/route-context.ts";
import { eventsIn } from "./event-stream.ts";

const routes = { "/api/messages": messages, "/api/messages/stream": stream };
export type Path = keyof typeof routes;

type Call = {
  method?: string;
  query?: string;
  body?: string | ReadableStream<Uint8Array>;
  lastEventId?: string;
};

/** The messages API as a browser with this cookie calls it. */
export function messagesApi(services: Services, cookie: string) {
  const request = (path: Path, { method = "GET", query = "", body, lastEventId }: Call = {}) => {
    const headers = new Headers({ Cookie: cookie });
    if (body !== undefined) headers.set("Content-Type", "application/json");
    if (lastEventId !== undefined) headers.set("Last-Event-ID", lastEventId);
    const url = `http://localhost:3000${path}${query}`;
    return new Request(url, { method, headers, body, duplex: "half" } as RequestInit);
  };
  const call = (path: Path, init: Call): Promise<Response> => {
    const { loader, action } = routes[path];
    const handle = ["GET", "HEAD", undefined].includes(init.method) ? loader : action;
    return handle({ request: request(path, init), context: routeContext(services) });
  };
  return {
    request,
    call,
    post: (body: unknown) =>
      call("/api/messages", {
        method: "POST",
        body: typeof body === "string" ? body : JSON.stringify(body),
      }),
    /** Sends all but the last byte of the body, and that one when `finish` is called. */
    postSlowly: (body: unknown) => {
      const bytes = new TextEncoder().encode(JSON.stringify(body));
      let finish = () => {};
      const slowBody = new ReadableStream<Uint8Array>({
        start(controller) {
          controller.enqueue(bytes.slice(0, -1));
          finish = () => {
            controller.enqueue(bytes.slice(-1));
            controller.close();
          };
        },
      });
      return { answered: call("/api/messages", { method: "POST", body: slowBody }), finish: () => finish() };
    },
    read: async (query = "") => (await (await call("/api/messages", { query })).json()) as History,
  };
}

/** Signs in by mail and returns the messages API of that session and the user's id. */
export async function signInToApi(services: Services, email: string) {
  const { cookie, user } = await signInByMail(services, email);
  return { ...messagesApi(services, cookie), cookie, id: user.id };
}

export function bodyOf(response: Response): ReadableStream<Uint8Array> {
  if (!response.body) throw new Error("The response has no body.");
  return response.body;
}

/** The sequence number of the first message of a stream. */
export async function firstSeq(response: Response): Promise<Message["seq"] | null> {
  for await (const { event, id } of eventsIn(bodyOf(response))) if (event === "message") return Number(id);
  return null;
}
