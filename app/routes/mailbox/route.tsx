import { data, useRevalidator } from "react-router";
import { brand } from "#app/content/brand.ts";
import { pageMeta } from "#app/content/page-meta.ts";
import { mailbox } from "#app/content/public/mailbox-copy.ts";
import { site } from "#app/content/site-copy.ts";
import { caller, services } from "#app/services.server.ts";
import { AnchorButton, Button } from "#app/ui/form/button.tsx";
import { Page } from "#app/ui/page/page.tsx";
import { isLoopbackHostHeader } from "#environment/loopback.ts";
import { readMailbox } from "#mail/mailbox.server.ts";
import type { Route } from "./+types/route.tsx";
import { type Mail, MailCard } from "./mail-card.tsx";

export const meta: Route.MetaFunction = ({ error }) =>
  error ? [] : pageMeta({ title: mailbox.title, indexed: false });

/**
 * Lists the mails of a server that runs without SMTP, on its own machine only (interface.md "Environment"). Answers
 * 404 to the network, to a proxy or tunnel, and to a foreign name that resolves to this machine (DNS rebinding).
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { environment } = context.get(services);
  const isSameMachine = context.get(caller).isLocal && isLoopbackHostHeader(request.headers.get("Host"));
  if (environment.smtpUrl !== null || !environment.isLoopback || !isSameMachine)
    throw data(null, { status: 404 });
  const mails = await readMailbox(environment);
  return {
    mails: mails.map(
      ({ id, at, to, subject, text, link, code }): Mail => ({
        id,
        at: new Date(at).toISOString(),
        to,
        subject,
        text,
        link,
        code,
      }),
    ),
  };
}

export default function Mailbox({ loaderData: { mails } }: Route.ComponentProps) {
  const { revalidate, state } = useRevalidator();
  return (
    <Page name={brand.product} homeLabel={site.homeLink}>
      <div className="mx-auto w-full max-w-chat py-10 sm:py-16">
        <h1 className="text-2xl">{mailbox.title}</h1>
        <p className="mt-4 max-w-measure text-ink-soft">{mailbox.lead}</p>
        <div className="mt-8 flex flex-wrap items-center justify-between gap-3">
          <p className="font-semibold text-sm tabular-nums">{mailbox.count(mails.length)}</p>
          <Button
            variant="secondary"
            busy={state === "loading"}
            onClick={revalidate}
            className="noscript:hidden"
          >
            {state === "loading" ? mailbox.refreshing : mailbox.refresh}
          </Button>
        </div>
        {mails.length === 0 ? <Empty /> : <Mails mails={mails} />}
      </div>
    </Page>
  );
}

function Mails({ mails }: { mails: Mail[] }) {
  return (
    <ol className="mt-4 grid gap-4">
      {mails.map((mail) => (
        <li key={mail.id}>
          <MailCard mail={mail} />
        </li>
      ))}
    </ol>
  );
}

function Empty() {
  return (
    <div className="mt-4 border-line border-t py-8">
      <p className="text-ink-soft">{mailbox.empty}</p>
      <AnchorButton href="/login" className="mt-6">
        {mailbox.signIn}
      </AnchorButton>
    </div>
  );
}
