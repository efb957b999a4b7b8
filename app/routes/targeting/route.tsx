import { data } from "react-router";
import { Problem } from "#app/components/problem.tsx";
import { pageMeta } from "#app/content/page-meta.ts";
import { targeting as copy } from "#app/content/signed-in/targeting-copy.ts";
import { requireSession } from "#app/cookies/session-cookie.server.ts";
import { SignedInPage } from "#app/layouts/signed-in/signed-in-layout.tsx";
import { hasProfile } from "#app/profile/profile-store.server.ts";
import { caller, services } from "#app/services.server.ts";
import { loadTargeting } from "#app/targeting/store/targeting.server.ts";
import { ButtonLink } from "#app/ui/form/button-link.tsx";
import type { Route } from "./+types/route.tsx";
import "./targeting.css";
import { TargetingPage } from "./targeting-page.tsx";

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: copy.title, description: copy.description, indexed: false });

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, log, register } = context.get(services);
  const { user, renewal } = await requireSession(context.get(services), request);
  const { id: userId, email } = user;
  const isRegisterOn = register.isOn;
  try {
    const isReady = await db.asClient(userId, (tx) => hasProfile(tx, userId));
    const targeting = await loadTargeting(context.get(services), userId);
    return data({ email, userId, targeting, hasProfile: isReady, isRegisterOn }, { headers: renewal });
  } catch (error) {
    log.error({ err: error, requestId: context.get(caller).requestId }, "the targeting could not be read");
    return data(
      { email, userId, targeting: null, hasProfile: true, isRegisterOn },
      { status: 503, headers: renewal },
    );
  }
}

export default function TargetingRoute({ loaderData: { email, targeting, ...shown } }: Route.ComponentProps) {
  return (
    <SignedInPage email={email}>
      {targeting ? (
        <TargetingPage {...shown} targeting={targeting} />
      ) : (
        <div className="mx-auto grid w-full max-w-page gap-6 py-8 sm:py-12">
          <h1 className="text-2xl">{copy.title}</h1>
          <Problem
            title={copy.problems.load}
            occurrence={null}
            action={
              <ButtonLink variant="secondary" to="/ciblage" reloadDocument>
                {copy.problems.retry}
              </ButtonLink>
            }
          />
        </div>
      )}
    </SignedInPage>
  );
}
