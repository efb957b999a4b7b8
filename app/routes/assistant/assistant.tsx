import { ConfirmLink, RedeemingLink } from "#app/components/sign-in/link-states.tsx";
import { useLinkInAddress } from "#app/components/sign-in/use-link-in-address.ts";
import { brand } from "#app/content/brand.ts";
import { login } from "#app/content/public/login-copy.ts";
import { site } from "#app/content/site-copy.ts";
import { Horizon } from "#app/ui/page/horizon.tsx";
import { Page } from "#app/ui/page/page.tsx";
import type { Route } from "./+types/route.tsx";
import { AssistantPage } from "./assistant-page.tsx";

/** The page at /assistant: the conversation, or the sign-in link in its address. */
export function Assistant({ loaderData }: Pick<Route.ComponentProps, "loaderData">) {
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
