import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import { ConfirmLink, RedeemingLink } from "#app/components/sign-in/link-states.tsx";
import { useLinkInAddress } from "#app/components/sign-in/use-link-in-address.ts";
import { brand } from "#app/content/brand.ts";
import { pageMeta } from "#app/content/page-meta.ts";
import { login } from "#app/content/public/login-copy.ts";
import { assistant } from "#app/content/signed-in/assistant-copy.ts";
import { site } from "#app/content/site-copy.ts";
import { takeFlash } from "#app/cookies/flash.server.ts";
import { requireSession } from "#app/cookies/session-cookie.server.ts";
import { services } from "#app/services.server.ts";
import { Horizon } from "#app/ui/page/horizon.tsx";
import { Page } from "#app/ui/page/page.tsx";
import type { PageHandle } from "#http/pages/page-handle.ts";
import type { Route } from "./+types/route.tsx";
import { AssistantPage } from "./assistant-page.tsx";
import { ifSoon, loadInitialConversation } from "./initial-conversation.server.ts";

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: assistant.title, description: assistant.description, indexed: false });

export const handle: PageHandle = { isStreamed: true };

export async function loader({ request, context }: Route.LoaderArgs) {
  const { user, renewal } = await requireSession(context.get(services), request);
  const { flash, clear } = takeFlash(request, ["profileSaved"]);
  if (flash) renewal.append("Set-Cookie", clear);
  // The page needs the session only: messages that are late follow it.
  const { initial } = await ifSoon(loadInitialConversation(context.get(services), user));
  const { assistant: model, pricingVariant, bookingUrl } = context.get(services).environment;
  const configured = { pricingVariant, bookingUrl };
  return data(
    { user, initial, hasModel: model !== null, configured, isProfileSaved: flash === "profileSaved" },
    { headers: renewal },
  );
}

/** A draft that is opened beside the conversation changes the address and nothing that the loader knows. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname === nextUrl.pathname ? false : defaultShouldRevalidate;
}

export default function Assistant({ loaderData }: Route.ComponentProps) {
  const { user, initial, hasModel, configured, isProfileSaved } = loaderData;
  const { link, accept, decline } = useLinkInAddress(user.email);
  if (link.kind !== "confirming" && link.kind !== "redeeming")
    return (
      <AssistantPage
        user={user}
        initial={initial}
        hasModel={hasModel}
        configured={configured}
        isProfileSaved={isProfileSaved}
        linkFailure={link.kind === "failed" ? link : null}
      />
    );
  return (
    <Page name={brand.product} homeLabel={site.homeLink}>
      <div className="mx-auto w-full max-w-form flex-1 py-6 sm:py-14">
        <Horizon sun="up" />
        <h1 className="mt-8 text-2xl">{login.title}</h1>
        {link.kind === "redeeming" ? (
          <RedeemingLink />
        ) : (
          <ConfirmLink email={link.email} current={user.email} onAccept={accept} onDecline={decline} />
        )}
      </div>
    </Page>
  );
}
