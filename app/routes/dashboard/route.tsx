import { data, redirect } from "react-router";
import { LoadingFailed } from "#app/components/loading-failed.tsx";
import { pageMeta } from "#app/content/page-meta.ts";
import { dashboard } from "#app/content/signed-in/dashboard-copy.ts";
import { requireSession } from "#app/cookies/session-cookie.server.ts";
import type { Href } from "#app/hrefs.ts";
import { SignedInPage } from "#app/layouts/signed-in/signed-in-layout.tsx";
import { fieldsToCheck } from "#app/profile/profile-schema.ts";
import { loadProfile } from "#app/profile/profile-store.server.ts";
import { profileValues } from "#app/profile/profile-values.ts";
import { caller, services } from "#app/services.server.ts";
import { ownerOver } from "#app/team/team.server.ts";
import type { Route } from "./+types/route.tsx";
import { LaunchLink, ProfileSummary } from "./profile-summary.tsx";

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: dashboard.title, description: dashboard.description, indexed: false });

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, log } = context.get(services);
  const { user, renewal } = await requireSession(context.get(services), request);
  try {
    const profile = await db.asClient(user.id, (tx) => loadProfile(tx, user.id));
    const owner = await ownerOver(db.asOwner, user.id);
    const values = profile && profileValues(profile);
    if (values)
      return data({ email: user.email, values, toCheck: fieldsToCheck(values), owner }, { headers: renewal });
  } catch (error) {
    log.error({ err: error, requestId: context.get(caller).requestId }, "a profile could not be read");
    return data(
      { email: user.email, values: null, toCheck: [], owner: null },
      { status: 503, headers: renewal },
    );
  }
  throw redirect("/onboarding-legacy" satisfies Href, { headers: renewal });
}

export default function Dashboard({ loaderData: { email, values, toCheck, owner } }: Route.ComponentProps) {
  return (
    <SignedInPage email={email}>
      <div className="@container mx-auto w-full max-w-page py-8 sm:py-12">
        <h1 className="text-2xl">{dashboard.title}</h1>
        {values ? (
          <>
            <p className="mt-4 text-lg wrap-anywhere">{dashboard.welcome(values.company_name)}</p>
            <div className="mt-8 grid grid-cols-[minmax(0,1fr)] gap-8 @min-[60rem]:grid-cols-[minmax(0,1fr)_20rem]">
              <ProfileSummary values={values} toCheck={toCheck} owner={owner} />
              <LaunchLink />
            </div>
          </>
        ) : (
          <div className="mt-6">
            <LoadingFailed copy={dashboard.problems} to="/dashboard-legacy" />
          </div>
        )}
      </div>
    </SignedInPage>
  );
}
