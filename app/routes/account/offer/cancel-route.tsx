import { data, Form, Link, redirect, useNavigation } from "react-router";
import { requestCancellation } from "#app/accounts/cancellation.server.ts";
import { logRefusal } from "#app/accounts/event-log.server.ts";
import { orOffline } from "#app/browser/or-offline.ts";
import { dayInWords } from "#app/calendar/day-in-words.ts";
import { parisDay } from "#app/calendar/paris-day.ts";
import { daysAfter, monthOf, parisMoment } from "#app/calendar/working-days.ts";
import { Problem } from "#app/components/problem.tsx";
import { pageMeta } from "#app/content/page-meta.ts";
import { account } from "#app/content/signed-in/account-copy.ts";
import { offerWords } from "#app/content/signed-in/offer-copy.ts";
import { setFlash } from "#app/cookies/flash.server.ts";
import { requireSession } from "#app/cookies/session-cookie.server.ts";
import { retryAfterHeader } from "#app/endpoints/retry-after-header.ts";
import { revalidateUnlessPosted } from "#app/endpoints/revalidate-unless-posted.ts";
import type { Href } from "#app/hrefs.ts";
import { SignedInPage } from "#app/layouts/signed-in/signed-in-layout.tsx";
import { caller, services } from "#app/services.server.ts";
import { nameOf } from "#app/team/offer-in-words.server.ts";
import { readOffer } from "#app/team/read-offer.server.ts";
import { deletedAt } from "#app/team/subscription.server.ts";
import { isColleague } from "#app/team/team.server.ts";
import { Button } from "#app/ui/form/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Route } from "./+types/cancel-route.tsx";

const copy = offerWords.cancel;
const offerPath = "/compte#offre" satisfies Href;
const exportPath = "/compte/export" satisfies Href;

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: copy.title, description: copy.description, indexed: false });

export const headers: Route.HeadersFunction = retryAfterHeader;
export const shouldRevalidate = revalidateUnlessPosted;

/** Says what a cancellation brings; who has nothing to cancel is led to the offer. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { user, renewal } = await requireSession(context.get(services), request);
  const { offer, until, cancelledAt } = await readOffer(context.get(services), user.id);
  const isOther = await isColleague(context.get(services).db.asOwner, user.id);
  if (offer === null || cancelledAt || isOther) throw redirect(offerPath, { headers: renewal });
  const last = until ?? monthOf(parisDay(Date.now())).last;
  const gone = deletedAt(parisMoment(daysAfter(last, 1), 0));
  return data(
    { email: user.email, name: nameOf(offer), last: dayInWords(last), gone: dayInWords(gone) },
    { headers: renewal },
  );
}

export async function action({ request, context }: Route.ActionArgs) {
  const { environment, log } = context.get(services);
  const { user } = await requireSession(context.get(services), request);
  try {
    const outcome = await requestCancellation(context.get(services), user.id);
    if ("retryAfter" in outcome) {
      const { retryAfter } = outcome;
      const refusal = { event: "rate_limited", limit: "offer_changes", retryAfter } as const;
      await logRefusal(context.get(services), refusal, { clientId: user.id });
      const headers = { "Retry-After": String(retryAfter) };
      return data({ kind: "limited" } as const, { status: 429, headers });
    }
    const headers =
      outcome.until === null ? undefined : { "Set-Cookie": setFlash(environment, "offerCancelled") };
    return redirect("/compte" satisfies Href, headers && { headers });
  } catch (error) {
    log.error({ err: error, requestId: context.get(caller).requestId }, "an offer could not be cancelled");
    return data({ kind: "failed" } as const, { status: 503 });
  }
}

/** If the server cannot be reached, the page stays and says so. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orOffline<Awaited<ReturnType<typeof serverAction>>, { kind: "failed" }>(serverAction, () => ({
    kind: "failed",
  }));
}

/** What the end of the offer brings, the export, and then the one press. interpretation.md D291. */
export default function Cancel({
  loaderData: { email, name, last, gone },
  actionData,
}: Route.ComponentProps) {
  const isBusy = useNavigation().state === "submitting";
  return (
    <SignedInPage email={email}>
      <div className="mx-auto grid w-full max-w-page grid-cols-[minmax(0,1fr)] content-start gap-8 py-8 sm:py-12">
        <h1 className="text-2xl">{copy.title}</h1>
        {actionData && <Problem title={copy[actionData.kind]} occurrence={actionData} />}
        <ul className="grid max-w-measure gap-2">
          <li className="font-semibold">{copy.end(name, last)}</li>
          <li>{copy.back}</li>
          <li>{copy.read}</li>
          <li className="font-semibold">{copy.gone(gone)}</li>
          <li>{copy.stays}</li>
        </ul>
        <div className="grid max-w-measure gap-3">
          <h2 className="text-lg">{copy.export}</h2>
          <p className="text-ink-soft">{copy.exportText}</p>
          <p>
            <a
              href={exportPath}
              className="link inline-flex min-h-11 items-center gap-2 font-semibold text-sm"
            >
              <Icon name="download" />
              {account.export.button}
            </a>
          </p>
        </div>
        <Form method="post" className="flex flex-wrap items-center gap-4">
          <Button
            type="submit"
            variant="secondary"
            busy={isBusy}
            className="border-danger! text-danger! hover:bg-danger-wash!"
          >
            {isBusy ? copy.busy : copy.button(last)}
          </Button>
          <Link to={offerPath} className="link inline-flex min-h-11 items-center font-semibold text-sm">
            {copy.keep}
          </Link>
        </Form>
      </div>
    </SignedInPage>
  );
}
