import { data } from "react-router";
import { mailOfToken, type OptionalMail, switchMail } from "#app/accounts/mail-switches.server.ts";
import { brand } from "#app/content/brand.ts";
import { unsubscribeCopy as copy } from "#app/content/mails/morning-mail-copy.ts";
import { pageMeta } from "#app/content/page-meta.ts";
import { site } from "#app/content/site-copy.ts";
import type { Href } from "#app/hrefs.ts";
import { caller, services } from "#app/services.server.ts";
import { AnchorButton, Button } from "#app/ui/form/button.tsx";
import { Notice } from "#app/ui/form/notice.tsx";
import { Page } from "#app/ui/page/page.tsx";
import { unbroken, wholeEmails } from "#app/ui/unbroken.tsx";
import { readForm } from "#http/form.server.ts";
import type { Route } from "./+types/route.tsx";

export const meta: Route.MetaFunction = ({ error, loaderData }) =>
  error ? [] : pageMeta({ title: loaderData ? titleOf(loaderData) : copy.title, indexed: false });

type State =
  | { kind: "asking" | "failed"; mail: OptionalMail; token: string }
  | { kind: "done"; mail: OptionalMail }
  | { kind: "wrong" };

/** A link that names no mail stands below the title of all. */
const titleOf = (state: State) => (state.kind === "wrong" ? copy.title : copy.mails[state.mail].title);

export const headers: Route.HeadersFunction = () => ({ "Cache-Control": "no-store" });

/** Changes nothing: programs that check mails open every link. */
export function loader({ request, context }: Route.LoaderArgs) {
  const token = tokenIn(request);
  const found = mailOfToken(context.get(services).environment, token);
  return token !== null && found
    ? data<State>({ kind: "asking", mail: found.mail, token })
    : data<State>({ kind: "wrong" }, { status: 400 });
}

/** Switches the mail off for whom the token names, whoever sends it (RFC 8058): no session, cookie or origin counts. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const token = tokenIn(request);
  const found = mailOfToken(context.get(services).environment, token);
  if (token === null || found === null || form["List-Unsubscribe"] !== "One-Click")
    return data<State>({ kind: "wrong" }, { status: 400 });
  try {
    await switchMail(context.get(services), found.clientId, found.mail, false);
    return data<State>({ kind: "done", mail: found.mail });
  } catch (error) {
    const { requestId } = context.get(caller);
    context.get(services).log.error({ err: error, requestId }, "a mail could not be switched off");
    return data<State>({ kind: "failed", mail: found.mail, token }, { status: 503 });
  }
}

const tokenIn = (request: Request) => new URL(request.url).searchParams.get("jeton");

export default function Unsubscribe({ loaderData, actionData }: Route.ComponentProps) {
  const state: State = actionData ?? loaderData;
  return (
    <Page name={brand.product} homeLabel={site.homeLink}>
      <div className="mx-auto grid w-full max-w-form grid-cols-[minmax(0,1fr)] content-start justify-items-start gap-6 py-10 sm:py-16">
        <h1 className="text-2xl">{titleOf(state)}</h1>
        <Content state={state} />
      </div>
    </Page>
  );
}

function Content({ state }: { state: State }) {
  switch (state.kind) {
    case "asking":
    case "failed":
      return (
        <>
          {state.kind === "failed" && (
            <Notice tone="error" announce="assertive">
              {copy.failed}
            </Notice>
          )}
          <p className="text-ink-soft">{wholeEmails(copy.mails[state.mail].ask)}</p>
          {/* No form of the router, which would ask for data: this is the request that a mail service sends. */}
          <form method="post" action={`/desabonnement?jeton=${state.token}` satisfies Href}>
            <input type="hidden" name="List-Unsubscribe" value="One-Click" />
            <Button type="submit">
              {/* One item of the button, whose words wrap. */}
              <span>{unbroken(copy.mails[state.mail].button)}</span>
            </Button>
          </form>
        </>
      );
    case "done":
      return (
        <>
          <Notice tone="success" announce="polite">
            {copy.mails[state.mail].done}
          </Notice>
          <p className="text-ink-soft">{copy.again}</p>
          <AccountLink />
        </>
      );
    case "wrong":
      return (
        <>
          <Notice tone="error" announce="polite">
            {copy.wrong}
          </Notice>
          <p className="text-ink-soft">{copy.wrongText}</p>
          <AccountLink />
        </>
      );
  }
}

function AccountLink() {
  return (
    <AnchorButton href="/compte" variant="secondary">
      {copy.account}
    </AnchorButton>
  );
}
