import { data } from "react-router";
import { LoadingFailed } from "#app/components/loading-failed.tsx";
import { pageMeta } from "#app/content/page-meta.ts";
import { listSettings as copy } from "#app/content/signed-in/list-settings-copy.ts";
import { setReturnPath } from "#app/cookies/return-path.server.ts";
import { requireSession } from "#app/cookies/session-cookie.server.ts";
import type { Href } from "#app/hrefs.ts";
import { SignedInPage } from "#app/layouts/signed-in/signed-in-layout.tsx";
import { notIncluded } from "#app/offers/not-included.ts";
import { arrangingOf, loadListSettings } from "#app/prospects/settings/list-settings.server.ts";
import { caller, services } from "#app/services.server.ts";
import { mayUse } from "#app/team/current-offer.server.ts";
import type { Route } from "./+types/route.tsx";
import "./settings.css";
import { SettingsPage } from "./settings-page.tsx";

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: copy.title, description: copy.description, indexed: false });

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, environment, log } = context.get(services);
  const { user, renewal } = await requireSession(context.get(services), request, [
    setReturnPath(environment, "/liste/reglages" satisfies Href),
  ]);
  const { id: userId, email } = user;
  try {
    const settings = await loadListSettings({ db }, userId);
    const may = await arrangingOf({ db }, userId);
    const isIncluded = await mayUse(db.asOwner, userId, "customCrm");
    // Why nothing can be changed, if that is so.
    const closed = may.arrange
      ? null
      : isIncluded
        ? ({ why: "seat", text: copy.seatless } as const)
        : ({ why: "offer", text: notIncluded("customCrm", copy.subject) } as const);
    const noRules = may.rules ? null : notIncluded("bespokeCrm", copy.rulesSubject);
    return data({ userId, email, settings, closed, noRules }, { headers: renewal });
  } catch (error) {
    log.error({ err: error, requestId: context.get(caller).requestId }, "the settings could not be read");
    return data(
      { userId, email, settings: null, closed: null, noRules: null },
      { status: 503, headers: renewal },
    );
  }
}

export default function ListSettingsRoute({
  loaderData: { email, settings, ...shown },
}: Route.ComponentProps) {
  return (
    <SignedInPage email={email}>
      {settings ? (
        <SettingsPage {...shown} loaded={settings} />
      ) : (
        <div className="mx-auto grid w-full max-w-page gap-6 py-8 sm:py-12">
          <h1 className="text-2xl">{copy.title}</h1>
          <LoadingFailed copy={copy.problems.loading} to="/liste/reglages" />
        </div>
      )}
    </SignedInPage>
  );
}
