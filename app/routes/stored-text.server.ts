import type { Environment } from "../../environment.ts";
import { compressed } from "../../http/encoding.ts";
import { answerFromStore, type StoredAnswer, storeAnswer } from "../../http/stored-answer.ts";
import { type ApiCall, apiAction, apiLoader } from "./api.server.ts";

/**
 * The `loader` and `action` of a public file that is written, not stored: the same for everybody as long as the
 * process lives, compressed and with its ETag. `type` is its content type. Other methods are answered 405.
 */
export function storedText(type: string, write: (environment: Environment) => string) {
  const kept = new WeakMap<Environment, Promise<StoredAnswer>>();

  const keep = async (environment: Environment) =>
    storeAnswer(
      { "Content-Type": `${type}; charset=utf-8`, "Cache-Control": "no-cache" },
      await compressed(new TextEncoder().encode(write(environment))),
    );

  const handlers = {
    async GET({ request, services: { environment } }: ApiCall) {
      const stored = kept.get(environment) ?? keep(environment);
      kept.set(environment, stored);
      return answerFromStore(await stored, request.method, request.headers);
    },
  };
  return { loader: apiLoader(handlers), action: apiAction(handlers) };
}
