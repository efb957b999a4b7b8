import { digest } from "#limits/keyed-digest.server.ts";
import { consume } from "#limits/limits.server.ts";
import { safeReturnPath } from "../safe-return-path.ts";
import {
  type Invalid,
  invalid,
  type Limited,
  limited,
  type Presenter,
  type SignedIn,
  type SignInServices,
  startSession,
} from "../sign-in.server.ts";
import { linkLimits } from "../sign-in-limits.server.ts";
import { findSignInLink, lockSignInLinks } from "./sign-in-links.server.ts";

/**
 * The owner of a link, the path to open, and whether this browser requested it. Does not use the link up.
 * interpretation.md D21.
 */
export async function inspectSignInToken(
  services: SignInServices,
  { token, browser, address }: { token: string; browser: string | null; address: string },
): Promise<{ ok: true; email: string; next: string; sameBrowser: boolean } | Invalid | Limited> {
  const link = await findSignInLink(services.db.asOwner, token);
  if (!link) return unknownLink(services, address);
  const sameBrowser = browser !== null && digest(browser) === link.browserHash;
  return { ok: true, email: link.email, next: safeReturnPath(link.next), sameBrowser };
}

/**
 * Uses the link up and signs its owner in. Of any number of simultaneous attempts one succeeds. Voids the code of the
 * same mail.
 */
export async function redeemSignInToken(
  services: SignInServices,
  { token, ...presenter }: Presenter & { token: string },
): Promise<SignedIn | Invalid | Limited> {
  const { address } = presenter;
  const found = await findSignInLink(services.db.asOwner, token);
  if (!found) return unknownLink(services, address);
  const { email } = found;
  const signedIn = await services.db.asOwner.transaction(async (tx) => {
    const link = (await lockSignInLinks(tx, email)).find(({ id }) => id === found.id);
    return link ? startSession(services, tx, link, "link", presenter) : null;
  });
  if (signedIn) services.outbox.kick();
  return signedIn ?? invalid(services, "link", { email, address });
}

/** Counts a hit for the network. A valid link costs none, because its lookup is one read of an index. */
async function unknownLink(services: SignInServices, address: string): Promise<Invalid | Limited> {
  const consumed = await consume(services.db.asOwner, linkLimits(services.environment.authSecret, address));
  if (!consumed.ok) return limited(services, "sign_in_link", consumed.retryAfter, { address });
  return invalid(services, "link", { address });
}
