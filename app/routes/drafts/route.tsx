import { data, redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import * as v from "valibot";
import { orOffline } from "#app/browser/or-offline.ts";
import { pageMeta } from "#app/content/page-meta.ts";
import { draftPages } from "#app/content/signed-in/draft-page-copy.ts";
import { requireSession } from "#app/cookies/session-cookie.server.ts";
import { draftKinds } from "#app/drafts/draft-kind.ts";
import { deleteDraft, listDrafts } from "#app/drafts/store/read-drafts.server.ts";
import { listSharedDrafts } from "#app/drafts/store/shared-drafts.server.ts";
import { Id } from "#app/endpoints/id-parameter.ts";
import { retryAfterHeader } from "#app/endpoints/retry-after-header.ts";
import type { Href } from "#app/hrefs.ts";
import { SignedInPage } from "#app/layouts/signed-in/signed-in-layout.tsx";
import { loadProfile } from "#app/profile/profile-store.server.ts";
import { caller, services } from "#app/services.server.ts";
import { roomToTell } from "#app/storage/storage-quota.ts";
import { storageUseOf } from "#app/storage/storage-use.server.ts";
import { ownerOver } from "#app/team/team.server.ts";
import { readForm } from "#http/form.server.ts";
import type { Route } from "./+types/route.tsx";
import { DraftsPage } from "./drafts-page.tsx";
import type { DraftsResult, ProblemCode } from "./drafts-result.ts";
import { newDraft } from "./new-draft.server.ts";

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: draftPages.title, description: draftPages.description, indexed: false });

export const headers: Route.HeadersFunction = retryAfterHeader;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, log } = context.get(services);
  const { user, renewal } = await requireSession(context.get(services), request);
  // The keys of the next drafts: a form that is sent twice makes one.
  const keys = Object.fromEntries(draftKinds.map((kind) => [kind, crypto.randomUUID()]));
  try {
    const [drafts, shared, profile, owner, use] = await Promise.all([
      listDrafts(context.get(services), user.id),
      listSharedDrafts(context.get(services), user.id),
      db.asClient(user.id, (tx) => loadProfile(tx, user.id)),
      ownerOver(db.asOwner, user.id),
      storageUseOf(context.get(services), user.id),
    ]);
    return data(
      {
        ...{ email: user.email, drafts, shared, keys, room: roomToTell(use, "work") },
        ...{ isReady: profile !== null, owner },
      },
      { headers: renewal },
    );
  } catch (error) {
    log.error({ err: error, requestId: context.get(caller).requestId }, "the drafts could not be read");
    return data(
      { email: user.email, drafts: null, shared: [], isReady: true, owner: null, keys, room: null },
      { status: 503, headers: renewal },
    );
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const { user } = await requireSession(context.get(services), request);
  const what = form.intent === "remove" ? "remove" : "create";
  const problem = (
    status: number,
    text: string = draftPages.problems.again,
    { code = null, headers }: { code?: ProblemCode; headers?: HeadersInit } = {},
  ) => data<DraftsResult>({ kind: "problem", what, text, code }, { status, headers });
  try {
    if (what === "create") {
      const made = await newDraft(context.get(services), user.id, form);
      if (made.ok) return redirect(`/brouillons/${made.id}` satisfies Href);
      const { status, reason, code, retryAfter } = made;
      const headers: HeadersInit = retryAfter === null ? {} : { "Retry-After": String(retryAfter) };
      return problem(status, reason, { code, headers });
    }
    if (!v.is(Removal, form)) return problem(422);
    // A draft that is gone already is removed too.
    await deleteDraft(context.get(services), user.id, form.id);
    return data<DraftsResult>({ kind: "removed", title: form.title });
  } catch (error) {
    const { log } = context.get(services);
    log.error({ err: error, requestId: context.get(caller).requestId }, "the drafts could not be changed");
    return problem(503);
  }
}

/** `title` is shown once the draft is gone. */
const Removal = v.object({
  id: Id,
  title: v.pipe(v.string(), v.maxLength(500)),
});

/** If the server cannot be reached, the page stays and shows why. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const { intent } = Object.fromEntries(await request.clone().formData());
  return orOffline<Awaited<ReturnType<typeof serverAction>>, DraftsResult>(serverAction, () => ({
    kind: "problem",
    what: intent === "remove" ? "remove" : "create",
    text: draftPages.problems.again,
    code: null,
  }));
}

/** After a failure the list is as it was, and could not be loaded on a lost connection. */
export function shouldRevalidate({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionResult?.kind === "problem" ? false : defaultShouldRevalidate;
}

export default function Drafts({ loaderData: { email, ...shown }, actionData }: Route.ComponentProps) {
  return (
    <SignedInPage email={email}>
      <DraftsPage {...shown} result={actionData ?? null} />
    </SignedInPage>
  );
}
