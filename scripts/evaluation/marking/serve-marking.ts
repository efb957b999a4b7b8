import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { secureHeaders } from "hono/secure-headers";
import type { Recording } from "../recordings/recording.ts";
import { choices, Marking } from "./marking.ts";
import { markingScript, markingStyle } from "./marking-assets.ts";
import { pairPage, resultPage } from "./marking-page.ts";

/**
 * Serves the page of two recordings on a free port of this machine, to this machine alone. `ended` resolves when the
 * process is told to end. Throws `WrongCommand` as `Marking` does.
 */
export async function serveMarking(file: string, recordings: readonly [Recording, Recording]) {
  const server = createAdaptorServer({ fetch: markingApp(new Marking(file, recordings)).fetch });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const ended = new Promise<void>((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM"] as const)
      process.once(signal, () => {
        server.close(() => resolve());
        if ("closeAllConnections" in server) server.closeAllConnections();
      });
  });
  return { url: `http://127.0.0.1:${port}/`, ended };
}

/** The page at /, what it is made with, and the marks as a file once all are made. */
export function markingApp(marking: Marking): Hono {
  const app = new Hono();
  const own = ["'self'"];
  app.use(
    secureHeaders({
      contentSecurityPolicy: {
        ...{ defaultSrc: ["'none'"], styleSrc: own, scriptSrc: own, formAction: own },
        ...{ baseUri: ["'none'"], frameAncestors: ["'none'"] },
      },
      strictTransportSecurity: false,
      // With "no-referrer" a form would send the origin "null".
      referrerPolicy: "same-origin",
    }),
  );
  // No page of another site may mark, nor read by a name that leads here.
  app.use(async (context, next) => {
    const { host, origin } = new URL(context.req.url);
    const from = context.req.header("Origin");
    const isLocal = /^(?:127\.0\.0\.1|localhost)(?::\d+)?$/.test(host);
    if (!isLocal || (from !== undefined && from !== origin)) return context.text("Not from here.", 403);
    context.header("Cache-Control", "no-store");
    return next();
  });
  app.get("/marking.css", ({ body }) => body(markingStyle, 200, { "Content-Type": "text/css" }));
  app.get("/marking.js", ({ body }) => body(markingScript, 200, { "Content-Type": "text/javascript" }));
  app.get("/marks.json", (context) => {
    const { result } = marking;
    return result ? context.json(result) : context.text("Not before all pairs are marked.", 409);
  });
  app.get("/", (context) => {
    const { result, pairs } = marking;
    if (result) return context.html(resultPage(result));
    const open = pairs.findIndex(({ choice }) => choice === null);
    const wanted = context.req.query("pair");
    const at = wanted === undefined ? (open < 0 ? pairs.length - 1 : open) : Number(wanted) - 1;
    return context.html(pairPage(pairs, at), pairs[at] ? 200 : 404);
  });
  app.post("/", bodyLimit({ maxSize: 10_000 }), async (context) => {
    const { pair, choice } = await context.req.parseBody();
    const chosen = choices.find((one) => one === choice);
    if (typeof pair !== "string" || !chosen || !marking.choose(pair, chosen))
      return context.text("This cannot be marked.", 422);
    const { pairs } = marking;
    const at = pairs.findIndex(({ id }) => id === pair);
    const next = pairs.findIndex((one, index) => index > at && one.choice === null);
    return context.redirect(next < 0 ? "/" : `/?pair=${next + 1}`, 303);
  });
  app.post("/finish", (context) =>
    marking.finish() ? context.redirect("/", 303) : context.text("Some pairs have no mark.", 409),
  );
  return app;
}
