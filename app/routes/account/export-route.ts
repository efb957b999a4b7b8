import { redirect } from "react-router";
import { logRefusal } from "#app/accounts/event-log.server.ts";
import { exportAccount, exportJson } from "#app/accounts/export-account.server.ts";
import { recordExport } from "#app/accounts/own-actions.server.ts";
import { isFresh } from "#app/accounts/session/session.server.ts";
import { apiCopy } from "#app/content/api-copy.ts";
import { account } from "#app/content/signed-in/account-copy.ts";
import { setFlash } from "#app/cookies/flash.server.ts";
import { requireSession } from "#app/cookies/session-cookie.server.ts";
import type { Href } from "#app/hrefs.ts";
import { caller, services as servicesContext } from "#app/services.server.ts";
import { jsonError } from "#http/json-error.ts";
import { streamedText } from "#http/streamed-text.ts";
import type { Route } from "./+types/export-route.ts";
import { confirmationPath } from "./confirmation/purpose.ts";

/** Streams all stored data about the signed-in client as one JSON file. interpretation.md D37. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const session = await requireSession(services, request);
  const { user, renewal } = session;
  // A link on another site or a HEAD request must not use up the owner's rate limit.
  if (request.method === "HEAD" || request.headers.get("sec-fetch-site") === "cross-site")
    throw redirect("/compte" satisfies Href, { headers: renewal });
  if (!isFresh(session)) {
    renewal.set("Cache-Control", "no-store");
    throw redirect(confirmationPath("export"), { headers: renewal });
  }
  const headers = new Headers(renewal);
  headers.set("Cache-Control", "no-store");
  const exported = await exportAccount(services, user);
  if (!exported.ok) {
    const refusal = { event: "rate_limited", limit: "export", retryAfter: exported.retryAfter } as const;
    await logRefusal(services, refusal, { clientId: user.id });
    // A browser that followed a link shows the refusal on the page; a program gets the status.
    if (request.headers.get("accept")?.includes("text/html")) {
      headers.append("Set-Cookie", setFlash(services.environment, "exportRefused"));
      throw redirect("/compte" satisfies Href, { headers });
    }
    headers.set("Retry-After", String(exported.retryAfter));
    return jsonError(429, "too_many_exports", apiCopy.tooOften(exported.retryAfter), headers);
  }

  await recordExport(services, { event: "account_exported", clientId: user.id });
  const at = new Date();
  const { requestId } = context.get(caller);
  const body = streamedText(exportJson(at, exported.rows), (error) =>
    services.log.error({ err: error, requestId }, "an export broke off"),
  );
  headers.set("Content-Type", "application/json; charset=utf-8");
  headers.set(
    "Content-Disposition",
    `attachment; filename="${account.export.file(at.toISOString().slice(0, 10))}"`,
  );
  return new Response(body, { headers });
}
