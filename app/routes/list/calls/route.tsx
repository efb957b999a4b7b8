import { data, redirectDocument, type ShouldRevalidateFunctionArgs } from "react-router";
import * as v from "valibot";
import { clientFiller } from "#app/assistant/drafts/client-filler.server.ts";
import { orOffline } from "#app/browser/or-offline.ts";
import { apiCopy } from "#app/content/api-copy.ts";
import { formatWait } from "#app/content/format-wait.ts";
import { pageMeta } from "#app/content/page-meta.ts";
import { calls as copy } from "#app/content/signed-in/calls-copy.ts";
import { setReturnPath } from "#app/cookies/return-path.server.ts";
import { requireSession } from "#app/cookies/session-cookie.server.ts";
import { createDraft } from "#app/drafts/store/create-draft.server.ts";
import { draftQuota } from "#app/drafts/store/draft-quota.ts";
import { Id } from "#app/endpoints/id-parameter.ts";
import type { Href } from "#app/hrefs.ts";
import { SignedInPage } from "#app/layouts/signed-in/signed-in-layout.tsx";
import { loadListSettings } from "#app/prospects/settings/list-settings.server.ts";
import { countCalls } from "#app/prospects/store/count-calls.server.ts";
import { caller, services } from "#app/services.server.ts";
import { refusalStatus, refusalText } from "#app/storage/storage-refusal.ts";
import { readForm } from "#http/form.server.ts";
import { filterIn } from "../list-query.ts";
import type { Route } from "./+types/route.tsx";
import { CallsPage } from "./calls-page.tsx";
import type { CallsResult } from "./calls-result.ts";
import { loadCalls, loadWords, mostCalls } from "./load-calls.server.ts";
import "./calls.css";

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: copy.title, description: copy.description, indexed: false });

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, environment } = context.get(services);
  const { pathname, search, searchParams } = new URL(request.url);
  const { user, renewal } = await requireSession(context.get(services), request, [
    setReturnPath(environment, pathname.replace(/\.data$/, "") + search),
  ]);
  const settings = await loadListSettings({ db }, user.id);
  const filter = { ...filterIn(searchParams, settings.views), sample: null };
  const calls = await loadCalls({ db }, user.id, filter, settings);
  // Nothing of a call could be stored.
  if (calls.list.may.readsOnly) throw redirectDocument("/liste" satisfies Href, { headers: renewal });
  // The key of the script that a form may make: sent twice, it makes one.
  return data({ email: user.email, calls, scriptKey: crypto.randomUUID() }, { headers: renewal });
}

/** What the page asks for: a call script, or how many calls are stored. */
const Asked = v.variant("intent", [
  v.object({ intent: v.literal("script"), key: Id }),
  v.object({
    intent: v.literal("counts"),
    ids: v.pipe(
      v.string(),
      v.maxLength(37 * mostCalls),
      v.transform((ids) => ids.split(",")),
      v.array(Id),
    ),
    since: v.pipe(
      v.string(),
      v.regex(/^\d{13}$/),
      v.transform((moment) => new Date(Number(moment))),
    ),
  }),
]);

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const { user } = await requireSession(context.get(services), request);
  const problem = (status: number, text: string) => data<CallsResult>({ kind: "problem", text }, { status });
  const asked = v.safeParse(Asked, form);
  if (!asked.success) return problem(422, copy.problems.again);
  const { db, log } = context.get(services);
  try {
    if (asked.output.intent === "counts")
      return data<CallsResult>({ kind: "counts", counts: await countCalls({ db }, user.id, asked.output) });
    const { key } = asked.output;
    const filler = clientFiller(context.get(services), user.id);
    const made = await createDraft(context.get(services), user.id, { key, kind: "call_script" }, filler);
    switch (made.kind) {
      case "created":
      case "repeated": {
        const { script, objections } = await loadWords({ db }, user.id);
        return data<CallsResult>({ kind: "script", script, objections });
      }
      case "no-profile":
        return problem(409, apiCopy.drafts.noProfile);
      case "full":
        return problem(409, apiCopy.drafts.full(draftQuota.drafts));
      case "limited":
        return problem(429, apiCopy.tooFast(formatWait(made.retryAfter)));
      case "conflict":
      case "no-prospect":
      case "no-persona":
        return problem(409, copy.problems.again);
      default:
        return problem(refusalStatus(made), refusalText(made));
    }
  } catch (error) {
    log.error({ err: error, requestId: context.get(caller).requestId }, "the calls could not be served");
    return problem(503, copy.problems.again);
  }
}

/** If the server cannot be reached, the calls go on. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return orOffline<Awaited<ReturnType<typeof serverAction>>, CallsResult>(serverAction, () => ({
    kind: "problem",
    text: copy.problems.again,
  }));
}

/** The page follows its address by itself; only other calls are read from the server. */
export function shouldRevalidate({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs) {
  if (formMethod && formMethod !== "GET") return false;
  return currentUrl.searchParams.has("suite") && !nextUrl.searchParams.has("suite");
}

export default function Calls({ loaderData: { email, calls, scriptKey } }: Route.ComponentProps) {
  return (
    <SignedInPage email={email}>
      <CallsPage key={calls.list.now} {...calls} scriptKey={scriptKey} />
    </SignedInPage>
  );
}
