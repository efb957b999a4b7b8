import { DraftEditor } from "#app/components/draft/draft-editor.tsx";
import { draftPages } from "#app/content/signed-in/draft-page-copy.ts";
import { drafts } from "#app/content/signed-in/drafts-copy.ts";
import type { OpenedDraft } from "#app/drafts/drafts-protocol.ts";
import type { Href } from "#app/hrefs.ts";
import { Icon } from "#app/ui/icon.tsx";
import { OnceHydrated } from "#app/ui/once-hydrated.tsx";
import { ShareDraft } from "./share-draft.tsx";
import { useHeardOf } from "./use-heard-of.ts";

/** The page of one draft. */
export function DraftPage(props: OpenedDraft & { userId: string }) {
  const heardOf = useHeardOf(props.userId, props.draft.id);
  return (
    <div className="@container mx-auto w-full max-w-page pt-4 pb-16">
      <a
        href={"/brouillons" satisfies Href}
        className="-ms-1 inline-flex min-h-11 items-center gap-2 rounded-sm px-1 text-ink-soft text-sm no-underline hover:text-ink"
      >
        <Icon name="arrowLeft" />
        {drafts.menu.all}
      </a>
      {props.shared !== null && <ShareDraft id={props.draft.id} isShared={props.shared} />}
      <OnceHydrated label={draftPages.draft.loading}>
        <DraftEditor {...props} heardOf={heardOf} />
      </OnceHydrated>
    </div>
  );
}
