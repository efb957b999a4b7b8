import { data, redirect } from "react-router";
import * as v from "valibot";
import { requestSignIn } from "#app/accounts/sign-in/mail/request-sign-in.server.ts";
import { mailInterval } from "#app/accounts/sign-in/mail-interval.ts";
import { type AskedSignIn, signInAskedBy } from "#app/accounts/sign-in/redeem/sign-in-links.server.ts";
import { safeReturnPath } from "#app/accounts/sign-in/safe-return-path.ts";
import { CodeFields, LinkFields } from "#app/accounts/sign-in/sign-in-forms.ts";
import { brand } from "#app/content/brand.ts";
import { pageMeta } from "#app/content/page-meta.ts";
import { login } from "#app/content/public/login-copy.ts";
import { site } from "#app/content/site-copy.ts";
import { browserIdOf, identifyBrowser } from "#app/cookies/browser-id.server.ts";
import { takeFlash } from "#app/cookies/flash.server.ts";
import { knownBrowser } from "#app/cookies/known-browser.server.ts";
import { takeReturnPath } from "#app/cookies/return-path.server.ts";
import { loadSession } from "#app/cookies/session-cookie.server.ts";
import { retryAfterHeader } from "#app/endpoints/retry-after-header.ts";
import { signInBrowser } from "#app/endpoints/sign-in-browser.server.ts";
import type { Href } from "#app/hrefs.ts";
import Toaster from "#app/layouts/public/toaster.island.tsx";
import { outageBehind } from "#app/outage-behind.server.ts";
import { caller, services } from "#app/services.server.ts";
import { Page } from "#app/ui/page/page.tsx";
import { readForm } from "#http/form.server.ts";
import type { PageHandle } from "#http/pages/page-handle.ts";
import { isOwnOrigin } from "#http/security/own-origin.ts";
import type { Route } from "./+types/route.tsx";
import { answerInJson } from "./answer-in-json.server.ts";
import { exampleMessages } from "./example-messages.server.ts";
import { LoginPage } from "./login-page.tsx";
import type { LoginState } from "./login-state.ts";

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: login.title, description: login.description, indexed: false });

export const handle: PageHandle = { isStatic: true, isCached: false };

export const headers: Route.HeadersFunction = retryAfterHeader;

export const middleware: Route.MiddlewareFunction[] = [answerInJson(action)];

export async function loader({ request, context }: Route.LoaderArgs) {
  if (await loadSession(context.get(services), request)) throw redirect("/assistant" satisfies Href);

  const { flash, clear } = takeFlash(request, ["signInFirst", "signedOut", "accountDeleted"]);
  const back = takeReturnPath(request);
  const next = new URL(request.url).searchParams.get("next");
  const headers = new Headers();
  if (flash) headers.append("Set-Cookie", clear);
  if (back.path) headers.append("Set-Cookie", back.clear);
  const asked = await askedSignIn(request, context);
  return data(
    {
      flash,
      next: next === null ? (back.path ?? asked?.next ?? null) : safeReturnPath(next),
      asked: asked && askedView(asked),
      example: exampleMessages,
    },
    { headers },
  );
}

/** What this browser has asked for; `null` too when the database cannot tell, since the page works without. */
async function askedSignIn(request: Request, context: Route.LoaderArgs["context"]) {
  const browser = browserIdOf(request);
  const { db, log } = context.get(services);
  try {
    return browser === null ? null : await signInAskedBy(db.asOwner, browser);
  } catch (error) {
    log.error({ err: error, requestId: context.get(caller).requestId }, "a sign-in could not be looked up");
    return null;
  }
}

const askedView = ({ email, hasCode, resendAfter }: AskedSignIn): LoginState => ({
  ...{ view: "code", email, codeError: null, sent: false, resendAfter },
  problem: hasCode ? null : login.problems.voidCode,
});

export async function action({ request, context }: Pick<Route.ActionArgs, "request" | "context">) {
  const { environment, log } = context.get(services);
  const form = await readForm(request);
  const email = typeof form.email === "string" ? form.email : "";
  if (!isOwnOrigin(request.headers, environment)) {
    log.warn(
      {
        setting: "APP_URL",
        appUrl: environment.appUrl,
        origin: request.headers.get("Origin")?.slice(0, 200),
      },
      "sign-in refused: the page was served from another origin than APP_URL names",
    );
    return addressView(403, { email, problem: login.problems.foreignOrigin });
  }
  if (form.intent === "change") return addressView(200, { email });
  try {
    return await (form.intent === "code"
      ? redeemCode(form, request, context)
      : sendMail(form, request, context));
  } catch (error) {
    if (error instanceof Response) throw error;
    log.error({ err: error, requestId: context.get(caller).requestId }, "signing in failed");
    const outage = outageBehind(error, context.get(services));
    const problem = outage ? site.outages[outage].text : login.problems.unexpected;
    const status = outage ? 503 : 500;
    return form.intent === "code"
      ? codeView({ email, problem }, { status })
      : addressView(status, { email, problem });
  }
}

type Context = Route.ActionArgs["context"];
type Form = Record<string, FormDataEntryValue>;

async function sendMail(form: Form, request: Request, context: Context) {
  const parsed = v.safeParse(LinkFields, form);
  if (!parsed.success) {
    const email = typeof form.email === "string" ? form.email : "";
    return addressView(422, { email, emailError: parsed.issues[0].message });
  }

  const { email } = parsed.output;
  const { environment } = context.get(services);
  const { browser, setCookie } = identifyBrowser(request, environment);
  const sent = await requestSignIn(context.get(services), {
    email,
    next: safeReturnPath(form.next),
    browser,
    address: context.get(caller).address,
    knownBrowser: knownBrowser(environment, request, email),
  });
  if (!sent.ok && sent.reason === "malformed")
    return addressView(422, { email, emailError: login.email.malformed });
  if (!sent.ok) {
    const problem = login.problems.tooManyMails(sent.retryAfter);
    return codeView({ email, problem, resendAfter: sent.retryAfter }, tooMany(sent.retryAfter));
  }
  return codeView({ email, sent: true }, { headers: { "Set-Cookie": setCookie } });
}

async function redeemCode(form: Form, request: Request, context: Context) {
  const email = typeof form.email === "string" ? form.email : "";
  const parsed = v.safeParse(CodeFields, form);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    if (v.getDotPath(issue) !== "code") return addressView(422, { email, emailError: issue.message });
    return codeView({ email, codeError: issue.message }, { status: 422 });
  }

  const { address } = context.get(caller);
  const redeemed = await signInBrowser(context.get(services), request, parsed.output, address);
  if (redeemed.ok) throw redirect(redeemed.next, { headers: redeemed.headers });
  const { rejected, voidCode, tooManyCodes } = login.problems;
  if (redeemed.reason === "limited")
    return codeView({ email, problem: tooManyCodes(redeemed.retryAfter) }, tooMany(redeemed.retryAfter));
  return codeView({ email, problem: redeemed.reason === "void" ? voidCode : rejected }, { status: 400 });
}

function tooMany(retryAfter: number): ResponseInit {
  return { status: 429, headers: { "Retry-After": String(retryAfter) } };
}

function addressView(status: number, rest: { email: string; emailError?: string; problem?: string }) {
  const state: LoginState = { view: "address", emailError: null, problem: null, ...rest };
  return data(state, { status });
}

type CodeView = Extract<LoginState, { view: "code" }>;

function codeView(rest: Pick<CodeView, "email"> & Partial<CodeView>, init: ResponseInit) {
  const state: LoginState = {
    view: "code",
    codeError: null,
    problem: null,
    sent: false,
    resendAfter: rest.sent ? mailInterval : 0,
    ...rest,
  };
  return data(state, init);
}

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <Page name={brand.product} homeLabel={site.homeLink}>
        <LoginPage {...loaderData} response={actionData ?? null} />
      </Page>
      <Toaster />
    </>
  );
}
