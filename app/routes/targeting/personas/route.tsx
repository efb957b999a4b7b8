import { data, Link } from "react-router";
import { LoadingFailed } from "#app/components/loading-failed.tsx";
import { OfOwner } from "#app/components/of-owner.tsx";
import { pageMeta } from "#app/content/page-meta.ts";
import { personas as copy } from "#app/content/signed-in/personas-copy.ts";
import { setReturnPath } from "#app/cookies/return-path.server.ts";
import { requireSession } from "#app/cookies/session-cookie.server.ts";
import { type DraftKind, draftKinds } from "#app/drafts/draft-kind.ts";
import type { Href } from "#app/hrefs.ts";
import { SignedInPage } from "#app/layouts/signed-in/signed-in-layout.tsx";
import { profilePersona } from "#app/prospects/profile-persona.ts";
import { caller, services } from "#app/services.server.ts";
import { loadPersonas } from "#app/targeting/personas/personas.server.ts";
import { contentsFor } from "#app/team/current-offer.server.ts";
import { ownerOver } from "#app/team/team.server.ts";
import type { Route } from "./+types/route.tsx";
import "../targeting.css";
import { PersonaPage } from "./persona-page.tsx";

/** The `:id` of the page on which one is added. */
const newPersona = "nouveau";

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: copy.nav.label, description: copy.description, indexed: false });

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { db, environment, log, register } = context.get(services);
  const id = params.id.toLowerCase();
  const { user, renewal } = await requireSession(context.get(services), request, [
    setReturnPath(environment, new URL(request.url).pathname.replace(/\.data$/, "")),
  ]);
  const { id: userId, email } = user;
  const isRegisterOn = register.isOn;
  try {
    const owner = await ownerOver(db.asOwner, userId);
    const all = await loadPersonas({ db }, userId);
    const { criteria: bound, contacts } = await contentsFor(db.asOwner, userId);
    const persona = all.find((each) => each.id === id && id !== profilePersona) ?? null;
    const personas = all.map(({ id, name, share }) => ({ id, name, share }));
    const keys = Object.fromEntries(draftKinds.map((kind) => [kind, crypto.randomUUID()]));
    const shown = {
      ...{ userId, persona, personas, isRegisterOn, bound, contacts },
      keys: keys as Record<DraftKind, string>,
    };
    const isMissing = persona === null && id !== newPersona;
    return data(
      { email, owner, shown: isMissing ? ("missing" as const) : shown },
      { headers: renewal, status: isMissing && owner === null ? 404 : 200 },
    );
  } catch (error) {
    log.error({ err: error, requestId: context.get(caller).requestId }, "a persona could not be read");
    return data({ email, owner: null, shown: null }, { status: 503, headers: renewal });
  }
}

export default function PersonaRoute({ loaderData: { email, owner, shown } }: Route.ComponentProps) {
  return (
    <SignedInPage email={email}>
      {owner !== null ? (
        <OfOwner what="targeting" owner={owner} />
      ) : shown === "missing" ? (
        <div className="mx-auto grid w-full max-w-page justify-items-start gap-4 py-8 sm:py-12">
          <h1 className="text-2xl">{copy.missing.title}</h1>
          <p className="max-w-measure text-ink-soft">{copy.missing.text}</p>
          <Link to={"/ciblage" satisfies Href} className="link inline-flex min-h-11 items-center">
            {copy.back}
          </Link>
        </div>
      ) : shown ? (
        <PersonaPage key={shown.persona?.id ?? newPersona} {...shown} />
      ) : (
        <div className="mx-auto grid w-full max-w-page gap-6 py-8 sm:py-12">
          <h1 className="text-2xl">{copy.nav.label}</h1>
          <LoadingFailed copy={copy.problems} to="/ciblage" />
        </div>
      )}
    </SignedInPage>
  );
}
