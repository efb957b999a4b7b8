import { data, redirect } from "react-router";
import { Problem } from "#app/components/problem.tsx";
import { pageMeta } from "#app/content/page-meta.ts";
import { signedIn } from "#app/content/signed-in/signed-in-copy.ts";
import { setFlash } from "#app/cookies/flash.server.ts";
import { endSession } from "#app/cookies/session-cookie.server.ts";
import type { Href } from "#app/hrefs.ts";
import { SignedInPage } from "#app/layouts/signed-in/signed-in-layout.tsx";
import { caller, services } from "#app/services.server.ts";
import type { Route } from "./+types/route.tsx";

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: signedIn.signOut, description: signedIn.signOut, indexed: false });

/** Redirects a GET: only the form of the signed-in pages leads here. */
export function loader() {
  return redirect("/dashboard-legacy" satisfies Href);
}

/** Ends this browser's session where scripts do not run. DSH-09. */
export async function action({ request, context }: Route.ActionArgs) {
  const { environment, log } = context.get(services);
  try {
    const headers = await endSession(context.get(services), request);
    headers.append("Set-Cookie", setFlash(environment, "signedOut"));
    return redirect("/login" satisfies Href, { headers });
  } catch (error) {
    log.error({ err: error, requestId: context.get(caller).requestId }, "a session could not be ended");
    return data({ problem: signedIn.signOutFailed }, { status: 503 });
  }
}

/** Shown only without scripts, if the session could not be ended. */
export default function SignOut({ actionData }: Route.ComponentProps) {
  return (
    <SignedInPage email={null}>
      <div className="mx-auto w-full max-w-page py-8 sm:py-12">
        {actionData && <Problem title={actionData.problem} occurrence={actionData} />}
      </div>
    </SignedInPage>
  );
}
