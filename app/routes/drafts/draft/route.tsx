import { data } from "react-router";
import { pageMeta } from "#app/content/page-meta.ts";
import { draftPages } from "#app/content/signed-in/draft-page-copy.ts";
import { requireSession } from "#app/cookies/session-cookie.server.ts";
import { openDraft } from "#app/drafts/store/open-draft.server.ts";
import { idIn } from "#app/endpoints/id-parameter.ts";
import { SignedInPage } from "#app/layouts/signed-in/signed-in-layout.tsx";
import { services } from "#app/services.server.ts";
import type { Route } from "./+types/route.tsx";
import { DraftPage } from "./draft-page.tsx";

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: loaderData?.draft.title ?? draftPages.title,
    description: draftPages.description,
    indexed: false,
  });

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { user, renewal } = await requireSession(context.get(services), request);
  const id = idIn(params);
  const opened = id && (await openDraft(context.get(services), user.id, id));
  if (!opened) throw data(null, { status: 404, headers: renewal });
  return data({ user, ...opened }, { headers: renewal });
}

export default function DraftRoute({ loaderData }: Route.ComponentProps) {
  const { user, ...opened } = loaderData;
  return (
    <SignedInPage email={user.email}>
      <DraftPage key={opened.draft.id} userId={user.id} {...opened} />
    </SignedInPage>
  );
}
