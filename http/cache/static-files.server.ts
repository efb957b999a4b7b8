import { globSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import type { MiddlewareHandler } from "hono";
import type { AppEnv } from "../app-env.ts";
import { barePolicy } from "../security/content-security-policy.ts";
import { type CachedResponse, cacheResponse, respondFromCache } from "./cached-response.server.ts";
import type { Bodies } from "./encoding.server.ts";

const types: Record<string, string> = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};

/** All files together, for the metrics. */
const staticRoute = "static";

/** The response to the name of an asset that is not part of this build. */
const missing = cacheResponse(
  {
    "Content-Type": "text/plain; charset=utf-8",
    "Cache-Control": "no-store",
    "Content-Security-Policy": barePolicy,
  },
  { identity: new TextEncoder().encode("Not found\n") },
  { status: 404, route: staticRoute },
);

/**
 * Serves the client build from memory, with the compressed variants that the build wrote beside each file. Only files
 * that were in the folder at start-up have a URL, so no path can leave it; a query changes nothing. Browsers cache files with hashed names for a
 * year, the others for an hour.
 */
export function staticFiles(folder: string): {
  find: (url: string) => CachedResponse | undefined;
  middleware: MiddlewareHandler<AppEnv>;
} {
  const files = readAll(folder);
  const find = (url: string) => {
    const path = url.split("?", 1)[0] ?? "";
    return files.get(path) ?? (path.startsWith("/assets/") ? missing : undefined);
  };
  const middleware: MiddlewareHandler<AppEnv> = async (c, next) => {
    const { method, path, raw } = c.req;
    const file = find(path);
    if (!file) return next();
    c.set("route", file.route);
    if (method !== "GET" && method !== "HEAD" && file !== missing)
      return c.text("Method not allowed\n", 405, { Allow: "GET, HEAD" });
    return respondFromCache(file, method, raw.headers);
  };
  return { find, middleware };
}

function readAll(folder: string): Map<string, CachedResponse> {
  const files = new Map<string, CachedResponse>();
  const names = globSync("**/*", { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile() && extname(entry.name) in types)
    .map((entry) => join(entry.parentPath, entry.name));
  for (const name of names) {
    const path = name.slice(folder.length).replaceAll("\\", "/");
    const cacheControl = path.startsWith("/assets/")
      ? "public, max-age=31536000, immutable"
      : "public, max-age=3600";
    const headers = {
      "Content-Type": types[extname(name)] ?? "",
      "Cache-Control": cacheControl,
      "Content-Security-Policy": barePolicy,
    };
    files.set(path, cacheResponse(headers, bodiesOf(name), { route: staticRoute }));
  }
  return files;
}

function bodiesOf(name: string): Bodies {
  const [br, gzip] = [readIfPresent(`${name}.br`), readIfPresent(`${name}.gz`)];
  return { identity: readFileSync(name), ...(br && { br }), ...(gzip && { gzip }) };
}

function readIfPresent(name: string): Uint8Array | null {
  try {
    return readFileSync(name);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}
