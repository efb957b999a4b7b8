import { data, redirect, redirectDocument, type ShouldRevalidateFunctionArgs } from "react-router";
import * as v from "valibot";
import { withdrawCancellation } from "#app/accounts/cancellation.server.ts";
import { requestConfirmation } from "#app/accounts/confirmation/confirmation.server.ts";
import { logRefusal } from "#app/accounts/event-log.server.ts";
import { switchMail, wantsMail } from "#app/accounts/mail-switches.server.ts";
import { deviceOf } from "#app/accounts/session/device.ts";
import {
  endOtherSessions,
  endOwnSession,
  listSessions,
  SessionId,
} from "#app/accounts/session/own-sessions.server.ts";
import { isFresh } from "#app/accounts/session/session.server.ts";
import { orOffline } from "#app/browser/or-offline.ts";
import { pageMeta } from "#app/content/page-meta.ts";
import { account } from "#app/content/signed-in/account-copy.ts";
import { team as teamCopy } from "#app/content/signed-in/team-copy.ts";
import { type Flash, setFlash, takeFlash } from "#app/cookies/flash.server.ts";
import { endSession, requireSession } from "#app/cookies/session-cookie.server.ts";
import type { Href } from "#app/hrefs.ts";
import { SignedInPage } from "#app/layouts/signed-in/signed-in-layout.tsx";
import { readTeam } from "#app/membership/members.server.ts";
import { readOwnAudit } from "#app/operators/audit/read-audit.server.ts";
import { caller, services } from "#app/services.server.ts";
import { mayUse } from "#app/team/current-offer.server.ts";
import type { Database } from "#db/open-database.server.ts";
import { readForm } from "#http/form.server.ts";
import type { Route } from "./+types/route.tsx";
import { AccountPage } from "./account-page.tsx";
import type { AccountResult } from "./account-result.ts";
import { confirmationPath } from "./confirmation/purpose.ts";
import { deleteOwnAccount } from "./delete-own-account.server.ts";
import { shownOffer } from "./offer/shown-offer.server.ts";
import { changeWebhooks, shownWebhooks, webhookIntentIn } from "./webhooks/change-webhooks.server.ts";

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: account.title, description: account.description, indexed: false });

export async function loader({ request, context }: Route.LoaderArgs) {
  const session = await requireSession(context.get(services), request);
  const { id, user, renewal } = session;
  const sessions = await listSessions(context.get(services), user.id);
  const { db } = context.get(services);
  const told = await db.asClient(user.id, (tx) => readOwnAudit(tx, user.id));
  const { flash, clear } = takeFlash(request, [
    "confirmed",
    "exportRefused",
    "deviceEnded",
    "deviceUnknown",
    "devicesEnded",
    "webhooksConfirmed",
    "offerCancelled",
  ]);
  if (flash) renewal.append("Set-Cookie", clear);
  return data(
    {
      email: user.email,
      deletionBrings: await deletionBrings(context.get(services), user.id),
      offer: await shownOffer(context.get(services), user.id),
      wantsMorningMail: await wantsMail({ db }, user.id, "morning"),
      // Only an offer that includes reports sends one.
      wantsReportMail: (await mayUse(db.asOwner, user.id, "reports"))
        ? await wantsMail({ db }, user.id, "report")
        : null,
      isConfirmed: flash === "confirmed",
      isFresh: isFresh(session),
      webhooks: await shownWebhooks(context.get(services), user.id),
      accesses: told.rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })),
      hasMoreAccesses: told.next !== null,
      isExportRefused: flash === "exportRefused",
      confirmedResult: resultAfter(flash),
      sessions: sessions.map((session) => ({
        id: session.id,
        isCurrent: session.id === id,
        ...deviceOf(session.userAgent),
        createdAt: session.createdAt.toISOString(),
        lastUsedAt: session.lastUsedAt.toISOString(),
      })),
    },
    { headers: renewal },
  );
}

/** What the deletion of the account brings for the team. */
async function deletionBrings({ db }: { db: Database }, clientId: string): Promise<string | null> {
  const team = await readTeam({ db }, clientId);
  const colleagues = (team?.members.length ?? 1) - 1;
  if (!team || colleagues === 0) return null;
  return team.owner === clientId ? teamCopy.deletion.owner(colleagues) : teamCopy.deletion.colleague;
}

/** What was done by the code that the owner has just typed, shown as if it had been done on this page. */
function resultAfter(flash: Flash | null): AccountResult | null {
  if (flash === "deviceEnded") return { kind: "ended" };
  if (flash === "deviceUnknown") return { kind: "no such session" };
  if (flash === "offerCancelled") return { kind: "offer cancelled" };
  if (flash === "webhooksConfirmed") return { kind: "webhooks confirmed" };
  return flash === "devicesEnded" ? { kind: "others ended" } : null;
}

export async function action({ request, context }: Route.ActionArgs) {
  const { environment, log } = context.get(services);
  const form = await readForm(request);
  const session = await requireSession(context.get(services), request);
  const confirmFirst = async (path: string) => {
    // If the rate limit refuses a code, that page shows it, and still takes the code that was sent before.
    await requestConfirmation(context.get(services), session);
    return redirect(path);
  };
  try {
    if (form.intent === "end-session" && form.session === session.id) {
      const headers = await endSession(context.get(services), request);
      headers.append("Set-Cookie", setFlash(environment, "signedOut"));
      return redirectDocument("/login" satisfies Href, { headers });
    }
    if (form.intent === "end-session") {
      if (!v.is(SessionId, form.session)) return respond(422, { kind: "no such session" });
      if (!isFresh(session)) return await confirmFirst(confirmationPath("device", form.session));
      const isEnded = await endOwnSession(context.get(services), session.user.id, form.session);
      return isEnded ? respond(200, { kind: "ended" }) : respond(404, { kind: "no such session" });
    }
    if (form.intent === "end-others") {
      if (!isFresh(session)) return await confirmFirst(confirmationPath("devices"));
      await endOtherSessions(context.get(services), session);
      return respond(200, { kind: "others ended" });
    }
    if (form.intent === "mail-on" || form.intent === "mail-off") {
      const isOn = form.intent === "mail-on";
      const mail = form.mail === "report" ? "report" : "morning";
      await switchMail(context.get(services), session.user.id, mail, isOn);
      return respond(200, { kind: isOn ? "mail on" : "mail off" });
    }
    if (form.intent === "offer-keep") {
      const outcome = await withdrawCancellation(context.get(services), session.user.id);
      if ("retryAfter" in outcome) {
        const { retryAfter } = outcome;
        const refusal = { event: "rate_limited", limit: "offer_changes", retryAfter } as const;
        await logRefusal(context.get(services), refusal, { clientId: session.user.id });
        return respond(429, { kind: "offer limited" });
      }
      return outcome.isKept ? respond(200, { kind: "offer kept" }) : respond(409, { kind: "offer over" });
    }
    const webhookIntent = webhookIntentIn(form);
    if (webhookIntent) {
      const changed = await changeWebhooks(context.get(services), session, webhookIntent, form);
      if (changed === "confirm") return await confirmFirst(confirmationPath("webhooks"));
      return respond(changed.status, changed.result);
    }
    if (form.intent !== "delete") return respond(422, { kind: "failed" });

    const word = typeof form.confirmation === "string" ? form.confirmation.trim() : "";
    if (word.toLocaleUpperCase("fr") !== account.deletion.word) return respond(422, { kind: "unconfirmed" });
    if (isFresh(session)) return await deleteOwnAccount(context.get(services), request, session.user);
    return await confirmFirst(confirmationPath("deletion"));
  } catch (error) {
    log.error({ err: error, requestId: context.get(caller).requestId }, "an account could not be changed");
    return respond(503, { kind: "failed" });
  }
}

function respond(status: number, result: AccountResult) {
  return data(result, { status });
}

/** If the server cannot be reached, the page stays and shows why. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orOffline(serverAction, (): AccountResult => ({ kind: "failed" }));
}

/** A device that another tab has signed out leaves the list. */
export function shouldRevalidate({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return ["no such session", "no such webhook"].includes(actionResult?.kind) || defaultShouldRevalidate;
}

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  const { confirmedResult, ...shown } = loaderData;
  return (
    <SignedInPage email={shown.email}>
      <AccountPage {...shown} result={actionData ?? confirmedResult} />
    </SignedInPage>
  );
}
