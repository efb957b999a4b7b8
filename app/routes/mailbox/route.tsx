import { data, useRevalidator } from "react-router";
import { brand } from "~/content/brand.ts";
import { mailbox } from "~/content/mailbox.ts";
import { pageMeta } from "~/content/page-meta.ts";
import { site } from "~/content/site.ts";
import { caller, services } from "~/services.server.ts";
import { Button } from "~/ui/form/button.tsx";
import { ButtonLink } from "~/ui/form/button-link.tsx";
import { Page } from "~/ui/page/page.tsx";
import { isLoopbackHost } from "../../../environment/loopback.ts";
import { readMailbox } from "../../../mail/mailbox.server.ts";
import type { Route } from "./+types/route.tsx";
import { type Letter, LetterCard } from "./letter-card.tsx";

export const meta: Route.MetaFunction = ({ error }) =>
  error ? [] : pageMeta({ title: mailbox.title, indexed: false });

/**
 * Only for whoever runs it without a mail server, on that machine (interface.md "Environment"): not for the network,
 * nor through a proxy or tunnel, nor under a foreign name that was made to point here.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { environment } = context.get(services);
  const isHere = context.get(caller).isLocal && isLoopbackHostHeader(request.headers.get("Host"));
  if (environment.smtpUrl !== null || !environment.isLoopback || !isHere) throw data(null, { status: 404 });
  const letters = await readMailbox(environment);
  return {
    letters: letters.map(
      ({ id, at, to, subject, text, link, code }): Letter => ({
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

function isLoopbackHostHeader(host: string | null): boolean {
  return URL.canParse(`http://${host}`) && isLoopbackHost(new URL(`http://${host}`).hostname);
}

export default function Mailbox({ loaderData: { letters } }: Route.ComponentProps) {
  const { revalidate, state } = useRevalidator();
  return (
    <Page name={brand.product} homeLabel={site.homeLink}>
      <div className="mx-auto w-full max-w-chat py-10 sm:py-16">
        <h1 className="text-2xl">{mailbox.title}</h1>
        <p className="mt-4 max-w-measure text-ink-soft">{mailbox.lead}</p>
        <div className="mt-8 flex flex-wrap items-center justify-between gap-3">
          <p className="font-semibold text-sm tabular-nums">{mailbox.count(letters.length)}</p>
          <Button
            variant="secondary"
            busy={state === "loading"}
            onClick={revalidate}
            className="noscript:hidden"
          >
            {state === "loading" ? mailbox.refreshing : mailbox.refresh}
          </Button>
        </div>
        {letters.length === 0 ? <Empty /> : <Letters letters={letters} />}
      </div>
    </Page>
  );
}

function Letters({ letters }: { letters: Letter[] }) {
  return (
    <ol className="mt-4 grid gap-4">
      {letters.map((letter) => (
        <li key={letter.id}>
          <LetterCard letter={letter} />
        </li>
      ))}
    </ol>
  );
}

function Empty() {
  return (
    <div className="mt-4 border-line border-t py-8">
      <p className="text-ink-soft">{mailbox.empty}</p>
      <ButtonLink to="/login" className="mt-6">
        {mailbox.signIn}
      </ButtonLink>
    </div>
  );
}
