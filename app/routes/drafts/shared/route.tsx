import { data } from "react-router";
import { CopyTextButton } from "#app/components/draft/copy-text-button.tsx";
import { DraftTime } from "#app/components/draft/draft-time.tsx";
import { DraftPreview } from "#app/components/draft/versions/draft-preview.tsx";
import { pageMeta } from "#app/content/page-meta.ts";
import { draftPages } from "#app/content/signed-in/draft-page-copy.ts";
import { drafts } from "#app/content/signed-in/drafts-copy.ts";
import { setReturnPath } from "#app/cookies/return-path.server.ts";
import { requireSession } from "#app/cookies/session-cookie.server.ts";
import { plainText } from "#app/drafts/export/export-text.ts";
import { readSharedDraft } from "#app/drafts/store/shared-drafts.server.ts";
import { idIn } from "#app/endpoints/id-parameter.ts";
import type { Href } from "#app/hrefs.ts";
import { SignedInPage } from "#app/layouts/signed-in/signed-in-layout.tsx";
import { services } from "#app/services.server.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { Route } from "./+types/route.tsx";

const copy = draftPages.sharing;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: loaderData?.draft.title ?? draftPages.title,
    description: draftPages.description,
    indexed: false,
  });

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { environment } = context.get(services);
  const { user, renewal } = await requireSession(context.get(services), request, [
    setReturnPath(environment, new URL(request.url).pathname.replace(/\.data$/, "")),
  ]);
  const id = idIn(params);
  const shared = id && (await readSharedDraft(context.get(services), user.id, id));
  if (!shared) throw data(null, { status: 404, headers: renewal });
  return data({ email: user.email, ...shared }, { headers: renewal });
}

/** A draft that a colleague shares, to read. interpretation.md D296. */
export default function SharedDraftRoute({ loaderData: { email, draft, by } }: Route.ComponentProps) {
  return (
    <SignedInPage email={email}>
      <div className="@container mx-auto grid w-full max-w-page grid-cols-[minmax(0,1fr)] content-start gap-4 pt-4 pb-16">
        <a
          href={"/brouillons" satisfies Href}
          className="-ms-1 inline-flex min-h-11 items-center gap-2 justify-self-start rounded-sm px-1 text-ink-soft text-sm no-underline hover:text-ink"
        >
          <Icon name="arrowLeft" />
          {drafts.menu.all}
        </a>
        <h1 dir="auto" className="text-2xl wrap-anywhere">
          {draft.title}
        </h1>
        <p className="max-w-measure text-ink-soft wrap-anywhere">
          {copy.readOnly(by)} {draftPages.list.updated} <DraftTime iso={draft.updatedAt} />.
        </p>
        <CopyTextButton text={() => plainText(draft)} label={copy.copy} className="justify-self-start" />
        <div className="max-w-chat border-line border-t pt-4">
          <DraftPreview title={drafts.kinds[draft.kind].name} draft={draft} />
        </div>
      </div>
    </SignedInPage>
  );
}
