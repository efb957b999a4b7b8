import { data, redirect } from "react-router";
import { ensureClient } from "#app/accounts/clients.server.ts";
import { orOffline } from "#app/browser/or-offline.ts";
import { LoadingFailed } from "#app/components/loading-failed.tsx";
import { pageMeta } from "#app/content/page-meta.ts";
import { team as copy } from "#app/content/signed-in/team-copy.ts";
import { setFlash, takeFlash } from "#app/cookies/flash.server.ts";
import { setReturnPath } from "#app/cookies/return-path.server.ts";
import { requireSession } from "#app/cookies/session-cookie.server.ts";
import type { Href } from "#app/hrefs.ts";
import { SignedInPage } from "#app/layouts/signed-in/signed-in-layout.tsx";
import { invitationsTo } from "#app/membership/invitations.server.ts";
import { readTeam } from "#app/membership/members.server.ts";
import { assignedOf } from "#app/prospects/store/assigned-prospects.server.ts";
import { caller, services } from "#app/services.server.ts";
import { readForm } from "#http/form.server.ts";
import type { Route } from "./+types/route.tsx";
import { changeTeam, type TeamResult } from "./team-action.server.ts";
import { TeamPage } from "./team-page.tsx";

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: copy.title, description: copy.description, indexed: false });

export async function loader({ request, context }: Route.LoaderArgs) {
  const { environment, db, log } = context.get(services);
  const { user, renewal } = await requireSession(context.get(services), request, [
    setReturnPath(environment, "/equipe" satisfies Href),
  ]);
  const { flash, clear } = takeFlash(request, ["teamLeft"]);
  if (flash) renewal.append("Set-Cookie", clear);
  const { id, email } = user;
  try {
    await ensureClient(db.asOwner, user);
    const team = await readTeam(context.get(services), id);
    const received = (await invitationsTo(db.asOwner, email)).map(({ from }) => from);
    const assigned = team ? await assignedOf(context.get(services), id) : {};
    return data(
      { userId: id, email, team, received, assigned, hasLeft: flash !== null },
      { headers: renewal },
    );
  } catch (error) {
    log.error({ err: error, requestId: context.get(caller).requestId }, "a team could not be read");
    const nothing = { team: null, received: [], assigned: {}, hasLeft: false };
    return data({ userId: id, email, ...nothing }, { status: 503, headers: renewal });
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { environment, log } = context.get(services);
  const form = await readForm(request);
  const { user } = await requireSession(context.get(services), request);
  try {
    const { status, result } = await changeTeam(context.get(services), user, form);
    // The page that follows is that of another list.
    if (result.kind === "left")
      return redirect("/equipe" satisfies Href, {
        headers: { "Set-Cookie": setFlash(environment, "teamLeft") },
      });
    return data<TeamResult>(result, { status });
  } catch (error) {
    log.error({ err: error, requestId: context.get(caller).requestId }, "a team could not be changed");
    return data<TeamResult>({ kind: "failed" }, { status: 503 });
  }
}

/** If the server cannot be reached, the page stays and says so. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orOffline(serverAction, (): TeamResult => ({ kind: "failed" }));
}

/** What has changed meanwhile is shown with every answer, a refusal too. */
export const shouldRevalidate = () => true;

export default function TeamRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { team, hasLeft, ...shown } = loaderData;
  return (
    <SignedInPage email={shown.email}>
      <div className="mx-auto grid w-full max-w-page grid-cols-[minmax(0,1fr)] content-start gap-8 py-8 sm:py-12">
        <h1 className="text-2xl">{copy.title}</h1>
        {team ? (
          <TeamPage {...shown} team={team} result={actionData ?? (hasLeft ? { kind: "left" } : null)} />
        ) : (
          <LoadingFailed copy={copy.loading} to="/equipe" />
        )}
      </div>
    </SignedInPage>
  );
}
