import { digest } from "#limits/keyed-digest.server.ts";
import { consume, refund } from "#limits/limits.server.ts";
import { normaliseEmail } from "../../email.ts";
import {
  type Invalid,
  invalid,
  type Limited,
  limited,
  type Presenter,
  type SignedIn,
  type SignInServices,
  startSession,
  type Void,
} from "../sign-in.server.ts";
import { codeLimits } from "../sign-in-limits.server.ts";
import { codeHashesOf } from "./sign-in-codes.server.ts";
import { lockSignInLinks } from "./sign-in-links.server.ts";
import { tryCode } from "./try-code.server.ts";

/**
 * Uses the code up and signs its owner in. Voids the link of the same mail. `browser` is the id of the presenting
 * browser: three wrong codes in the browser that requested it void the code; ten wrong codes in all other browsers
 * close it to them, and they are limited from then on, whether the next code is correct or not.
 */
export async function redeemSignInCode(
  services: SignInServices,
  { browser, ...presenter }: Presenter & { email: string; code: string; browser: string | null },
): Promise<SignedIn | Invalid | Void | Limited> {
  const { authSecret } = services.environment;
  const { asOwner } = services.db;
  const email = normaliseEmail(presenter.email);
  const code = parseCode(presenter.code);
  const subject = { email, address: presenter.address };
  // The hit is counted before the attempt and refunded on success, so that simultaneous attempts cannot all pass.
  const limits = codeLimits(authSecret, presenter.address);
  const consumed = await consume(asOwner, limits);
  // The browser that requested the code has attempts of its own, which others in its network cannot use up.
  if (!consumed.ok && (browser === null || email === null || code === null))
    return limited(services, "sign_in_code", consumed.retryAfter, subject);
  if (email === null || code === null) return invalid(services, "code", subject);

  const attempt = {
    codeHashes: codeHashesOf(services.environment, email, code),
    browserHash: browser === null ? null : digest(browser),
    ownCodesOnly: !consumed.ok,
  };
  // A wrong code does not throw, because a rollback would lose the count of wrong codes.
  const result = await asOwner.transaction(async (tx) => {
    const compared = await tryCode(tx, await lockSignInLinks(tx, email), attempt);
    return compared.outcome === "correct"
      ? startSession(services, tx, compared.link, "code", presenter)
      : compared;
  });
  if ("ok" in result) {
    services.outbox.kick();
    if (consumed.ok) await refund(asOwner, limits, consumed.ids);
    return result;
  }
  if (result.outcome !== "closed") {
    const refused = await invalid(services, "code", subject);
    return result.outcome === "void" ? { ok: false, reason: "void" } : refused;
  }
  const retryAfter = consumed.ok
    ? Math.ceil(((result.until?.getTime() ?? 0) - Date.now()) / 1000)
    : consumed.retryAfter;
  return limited(services, "sign_in_code", Math.max(1, retryAfter), subject);
}

/** The six digits of a code as typed or pasted, or `null`. Spaces, dots and hyphens are ignored. */
export function parseCode(typed: string): string | null {
  const code = typed.length > 100 ? "" : typed.replace(/[\s\p{Z}.-]/gu, "");
  return /^\d{6}$/.test(code) ? code : null;
}
