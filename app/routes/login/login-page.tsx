import { useEffect } from "react";
import { clearAllUnsentText, clearUnsentText } from "#app/browser/unsent-text/unsent-text.ts";
import { Problem } from "#app/components/problem.tsx";
import { ConfirmLink, RedeemingLink } from "#app/components/sign-in/link-states.tsx";
import { useLinkInAddress } from "#app/components/sign-in/use-link-in-address.ts";
import { login } from "#app/content/public/login-copy.ts";
import { Notice } from "#app/ui/form/notice.tsx";
import { Horizon } from "#app/ui/page/horizon.tsx";
import { useToast } from "#app/ui/toast/use-toast.ts";
import { AddressForm } from "./address-form.tsx";
import { CodeView } from "./code-view.tsx";
import { ExampleConversation } from "./example-conversation.tsx";
import type { ExampleMessage } from "./example-messages.server.ts";
import type { LoginState } from "./login-state.ts";

type Props = {
  flash: keyof typeof login.flashes | null;
  next: string | null;
  state: LoginState | null;
  example: readonly ExampleMessage[];
};

/**
 * One of four views: the address, the code, a link being redeemed, a link to be confirmed first; beside it an example of
 * what follows, where the page is wide enough for its text size.
 */
export function LoginPage({ flash, next, state, example }: Props) {
  const { link, accept, decline } = useLinkInAddress(null);
  const toast = useToast();
  const isSent = state?.view === "code" && state.sent;
  useEffect(() => {
    if (state?.view === "code" && state.sent) toast.show({ title: login.sent.toast, type: "success" });
  }, [state, toast]);

  // There is no session here: the next user of this machine must not read what the last one left unsent.
  useEffect(() => {
    if (flash === "signedOut" || flash === "accountDeleted") clearAllUnsentText();
    else clearUnsentText();
  }, [flash]);

  const isBusy = link.kind === "checking" || link.kind === "redeeming";
  const showsForm = link.kind === "none" || link.kind === "failed";
  return (
    <div className="@container mx-auto w-full max-w-page flex-1 py-6 sm:py-14">
      <div className="lg:@min-[58rem]:grid lg:@min-[58rem]:grid-cols-[minmax(0,25.5rem)_minmax(0,30rem)] lg:@min-[58rem]:justify-between lg:@min-[58rem]:gap-x-12">
        <div className="mx-auto w-full max-w-form lg:@min-[58rem]:mx-0">
          <Horizon sun={isBusy || link.kind === "confirming" ? "up" : isSent ? "rising" : "hidden"} />
          <h1 className="mt-8 text-2xl">{login.title}</h1>
          {isBusy && <RedeemingLink />}
          {link.kind === "confirming" && (
            <ConfirmLink email={link.email} current={null} onAccept={accept} onDecline={decline} />
          )}
          {showsForm && (
            <div className="mt-4 grid gap-6">
              {link.kind === "failed" && <Problem title={link.problem} text={link.help} occurrence={link} />}
              {link.kind === "none" && flash && !state && (
                <Notice tone={flash === "signInFirst" ? "info" : "success"} announce="polite">
                  {login.flashes[flash]}
                </Notice>
              )}
              {state?.view === "code" ? (
                <CodeView state={state} next={next} />
              ) : (
                <AddressForm state={state} next={next} />
              )}
            </div>
          )}
        </div>
        <div className="hidden pt-8 lg:@min-[58rem]:block">
          <ExampleConversation messages={example} />
        </div>
      </div>
    </div>
  );
}
