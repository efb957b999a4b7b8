import { data, redirect } from "react-router";
import * as v from "valibot";
import {
  confirmSession,
  pendingConfirmation,
  requestConfirmation,
} from "#app/accounts/confirmation/confirmation.server.ts";
import { endOtherSessions, endOwnSession, SessionId } from "#app/accounts/session/own-sessions.server.ts";
import { isFresh, type LoadedSession } from "#app/accounts/session/session.server.ts";
import { mailInterval } from "#app/accounts/sign-in/mail-interval.ts";
import { sixDigitCode } from "#app/accounts/sign-in/six-digit-code.ts";
import { orOffline } from "#app/browser/or-offline.ts";
import { pageMeta } from "#app/content/page-meta.ts";
import { account } from "#app/content/signed-in/account-copy.ts";
import { type Flash, setFlash } from "#app/cookies/flash.server.ts";
import { requireSession } from "#app/cookies/session-cookie.server.ts";
import { deskReturnIn } from "#app/endpoints/desk-return.ts";
import { retryAfterHeader } from "#app/endpoints/retry-after-header.ts";
import { revalidateUnlessPosted } from "#app/endpoints/revalidate-unless-posted.ts";
import type { Href } from "#app/hrefs.ts";
import { SignedInPage } from "#app/layouts/signed-in/signed-in-layout.tsx";
import { isOperator } from "#app/operators/is-operator.ts";
import { caller, services } from "#app/services.server.ts";
import { readForm } from "#http/form.server.ts";
import { deleteOwnAccount } from "../delete-own-account.server.ts";
import type { Route } from "./+types/route.tsx";
import { ConfirmationPage, type ConfirmationResult } from "./confirmation-page.tsx";
import { deviceIn, type Purpose, purposeOf } from "./purpose.ts";

const copy = account.confirmation;

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: copy.title, description: account.description, indexed: false });

export const headers: Route.HeadersFunction = retryAfterHeader;
export const shouldRevalidate = revalidateUnlessPosted;

export async function loader({ request, context }: Route.LoaderArgs) {
  const session = await requireSession(context.get(services), request);
  const purpose = purposeFor(session, request, context);
  if (isFresh(session)) throw redirect(returnFrom(purpose, request), { headers: session.renewal });
  const resendAfter = await pendingConfirmation(context.get(services), session);
  return data(
    { email: session.user.email, purpose, cancel: returnFrom(purpose, request, true), resendAfter },
    { headers: session.renewal },
  );
}

export async function action({ request, context }: Route.ActionArgs) {
  const { log } = context.get(services);
  const form = await readForm(request);
  const session = await requireSession(context.get(services), request);
  // It was confirmed in the meantime, for example in another tab.
  if (isFresh(session)) return redirect(returnFrom(purposeFor(session, request, context), request));
  try {
    return await (form.intent === "confirm"
      ? confirm(form.code, session, request, context)
      : send(session, context));
  } catch (error) {
    log.error({ err: error, requestId: context.get(caller).requestId }, "a session could not be confirmed");
    return respond(503, { isPending: hadCodeField(form), problem: account.problems.unexpected });
  }
}

type Context = Route.ActionArgs["context"];

function purposeFor({ user }: LoadedSession, request: Request, context: Readonly<Context>): Purpose {
  return purposeOf(request.url, isOperator(context.get(services).environment, user.email));
}

/** Where it goes on once the identity is confirmed, or from here if it is not to be. */
function returnFrom(purpose: Purpose, request: Request, isCancelled = false): Href {
  if (purpose !== "desk") return "/compte";
  return isCancelled ? "/assistant" : deskReturnIn(request.url);
}

/** Whether the page that sent this form showed the field for the code. */
function hadCodeField(form: Record<string, FormDataEntryValue>): boolean {
  return form.intent === "confirm" || form.asked === "before";
}

async function send(session: LoadedSession, context: Context) {
  const sent = await requestConfirmation(context.get(services), session);
  if (sent.ok) return respond(200, { isPending: true, isSent: true, resendAfter: mailInterval });
  const { retryAfter } = sent;
  const isPending = (await pendingConfirmation(context.get(services), session)) !== null;
  const problem = copy.problems.tooMany(retryAfter);
  return respond(429, { isPending, problem, resendAfter: retryAfter }, { "Retry-After": String(retryAfter) });
}

/** Continues with the purpose if the code is correct. */
async function confirm(
  typed: FormDataEntryValue | undefined,
  session: LoadedSession,
  request: Request,
  context: Context,
) {
  const code = v.safeParse(sixDigitCode(copy.code.wrongShape), typed);
  if (!code.success) return respond(422, { isPending: true, codeError: code.issues[0].message });
  const confirmed = await confirmSession(context.get(services), session, code.output);
  if (!confirmed.ok)
    return respond(400, {
      isPending: confirmed.reason === "wrong",
      problem: copy.problems[confirmed.reason],
    });

  switch (purposeFor(session, request, context)) {
    case "desk":
      return redirect(deskReturnIn(request.url));
    case "deletion":
      return deleteOwnAccount(context.get(services), request, session.user);
    case "device": {
      const id = deviceIn(request.url);
      const isEnded =
        v.is(SessionId, id) && (await endOwnSession(context.get(services), session.user.id, id));
      return backTo(context, isEnded ? "deviceEnded" : "deviceUnknown");
    }
    case "devices":
      await endOtherSessions(context.get(services), session);
      return backTo(context, "devicesEnded");
    case "webhooks":
      return backTo(context, "webhooksConfirmed");
    case "export":
      return backTo(context, "confirmed");
  }
}

/** To /compte, which tells what the code has permitted. */
function backTo(context: Context, flash: Flash) {
  return redirect("/compte" satisfies Href, {
    headers: { "Set-Cookie": setFlash(context.get(services).environment, flash) },
  });
}

function respond(status: number, result: Partial<ConfirmationResult>, headers: Record<string, string> = {}) {
  return data(resultWith(result), { status, headers });
}

function resultWith(result: Partial<ConfirmationResult>): ConfirmationResult {
  return { isPending: false, isSent: false, problem: null, codeError: null, resendAfter: 0, ...result };
}

/** If the server cannot be reached, the page stays and shows why. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = Object.fromEntries(await request.clone().formData());
  return orOffline(serverAction, () =>
    resultWith({ isPending: hadCodeField(form), problem: copy.problems.offline }),
  );
}

export default function Confirmation({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <SignedInPage email={loaderData.email}>
      <ConfirmationPage {...loaderData} result={actionData ?? null} />
    </SignedInPage>
  );
}
