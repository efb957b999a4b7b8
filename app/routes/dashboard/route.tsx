import { data, redirect } from "react-router";
import { putNotice } from "~/accounts/session/flash.server.ts";
import { endSession, requireSession } from "~/accounts/session/session.server.ts";
import { dashboard } from "~/content/dashboard.ts";
import { pageMeta } from "~/content/page-meta.ts";
import { signedIn } from "~/content/signed-in.ts";
import { knownProfile } from "~/conversation/onboarding/profile-so-far.server.ts";
import { Problem } from "~/layouts/signed-in/problem.tsx";
import { SignedInPage } from "~/layouts/signed-in/signed-in-layout.tsx";
import { fieldsToCheck } from "~/profile/profile-form.ts";
import { hasProfile } from "~/profile/profile-store.server.ts";
import { caller, services } from "~/services.server.ts";
import { ButtonLink } from "~/ui/form/button-link.tsx";
import type { Route } from "./+types/route.tsx";
import { Launch, ProfileCard } from "./profile-summary.tsx";

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: dashboard.title, description: dashboard.description, indexed: false });

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, log } = context.get(services);
  const { user, renewal } = await requireSession(context.get(services), request);
  try {
    const known = await db.asClient(user.id, async (tx) =>
      (await hasProfile(tx, user.id)) ? knownProfile(tx, user.id) : null,
    );
    if (known) return data({ known, toCheck: fieldsToCheck(known) }, { headers: renewal });
  } catch (error) {
    log.error({ err: error, requestId: context.get(caller).requestId }, "a profile could not be read");
    return data({ known: null, toCheck: [] }, { status: 503, headers: renewal });
  }
  throw redirect("/onboarding-legacy", { headers: renewal });
}

/** Signs out, for every page that shows the way out as a form. */
export async function action({ request, context }: Route.ActionArgs) {
  const { environment, log } = context.get(services);
  try {
    const headers = await endSession(context.get(services), request);
    headers.append("Set-Cookie", putNotice(environment, "signedOut"));
    return redirect("/login", { headers });
  } catch (error) {
    log.error({ err: error, requestId: context.get(caller).requestId }, "a session could not be ended");
    return data({ problem: signedIn.signOutFailed }, { status: 503 });
  }
}

/** Signing out leads away or changes nothing. */
export const shouldRevalidate = () => false;

/** Whoever cannot reach the service stays, and reads why. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof TypeError) return { problem: signedIn.signOutFailed };
    throw error;
  }
}

export default function Dashboard({ loaderData: { known, toCheck }, actionData }: Route.ComponentProps) {
  return (
    <SignedInPage>
      <div className="mx-auto w-full max-w-page py-8 sm:py-12">
        {actionData && (
          <div className="pb-6">
            <Problem title={actionData.problem} occurrence={actionData} />
          </div>
        )}
        <h1 className="text-2xl">{dashboard.title}</h1>
        {known ? (
          <>
            <p className="mt-4 text-lg wrap-anywhere">{dashboard.welcome(known.company_name)}</p>
            <div className="mt-8 grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
              <ProfileCard known={known} toCheck={toCheck} />
              <Launch />
            </div>
          </>
        ) : (
          <div className="mt-6">
            <Problem
              title={dashboard.problems.load}
              occurrence={null}
              action={
                <ButtonLink look="secondary" to="/dashboard-legacy" reloadDocument>
                  {dashboard.problems.retry}
                </ButtonLink>
              }
            />
          </div>
        )}
      </div>
    </SignedInPage>
  );
}
