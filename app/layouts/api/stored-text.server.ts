import type { Environment } from "../../../environment.ts";
import { type CachedResponse, cacheResponse, respondFromCache } from "../../../http/cache/cached-response.ts";
import { compress } from "../../../http/cache/encoding.ts";
import type { ApiCall } from "./api-route.server.ts";

/**
 * The handlers of a public file that is written, not stored, for `apiLoader` and `apiAction`: the same for everybody
 * as long as the process lives, compressed and with its ETag. `type` is its content type.
 */
export function storedText(type: string, write: (environment: Environment) => string) {
  const kept = new WeakMap<Environment, Promise<CachedResponse>>();

  const keep = async (environment: Environment) =>
    cacheResponse(
      { "Content-Type": `${type}; charset=utf-8`, "Cache-Control": "no-cache" },
      await compress(new TextEncoder().encode(write(environment))),
    );

  return {
    async GET({ request, services: { environment } }: ApiCall) {
      const stored = kept.get(environment) ?? keep(environment);
      kept.set(environment, stored);
      return respondFromCache(await stored, request.method, request.headers);
    },
  };
}
