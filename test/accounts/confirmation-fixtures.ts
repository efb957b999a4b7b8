import { expect } from "vitest";
import { requestConfirmation } from "#app/accounts/confirmation/confirmation.server.ts";
import type { LoadedSession } from "#app/accounts/session/session.server.ts";
import type { Services } from "#app/services.server.ts";
import { codeIn, mailsTo, newestMail } from "../server/sent-mails.ts";
import { anna, sessionOf, signInCookie } from "./sign-in-fixtures.ts";

/** Signs a browser in by a link. Returns a function that loads its session anew. */
export async function signedInBrowser(services: Services): Promise<() => Promise<LoadedSession>> {
  const cookie = await signInCookie(services);
  return () => sessionOf(services, cookie);
}

/** Requests a confirmation code and waits for its mail. */
export async function confirmationCodeFor(services: Services, session: LoadedSession): Promise<string> {
  const count = mailsTo(services.environment.dataDir, anna).length + 1;
  expect(await requestConfirmation(services, session)).toEqual({ ok: true });
  const { text } = await newestMail(services.environment.dataDir, anna, count);
  expect(text).not.toContain("access_token");
  return codeIn(text);
}
