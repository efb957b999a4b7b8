import { data, redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import {
  confirmSession,
  pendingConfirmation,
  requestConfirmation,
} from "~/accounts/confirmation/confirmation.server.ts";
import { isFresh, type LoadedSession } from "~/accounts/session/session.server.ts";
import { mailInterval } from "~/accounts/sign-in/mail-interval.ts";
import { account } from "~/content/account.ts";
import { pageMeta } from "~/content/page-meta.ts";
import { setFlash } from "~/cookies/flash.server.ts";
import { requireSession } from "~/cookies/session-cookie.server.ts";
import { orOffline } from "~/layouts/signed-in/or-offline.ts";
import { SignedInPage } from "~/layouts/signed-in/signed-in-layout.tsx";
import { deleteOwnAccount } from "~/routes/account/delete-own-account.server.ts";
import { caller, services } from "~/services.server.ts";
import { readForm } from "../../../../http/form.server.ts";
import type { Route } from "./+types/route.tsx";
import { type ConfirmationAnswer, ConfirmationPage } from "./confirmation-page.tsx";
import { purposeOf } from "./purpose.ts";

const words = account.confirmation;

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: words.title, description: account.description, indexed: false });

/** The framework passes cookies on by itself, and nothing else of what the action says. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => {
  const retryAfter = actionHeaders.get("Retry-After");
  return new Headers(retryAfter === null ? [] : [["Retry-After", retryAfter]]);
};

export async function loader({ request, context }: Route.LoaderArgs) {
  const session = await requireSession(context.get(services), request);
  if (isFresh(session)) throw redirect("/compte", { headers: session.renewal });
  const resendAfter = await pendingConfirmation(context.get(services), session);
  return data(
    { email: session.user.email, purpose: purposeOf(request.url), resendAfter },
    { headers: session.renewal },
  );
}

export async function action({ request, context }: Route.ActionArgs) {
  const { log } = context.get(services);
  const form = await readForm(request);
  const session = await requireSession(context.get(services), request);
  // Confirmed meanwhile, in another tab for one.
  if (isFresh(session)) return redirect("/compte");
  try {
    return await (form.intent === "confirm"
      ? confirm(form.code, session, request, context)
      : send(session, context));
  } catch (error) {
    log.error({ err: error, requestId: context.get(caller).requestId }, "a session could not be confirmed");
    return answer(503, { isAsked: wasAsked(form), problem: account.problems.unexpected });
  }
}

type Context = Route.ActionArgs["context"];

/** What the page showed when this form was sent: a field for the code, or not yet. */
function wasAsked(form: Record<string, FormDataEntryValue>): boolean {
  return form.intent === "confirm" || form.asked === "before";
}

async function send(session: LoadedSession, context: Context) {
  const sent = await requestConfirmation(context.get(services), session);
  if (sent.ok) return answer(200, { isAsked: true, isSent: true, resendAfter: mailInterval });
  const { retryAfter } = sent;
  const isAsked = (await pendingConfirmation(context.get(services), session)) !== null;
  const problem = words.problems.tooMany(retryAfter);
  return answer(429, { isAsked, problem, resendAfter: retryAfter }, { "Retry-After": String(retryAfter) });
}

/** The right code is followed at once by what it was asked for. */
async function confirm(
  typed: FormDataEntryValue | undefined,
  session: LoadedSession,
  request: Request,
  context: Context,
) {
  const code = typeof typed === "string" ? typed.replace(/[\s-]/g, "") : "";
  if (!/^\d{6}$/.test(code)) return answer(422, { isAsked: true, codeError: words.code.wrongShape });
  const confirmed = await confirmSession(context.get(services), session, code);
  if (!confirmed.ok)
    return answer(400, { isAsked: confirmed.reason === "wrong", problem: words.problems[confirmed.reason] });

  if (purposeOf(request.url) === "deletion")
    return deleteOwnAccount(context.get(services), request, session.user);
  const { environment } = context.get(services);
  return redirect("/compte", { headers: { "Set-Cookie": setFlash(environment, "confirmed") } });
}

function answer(status: number, said: Partial<ConfirmationAnswer>, headers: Record<string, string> = {}) {
  return data(answerWith(said), { status, headers });
}

function answerWith(said: Partial<ConfirmationAnswer>): ConfirmationAnswer {
  return { isAsked: false, isSent: false, problem: null, codeError: null, resendAfter: 0, ...said };
}

/** The answer to a form says all; asking again for the rest would break the page when the network is down. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formMethod === "POST" ? false : defaultShouldRevalidate;
}

/** Whoever cannot reach the service stays, and reads why. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = Object.fromEntries(await request.clone().formData());
  return orOffline(serverAction, () =>
    answerWith({ isAsked: wasAsked(form), problem: words.problems.offline }),
  );
}

export default function Confirmation({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <SignedInPage>
      <ConfirmationPage {...loaderData} answer={actionData ?? null} />
    </SignedInPage>
  );
}
