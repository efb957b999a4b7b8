import type { Environment } from "#environment.ts";
import { type CachedResponse, cacheResponse, respondFromCache } from "#http/cache/cached-response.server.ts";
import { compress } from "#http/cache/encoding.server.ts";
import type { ApiCall } from "./api-route.server.ts";

/**
 * The handlers of a generated public file, for `apiLoader` and `apiAction`. The text is generated once per process and
 * cached with its compressed variants and ETag. `type` is its content type;
 * `headers` are sent besides those of every such file.
 */
export function cachedText(
  type: string,
  write: (environment: Environment) => string,
  headers: Readonly<Record<string, string>> = {},
) {
  const cache = new WeakMap<Environment, Promise<CachedResponse>>();

  const generate = async (environment: Environment) =>
    cacheResponse(
      { "Content-Type": `${type}; charset=utf-8`, "Cache-Control": "no-cache", ...headers },
      await compress(new TextEncoder().encode(write(environment))),
      { route: "text" },
    );

  return {
    async GET({ request, services: { environment } }: ApiCall) {
      const cached = cache.get(environment) ?? generate(environment);
      cache.set(environment, cached);
      return respondFromCache(await cached, request.method, request.headers);
    },
  };
}
