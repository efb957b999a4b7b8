import { data } from "react-router";
import { LoadingFailed } from "#app/components/loading-failed.tsx";
import { OfOwner } from "#app/components/of-owner.tsx";
import { pageMeta } from "#app/content/page-meta.ts";
import { targeting as copy } from "#app/content/signed-in/targeting-copy.ts";
import { setReturnPath } from "#app/cookies/return-path.server.ts";
import { requireSession } from "#app/cookies/session-cookie.server.ts";
import { factsOf } from "#app/drafts/facts/profile-facts.ts";
import { targetOf } from "#app/drafts/facts/target-facts.ts";
import { SignedInPage } from "#app/layouts/signed-in/signed-in-layout.tsx";
import { bringsProspects } from "#app/offers/contents.ts";
import { isOnboarded, loadProfile, type ProfileFields } from "#app/profile/profile-store.server.ts";
import { profileValues } from "#app/profile/profile-values.ts";
import { caller, services } from "#app/services.server.ts";
import { wordsIn } from "#app/targeting/market-words.ts";
import { loadPersonas } from "#app/targeting/personas/personas.server.ts";
import type { Persona } from "#app/targeting/personas/personas-protocol.ts";
import { loadDismissals } from "#app/targeting/proposals/proposals.server.ts";
import { readMarket } from "#app/targeting/reading/read-market.ts";
import { loadTargeting } from "#app/targeting/store/targeting.server.ts";
import { contentsFor } from "#app/team/current-offer.server.ts";
import { ownerOver } from "#app/team/team.server.ts";
import type { Route } from "./+types/route.tsx";
import "./targeting.css";
import { TargetingPage } from "./targeting-page.tsx";

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: copy.title, description: copy.description, indexed: false });

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, environment, log, model, register } = context.get(services);
  const { pathname, search, searchParams } = new URL(request.url);
  const { user, renewal } = await requireSession(context.get(services), request, [
    setReturnPath(environment, pathname.replace(/\.data$/, "") + search),
  ]);
  const words = wordsIn(searchParams);
  const market = words && readMarket(words);
  const { id: userId, email } = user;
  const isRegisterOn = register.isOn;
  const hasModel = model !== null;
  try {
    const owner = await ownerOver(db.asOwner, userId);
    const [isReady, profile] = await db.asClient(userId, async (tx) => [
      await isOnboarded(tx, userId),
      await loadProfile(tx, userId),
    ]);
    const targeting = await loadTargeting(context.get(services), userId);
    const dismissals = await loadDismissals(context.get(services), userId);
    const contents = await contentsFor(db.asOwner, userId);
    const personas = (await loadPersonas({ db }, userId)).map(named);
    return data(
      {
        email,
        userId,
        targeting,
        dismissals,
        hasProfile: isReady,
        isRegisterOn,
        hasModel,
        market,
        bound: contents.criteria,
        hasOffer: bringsProspects(contents),
        owner,
        titles: titlesOf(profile),
        personas,
      },
      { headers: renewal },
    );
  } catch (error) {
    log.error({ err: error, requestId: context.get(caller).requestId }, "the targeting could not be read");
    return data(
      {
        ...{
          email,
          userId,
          targeting: null,
          dismissals: [],
          hasProfile: true,
          isRegisterOn,
          hasModel,
          market,
        },
        ...{ bound: null, hasOffer: true, owner: null, titles: [], personas: [] },
      },
      { status: 503, headers: renewal },
    );
  }
}

/** What the navigation shows of a persona. */
const named = ({ id, name, share }: Persona) => ({ id, name, share });

/** The titles that the profile names, by the names that people give them: the register knows but few. */
function titlesOf(profile: ProfileFields | null): string[] {
  if (!profile) return [];
  const values = profileValues(profile);
  return targetOf(factsOf(values), values, null).titles;
}

export default function TargetingRoute({
  loaderData: { email, targeting, owner, ...shown },
}: Route.ComponentProps) {
  return (
    <SignedInPage email={email}>
      {owner !== null ? (
        <OfOwner what="targeting" owner={owner} />
      ) : targeting ? (
        <TargetingPage {...shown} targeting={targeting} />
      ) : (
        <div className="mx-auto grid w-full max-w-page gap-6 py-8 sm:py-12">
          <h1 className="text-2xl">{copy.title}</h1>
          <LoadingFailed copy={copy.problems} to="/ciblage" />
        </div>
      )}
    </SignedInPage>
  );
}
