import { redirectDocument } from "react-router";
import { deleteAccount } from "#app/accounts/delete-account.server.ts";
import { setFlash } from "#app/cookies/flash.server.ts";
import { forgetBrowser } from "#app/cookies/known-browser.server.ts";
import { endSession } from "#app/cookies/session-cookie.server.ts";
import type { Href } from "#app/hrefs.ts";
import type { Services } from "#app/services.server.ts";

/** Deletes the signed-in account and redirects to /login, which confirms it by a flash. interpretation.md D37. */
export async function deleteOwnAccount(
  services: Services,
  request: Request,
  user: { id: string; email: string },
): Promise<Response> {
  await deleteAccount(services, user);
  const headers = await endSession(services, request);
  headers.append("Set-Cookie", forgetBrowser(services.environment));
  headers.append("Set-Cookie", setFlash(services.environment, "accountDeleted"));
  return redirectDocument("/login" satisfies Href, { headers });
}
