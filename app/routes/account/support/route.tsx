import { data } from "react-router";
import * as v from "valibot";
import { logRefusal } from "#app/accounts/event-log.server.ts";
import { deviceOf } from "#app/accounts/session/device.ts";
import { orOffline } from "#app/browser/or-offline.ts";
import { cleanText, maxMessageLength } from "#app/contact/contact-form.ts";
import { formatWait } from "#app/content/format-wait.ts";
import { pricingCopy } from "#app/content/offers/pricing-copy.ts";
import { pageMeta } from "#app/content/page-meta.ts";
import { account } from "#app/content/signed-in/account-copy.ts";
import { support as copy } from "#app/content/signed-in/support-copy.ts";
import { requireSession } from "#app/cookies/session-cookie.server.ts";
import { retryAfterHeader } from "#app/endpoints/retry-after-header.ts";
import { revalidateUnlessPosted } from "#app/endpoints/revalidate-unless-posted.ts";
import { SignedInPage } from "#app/layouts/signed-in/signed-in-layout.tsx";
import { caller, services } from "#app/services.server.ts";
import { askSupport, pageIn } from "#app/support/support-request.server.ts";
import { contentsFor } from "#app/team/current-offer.server.ts";
import { readForm } from "#http/form.server.ts";
import type { Route } from "./+types/route.tsx";
import { SupportPage, type SupportResult } from "./support-page.tsx";

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: copy.title, description: copy.description, indexed: false });

export const headers: Route.HeadersFunction = retryAfterHeader;
export const shouldRevalidate = revalidateUnlessPosted;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db } = context.get(services);
  const { user, renewal } = await requireSession(context.get(services), request);
  const { features } = await contentsFor(db.asOwner, user.id);
  const kind = copy.kinds.find((each) => features.includes(each));
  return data(
    {
      email: user.email,
      kind: kind ? pricingCopy.fr.features[kind] : null,
      page: pageIn(new URL(request.url).searchParams.get("page")),
      formKey: crypto.randomUUID(),
    },
    { headers: renewal },
  );
}

const Key = v.fallback(v.nullable(v.pipe(v.string(), v.uuid())), null);

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const session = await requireSession(context.get(services), request);
  const typed = typeof form.message === "string" ? form.message.slice(0, 2 * maxMessageLength) : "";
  const message = cleanText(typed, true);
  const respond = (result: SupportResult, status = 200, headers: HeadersInit = {}) =>
    data(result, { status, headers });
  if (message === "") return respond({ kind: "refused", message: typed, problem: copy.message.missing }, 422);
  if (message.length > maxMessageLength)
    return respond({ kind: "refused", message: typed, problem: copy.message.tooLong }, 422);
  const { browser, system } = deviceOf(request.headers.get("User-Agent") ?? "");
  try {
    const asked = await askSupport(context.get(services), session.user, {
      message,
      page: form.state === "on" ? pageIn(form.page) : null,
      browser: browser && account.sessions.device(browser, system),
      formKey: v.parse(Key, form.key),
    });
    if (asked.outcome === "delivered") return respond({ kind: "sent", reference: asked.reference });
    if (asked.outcome === "failed") return respond({ kind: "kept" }, 202);
    const { retryAfter } = asked;
    await logRefusal(
      context.get(services),
      { event: "rate_limited", limit: "contact", retryAfter },
      { clientId: session.user.id },
    );
    return respond({ kind: "failed", message: typed, text: copy.limited(formatWait(retryAfter)) }, 429, {
      "Retry-After": String(retryAfter),
    });
  } catch (error) {
    const { log } = context.get(services);
    log.error(
      { err: error, requestId: context.get(caller).requestId },
      "a message to the support was not sent",
    );
    return respond({ kind: "failed", message: typed, text: copy.failed }, 503);
  }
}

/** If the server cannot be reached, the page stays with what was typed. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const { message } = Object.fromEntries(await request.clone().formData());
  return orOffline<Awaited<ReturnType<typeof serverAction>>, SupportResult>(serverAction, () => ({
    kind: "failed",
    message: String(message ?? ""),
    text: copy.failed,
  }));
}

export default function Support({ loaderData: { email, ...shown }, actionData }: Route.ComponentProps) {
  return (
    <SignedInPage email={email}>
      <SupportPage {...shown} email={email} result={actionData ?? null} />
    </SignedInPage>
  );
}
