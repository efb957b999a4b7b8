import { useState } from "react";
import { Link } from "react-router";
import { StorageNotice } from "#app/components/storage-notice.tsx";
import { draftPages } from "#app/content/signed-in/draft-page-copy.ts";
import { drafts } from "#app/content/signed-in/drafts-copy.ts";
import type { DraftContent, TypedDraft } from "#app/drafts/draft-content.ts";
import type { Draft } from "#app/drafts/drafts-protocol.ts";
import type { Href } from "#app/hrefs.ts";
import type { ProfileField, ProfileValues } from "#app/profile/profile-field.ts";
import { Notice } from "#app/ui/form/notice.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { OnceHydrated } from "#app/ui/once-hydrated.tsx";
import { ContentFields } from "./fields/content-fields.tsx";
import { TitleField } from "./fields/title-field.tsx";
import { GapStrip } from "./gaps/gap-strip.tsx";
import { Origin, UsedFields } from "./origin.tsx";
import { SaveProblem } from "./saving/save-problem.tsx";
import { useAutosave } from "./saving/use-autosave.ts";
import { Toolbar } from "./toolbar/toolbar.tsx";
import { VersionHistory } from "./versions/version-history.tsx";

const copy = draftPages.draft;

type Props = {
  userId: string;
  draft: Draft;
  /** The fields of the profile that shape this kind of work, in the order of the form. */
  usedFields: ProfileField[];
  /** What was written into gaps before, by their keys. */
  answers: Readonly<Record<string, string>>;
  /** What the linter knows of the sender. */
  profile: Partial<ProfileValues>;
  /** The bytes that are left for drafts, once it is time to tell; else `null`. */
  room: number | null;
};

/** One draft, edited in place. */
export function DraftPage({ userId, draft, usedFields, answers, profile, room }: Props) {
  const { kind } = draft;
  const { name } = drafts.kinds[kind];
  const edited = useAutosave(userId, draft, room);
  const { work, edit, state, replaced } = edited;
  const [made, setMade] = useState<Pick<Draft, "source" | "model">>(draft);
  const [areVersionsOpen, setVersionsOpen] = useState(false);
  const typed = { kind, content: work.content } as TypedDraft;
  const errors = state.kind === "invalid" ? state.errors : [];
  // The refusal says it already.
  const isRefusedForRoom = state.kind === "refused" && state.quota !== null;
  return (
    <div className="@container mx-auto w-full max-w-page pt-4 pb-16">
      <Link
        to={"/brouillons" satisfies Href}
        reloadDocument
        className="-ms-1 inline-flex min-h-11 items-center gap-2 rounded-sm px-1 text-ink-soft text-sm no-underline hover:text-ink"
      >
        <Icon name="arrowLeft" />
        {drafts.menu.all}
      </Link>
      <OnceHydrated label={copy.loading}>
        {!work.title.startsWith(name) && <p className="pt-2 text-ink-soft text-sm">{name}</p>}
        <TitleField value={work.title} errors={errors} onChange={(title) => edit({ ...work, title })} />
        <Origin made={made} prospect={draft.prospect} />
        <div className="hidden pt-4 noscript:block">
          <Notice tone="info" announce="off">
            {copy.needsScript}
          </Notice>
        </div>
        <Toolbar
          id={draft.id}
          kind={kind}
          edited={edited}
          areVersionsOpen={areVersionsOpen}
          onToggleVersions={() => setVersionsOpen((current) => !current)}
        />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          {replaced && (
            <Notice tone="info" announce="polite">
              {draftPages.saving[replaced]}
            </Notice>
          )}
          {edited.room !== null && !isRefusedForRoom && (
            <StorageNotice part="work" room={edited.room} link="/brouillons" />
          )}
          <SaveProblem id={draft.id} kind={kind} edited={edited} />
          {areVersionsOpen && (
            <VersionHistory
              draft={draft}
              edited={edited}
              onRestored={setMade}
              onClose={() => setVersionsOpen(false)}
            />
          )}
          <GapStrip
            userId={userId}
            id={draft.id}
            draft={typed}
            answers={answers}
            onFill={(content) => edit({ ...work, content })}
          />
          <ContentFields
            draft={typed}
            errors={errors}
            profile={profile}
            onChange={(content: DraftContent) => edit({ ...work, content })}
          />
          <UsedFields fields={usedFields} />
        </div>
      </OnceHydrated>
    </div>
  );
}
