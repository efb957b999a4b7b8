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
import type { LoginState } from "./login-state.ts";
import { useSignInForms } from "./use-sign-in-forms.ts";

export type SignInProps = {
  flash: keyof typeof login.flashes | null;
  next: string | null;
  /** The code's view, if this browser has asked for a mail that is still valid. interpretation.md D363. */
  asked: LoginState | null;
  /** The result of a form that was sent without scripts. */
  response: LoginState | null;
};

/** One of four views: the address, the code, a link being redeemed, a link to be confirmed first. */
export function SignIn({ flash, next, asked, response }: SignInProps) {
  const { link, accept, decline } = useLinkInAddress(null);
  const { state, sending, submit } = useSignInForms(response, asked);
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
    <>
      <Horizon sun={isBusy || link.kind === "confirming" ? "up" : isSent ? "rising" : "hidden"} />
      <h1 className="mt-8 text-2xl">{login.title}</h1>
      {isBusy && <RedeemingLink />}
      {link.kind === "confirming" && (
        <ConfirmLink email={link.email} current={null} onAccept={accept} onDecline={decline} />
      )}
      {showsForm && (
        <div className="mt-4 grid gap-6">
          {link.kind === "failed" && <Problem title={link.problem} text={link.help} occurrence={link} />}
          {link.kind === "none" && flash && state === asked && (
            <Notice tone={flash === "signInFirst" ? "info" : "success"} announce="polite">
              {login.flashes[flash]}
            </Notice>
          )}
          {state?.view === "code" ? (
            <CodeView state={state} next={next} sending={sending} onSubmit={submit} />
          ) : (
            <AddressForm state={state} next={next} isSending={sending !== null} onSubmit={submit} />
          )}
        </div>
      )}
    </>
  );
}
