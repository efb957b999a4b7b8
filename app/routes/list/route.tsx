import { data } from "react-router";
import { pageMeta } from "#app/content/page-meta.ts";
import { list as copy } from "#app/content/signed-in/list-copy.ts";
import { setReturnPath } from "#app/cookies/return-path.server.ts";
import { requireSession } from "#app/cookies/session-cookie.server.ts";
import { asDocument } from "#app/endpoints/as-document.server.ts";
import { bringsProspects } from "#app/offers/contents.ts";
import { notIncluded } from "#app/offers/not-included.ts";
import { fieldsToCheck } from "#app/profile/profile-schema.ts";
import { loadProfile } from "#app/profile/profile-store.server.ts";
import { profileValues } from "#app/profile/profile-values.ts";
import { unchangedSettings } from "#app/prospects/settings/arranged.ts";
import { loadListSettings } from "#app/prospects/settings/list-settings.server.ts";
import { services } from "#app/services.server.ts";
import { nightLinesOf } from "#app/sourcing/night/night-line.server.ts";
import { loadProposals } from "#app/targeting/store/targeting.server.ts";
import { contentsFor } from "#app/team/current-offer.server.ts";
import { isColleague, ownerOver } from "#app/team/team.server.ts";
import type { Database } from "#db/open-database.server.ts";
import type { PageHandle } from "#http/pages/page-handle.ts";
import type { Route } from "./+types/route.tsx";
import { filterIn } from "./list-query.ts";
import { loadList, loadRecord } from "./load-list.server.ts";
import "#app/ui/styles/prospects.css";
import "./list.css";

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: loaderData?.record?.contact || loaderData?.record?.company || copy.title,
    description: copy.description,
    indexed: false,
  });

export const handle: PageHandle = { isIsland: true };

export const middleware: Route.MiddlewareFunction[] = [asDocument];

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { db, environment } = context.get(services);
  const { pathname, search, searchParams } = new URL(request.url);
  const { user, renewal } = await requireSession(context.get(services), request, [
    setReturnPath(environment, pathname + search),
  ]);
  const settings = searchParams.has("sample") ? unchangedSettings : await loadListSettings({ db }, user.id);
  const filter = filterIn(searchParams, settings.views);
  const [list, found, profile, owner, nights, proposals, contents] = await Promise.all([
    loadList({ db }, user.id, filter, settings),
    params.id === undefined ? null : loadRecord({ db }, user.id, filter, params.id),
    db.asClient(user.id, (tx) => loadProfile(tx, user.id)),
    ownerOver(db.asOwner, user.id),
    filter.sample ? [] : nightLinesOf({ db }, user.id),
    filter.sample ? [] : proposalsFor({ db }, user.id),
    contentsFor(db.asOwner, user.id),
  ]);
  const isReady = profile !== null;
  const isToCheck = isReady && fieldsToCheck(profileValues(profile)).length > 0;
  const isWithdrawn = found === "withdrawn";
  const record = isWithdrawn ? null : found;
  const isMissing = params.id !== undefined && !record;
  return data(
    {
      ...{ email: user.email, list, record, isWithdrawn, isReady, isToCheck, owner, nights },
      proposal: proposals[0] ?? null,
      hasOffer: bringsProspects(contents),
      noExport: contents.features.includes("exportImport")
        ? null
        : notIncluded("exportImport", copy.export.subject),
    },
    { headers: renewal, status: isWithdrawn ? 410 : isMissing ? 404 : 200 },
  );
}

/** The targeting is the owner's to change, and so nothing is proposed to colleagues. */
async function proposalsFor({ db }: { db: Database }, userId: string) {
  return (await isColleague(db.asOwner, userId)) ? [] : loadProposals({ db }, userId);
}

// Defined here, React Router would wrap it in a component of its own.
export { FramedList as default } from "./framed-list.tsx";
