import { data, redirect, redirectDocument } from "react-router";
import { logRefusal } from "#app/accounts/event-log.server.ts";
import { orOffline } from "#app/browser/or-offline.ts";
import { OfOwner } from "#app/components/of-owner.tsx";
import { brand } from "#app/content/brand.ts";
import { pageMeta } from "#app/content/page-meta.ts";
import { profile } from "#app/content/signed-in/profile-copy.ts";
import { site } from "#app/content/site-copy.ts";
import { profileSoFar } from "#app/conversation/onboarding/profile-so-far.server.ts";
import { submitProfile } from "#app/conversation/onboarding/submit-profile.server.ts";
import { setFlash } from "#app/cookies/flash.server.ts";
import { setReturnPath } from "#app/cookies/return-path.server.ts";
import { loadSession, renewSession } from "#app/cookies/session-cookie.server.ts";
import { retryAfterHeader } from "#app/endpoints/retry-after-header.ts";
import { revalidateUnlessPosted } from "#app/endpoints/revalidate-unless-posted.ts";
import type { Href } from "#app/hrefs.ts";
import { SignedInPage } from "#app/layouts/signed-in/signed-in-layout.tsx";
import { openedIn } from "#app/profile/changed-fields.ts";
import { parseProfile, valuesIn } from "#app/profile/profile-schema.ts";
import { loadProfile } from "#app/profile/profile-store.server.ts";
import { caller, services } from "#app/services.server.ts";
import { ownerOver } from "#app/team/team.server.ts";
import { Page } from "#app/ui/page/page.tsx";
import { readForm } from "#http/form.server.ts";
import type { Route } from "./+types/route.tsx";
import type { Refusal } from "./profile-form-state.ts";
import { ProfilePage } from "./profile-page.tsx";
import { SignInFirst } from "./sign-in-first.tsx";

const path = "/onboarding-legacy" satisfies Href;

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: profile.title, description: profile.description, indexed: false });

export const headers: Route.HeadersFunction = retryAfterHeader;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, environment, log } = context.get(services);
  const { session, headers } = await renewSession(context.get(services), request);
  if (!session) {
    headers.append("Set-Cookie", setReturnPath(environment, path));
    return data({ view: "signed out" as const }, { headers });
  }
  const { user } = session;
  try {
    const owner = await ownerOver(db.asOwner, user.id);
    if (owner !== null) {
      const isMissing = (await db.asClient(user.id, (tx) => loadProfile(tx, user.id))) === null;
      return data({ view: "colleague" as const, user, owner, isMissing }, { headers });
    }
    const stored = await db.asClient(user.id, (tx) => profileSoFar(tx, user.id));
    return data({ view: "form" as const, user, stored }, { headers });
  } catch (error) {
    log.error({ err: error, requestId: context.get(caller).requestId }, "a profile could not be read");
    return data({ view: "unavailable" as const }, { status: 503, headers });
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const values = valuesIn(form);
  const refused = (status: number, refusal: Partial<Refusal>, headers?: HeadersInit) =>
    data<Refusal>({ values, errors: {}, problem: null, retryAfter: null, ...refusal }, { status, headers });

  const session = await loadSession(context.get(services), request);
  if (!session) return refused(401, { problem: "signedOut" });
  const parsed = parseProfile(values);
  if (!parsed.ok) return refused(422, { errors: parsed.errors });

  const submitted = await submitProfile(context.get(services), session.user, parsed.profile, openedIn(form));
  if (!submitted.ok && submitted.reason === "tooMany") {
    const { retryAfter } = submitted;
    const refusal = { event: "rate_limited", limit: "profile_changes", retryAfter } as const;
    await logRefusal(context.get(services), refusal, { clientId: session.user.id });
    return refused(429, { retryAfter }, { "Retry-After": String(retryAfter) });
  }
  if (!submitted.ok && submitted.reason === "colleague") throw redirect("/equipe" satisfies Href);
  if (!submitted.ok)
    return refused(submitted.reason === "signedOut" ? 401 : 503, { problem: submitted.reason });
  const { environment } = context.get(services);
  throw redirectDocument("/assistant" satisfies Href, {
    headers: { "Set-Cookie": setFlash(environment, "profileSaved") },
  });
}

/** New loader data would reset the form. */
export const shouldRevalidate = revalidateUnlessPosted;

/** Keeps the values of a form that cannot be sent. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData();
  return orOffline(
    serverAction,
    (): Refusal => ({
      values: valuesIn(Object.fromEntries(form)),
      errors: {},
      problem: "save",
      retryAfter: null,
    }),
  );
}

export default function Onboarding({ loaderData, actionData }: Route.ComponentProps) {
  const refusal = actionData ?? null;
  if (loaderData.view === "signed out" && !refusal)
    return (
      <Page name={brand.product} homeLabel={site.homeLink}>
        <SignInFirst />
      </Page>
    );
  if (loaderData.view === "colleague")
    return (
      <SignedInPage email={loaderData.user.email}>
        <OfOwner what="profile" owner={loaderData.owner} isMissing={loaderData.isMissing} />
      </SignedInPage>
    );
  const user = loaderData.view === "form" ? loaderData.user : null;
  return (
    <SignedInPage email={user?.email ?? null}>
      <ProfilePage
        user={user}
        stored={loaderData.view === "form" ? loaderData.stored : null}
        refusal={refusal}
      />
    </SignedInPage>
  );
}
