import { data, redirect, redirectDocument } from "react-router";
import { orOffline } from "#app/browser/or-offline.ts";
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

/** Ends this browser's session. DSH-09. */
export async function action({ request, context }: Route.ActionArgs) {
  const { environment, log } = context.get(services);
  try {
    const headers = await endSession(context.get(services), request);
    headers.append("Set-Cookie", setFlash(environment, "signedOut"));
    return redirectDocument("/login" satisfies Href, { headers });
  } catch (error) {
    log.error({ err: error, requestId: context.get(caller).requestId }, "a session could not be ended");
    return data({ problem: signedIn.signOutFailed }, { status: 503 });
  }
}

/** If the server cannot be reached, the page stays and shows why. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orOffline(serverAction, () => ({ problem: signedIn.signOutFailed }));
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
