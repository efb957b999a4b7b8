import type { MiddlewareFunction } from "react-router";
import { apiCopy } from "#app/content/api-copy.ts";
import { wantsJson } from "#app/endpoints/wants-json.ts";
import { jsonError } from "#http/json-error.ts";
import type { LoginState, SignInAnswer } from "./login-state.ts";

type Arguments = Parameters<MiddlewareFunction<Response>>[0];

/**
 * Answers the page's own scripts, which ask for JSON, with what the page would show, or with where the action redirects to.
 * A body that cannot be read is an error of the interface.
 */
export function answerInJson(
  action: (
    args: Pick<Arguments, "request" | "context">,
  ) => Promise<{ data: LoginState; init: ResponseInit | null }>,
): MiddlewareFunction<Response> {
  return async ({ request, context }, next) => {
    if (!wantsJson(request)) return next();
    try {
      const { data, init } = await action({ request, context });
      return Response.json(data satisfies SignInAnswer, init ?? undefined);
    } catch (thrown) {
      if (!(thrown instanceof Response)) throw thrown;
      const headers = new Headers(thrown.headers);
      const target = headers.get("Location");
      if (target === null) return jsonError(thrown.status, "invalid_form", apiCopy.errors.invalid_form);
      headers.delete("Location");
      return Response.json({ next: target } satisfies SignInAnswer, { headers });
    }
  };
}
