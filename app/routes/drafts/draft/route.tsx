import { data } from "react-router";
import { pageMeta } from "#app/content/page-meta.ts";
import { draftPages } from "#app/content/signed-in/draft-page-copy.ts";
import { requireSession } from "#app/cookies/session-cookie.server.ts";
import { readDraft } from "#app/drafts/store/read-drafts.server.ts";
import { savedAnswers } from "#app/drafts/store/save-gaps.server.ts";
import { usedFields } from "#app/drafts/templates/used-fields.ts";
import { idIn } from "#app/endpoints/id-parameter.ts";
import { SignedInPage } from "#app/layouts/signed-in/signed-in-layout.tsx";
import { loadProfile } from "#app/profile/profile-store.server.ts";
import { profileValues } from "#app/profile/profile-values.ts";
import { services } from "#app/services.server.ts";
import { roomToTell } from "#app/storage/storage-quota.ts";
import { storageUseOf } from "#app/storage/storage-use.server.ts";
import type { Route } from "./+types/route.tsx";
import { DraftPage } from "./draft-page.tsx";

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: loaderData?.draft.title ?? draftPages.title,
    description: draftPages.description,
    indexed: false,
  });

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { db } = context.get(services);
  const { user, renewal } = await requireSession(context.get(services), request);
  const id = idIn(params);
  const draft = id && (await readDraft(context.get(services), user.id, id));
  if (!draft) throw data(null, { status: 404, headers: renewal });
  const stored = await db.asClient(user.id, (tx) => loadProfile(tx, user.id));
  const profile = stored && profileValues(stored);
  return data(
    {
      user,
      room: roomToTell(await storageUseOf(context.get(services), user.id), "work"),
      draft,
      usedFields: profile ? usedFields(draft.kind, profile) : [],
      answers: stored ? savedAnswers(stored) : {},
      // What the linter knows of the sender.
      profile: profile && {
        company_name: profile.company_name,
        tone: profile.tone,
        banned_phrases: profile.banned_phrases,
      },
    },
    { headers: renewal },
  );
}

const unknownSender = {};

export default function DraftRoute({ loaderData }: Route.ComponentProps) {
  const { user, draft, usedFields: used, answers, profile, room } = loaderData;
  return (
    <SignedInPage email={user.email}>
      <DraftPage
        key={draft.id}
        userId={user.id}
        draft={draft}
        usedFields={used}
        answers={answers}
        profile={profile ?? unknownSender}
        room={room}
      />
    </SignedInPage>
  );
}
