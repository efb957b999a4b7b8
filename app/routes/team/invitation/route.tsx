import { data, redirectDocument } from "react-router";
import * as v from "valibot";
import { ensureClient } from "#app/accounts/clients.server.ts";
import { logRefusal } from "#app/accounts/event-log.server.ts";
import { orOffline } from "#app/browser/or-offline.ts";
import { pageMeta } from "#app/content/page-meta.ts";
import { team } from "#app/content/signed-in/team-copy.ts";
import { setReturnPath } from "#app/cookies/return-path.server.ts";
import { requireSession } from "#app/cookies/session-cookie.server.ts";
import { Id } from "#app/endpoints/id-parameter.ts";
import { retryAfterHeader } from "#app/endpoints/retry-after-header.ts";
import type { Href } from "#app/hrefs.ts";
import { SignedInPage } from "#app/layouts/signed-in/signed-in-layout.tsx";
import { accept, invitationsTo } from "#app/membership/invitations.server.ts";
import { caller, services } from "#app/services.server.ts";
import { readForm } from "#http/form.server.ts";
import type { Route } from "./+types/route.tsx";
import { InvitationPage } from "./invitation-page.tsx";
import type { InvitationRefusal } from "./invitation-refusal.ts";

const copy = team.received;

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: copy.title, description: copy.description, indexed: false });

export const headers: Route.HeadersFunction = retryAfterHeader;

/** Shows the invitations for the address that is signed in, and changes nothing: mail scanners open links, too. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { environment, db } = context.get(services);
  const { user, renewal } = await requireSession(context.get(services), request, [
    setReturnPath(environment, "/equipe/invitation" satisfies Href),
  ]);
  const invitations = await invitationsTo(db.asOwner, user.email);
  return data(
    {
      email: user.email,
      invitations: invitations.map((each) => ({ ...each, expiresAt: each.expiresAt.toISOString() })),
    },
    { headers: renewal },
  );
}

/** Accepts the invitation of the form. */
export async function action({ request, context }: Route.ActionArgs) {
  const { log, db, outbox } = context.get(services);
  const form = await readForm(request);
  const { user } = await requireSession(context.get(services), request);
  const refuse = (status: number, refusal: InvitationRefusal, headers?: HeadersInit) =>
    data<InvitationRefusal>(refusal, { status, headers });
  try {
    if (!v.is(Id, form.id)) return refuse(404, { kind: "gone" });
    await ensureClient(db.asOwner, user);
    const accepted = await accept(context.get(services), user, form.id.toLowerCase());
    if (accepted.kind === "limited") {
      const { retryAfter } = accepted;
      const refusal = { event: "rate_limited", limit: "team_changes", retryAfter } as const;
      await logRefusal(context.get(services), refusal, { clientId: user.id });
      return refuse(429, accepted, { "Retry-After": String(retryAfter) });
    }
    if (accepted.kind !== "accepted") return refuse(accepted.kind === "gone" ? 404 : 409, accepted);
    outbox.kick();
    // A whole page: what the browser holds is of another list.
    return redirectDocument("/liste" satisfies Href);
  } catch (error) {
    log.error(
      { err: error, requestId: context.get(caller).requestId },
      "an invitation could not be accepted",
    );
    return refuse(503, { kind: "failed" });
  }
}

/** If the server cannot be reached, the page stays and says so. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orOffline(serverAction, (): InvitationRefusal => ({ kind: "failed" }));
}

export default function Invitation({ loaderData, actionData }: Route.ComponentProps) {
  const { email, invitations } = loaderData;
  return (
    <SignedInPage email={email}>
      <InvitationPage email={email} invitations={invitations} refusal={actionData ?? null} />
    </SignedInPage>
  );
}
