import { useEffect, useRef, useState } from "react";
import { StorageNotice } from "#app/components/storage-notice.tsx";
import { draftPages } from "#app/content/signed-in/draft-page-copy.ts";
import { drafts } from "#app/content/signed-in/drafts-copy.ts";
import type { DraftContent, TypedDraft } from "#app/drafts/draft-content.ts";
import type { OpenedDraft } from "#app/drafts/drafts-protocol.ts";
import { Button } from "#app/ui/form/button.tsx";
import { Notice } from "#app/ui/form/notice.tsx";
import { ContentFields } from "./fields/content-fields.tsx";
import { TitleField } from "./fields/title-field.tsx";
import { GapStrip } from "./gaps/gap-strip.tsx";
import { Origin, UsedFields } from "./origin.tsx";
import { SaveProblem } from "./saving/save-problem.tsx";
import { useAutosave } from "./saving/use-autosave.ts";
import { Toolbar } from "./toolbar/toolbar.tsx";
import { VersionHistory } from "./versions/version-history.tsx";

const copy = draftPages.draft;

type Props = OpenedDraft & {
  userId: string;
  /** The newest version of which the page has heard; beside something else the editor shows it, unless something is typed. */
  heardOf?: number;
  /** Saves what is typed at once, for who is about to ask the server for something; `null` while there is no editor. */
  onReady?: (flush: (() => Promise<boolean>) | null) => void;
  /** True beside something else: then gaps and text come first, and its title is a heading below another. */
  isCompact?: boolean;
  /** Told where the text stands once it does, and when a newer version does. */
  onShown?: (text: HTMLElement) => void;
};

/** One draft, edited in place. */
export function DraftEditor({
  userId,
  draft,
  usedFields,
  answers,
  profile,
  room,
  heardOf = 0,
  onReady,
  isCompact = false,
  onShown,
}: Props) {
  const { kind } = draft;
  const { name } = drafts.kinds[kind];
  const edited = useAutosave(userId, draft, room);
  const { work, edit, state, replaced, flush, refresh, version } = edited;
  const [areVersionsOpen, setVersionsOpen] = useState(false);
  const typed = { kind, content: work.content } as TypedDraft;
  const errors = state.kind === "invalid" ? state.errors : [];
  // The refusal says it already.
  const isRefusedForRoom = state.kind === "refused" && state.quota !== null;

  const latestFlush = useRef(flush);
  latestFlush.current = flush;
  useEffect(() => {
    onReady?.(() => latestFlush.current());
    return () => onReady?.(null);
  }, [onReady]);
  const text = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each version that the page hears of
  useEffect(() => {
    if (isCompact && heardOf > version()) void refresh("revised").then(() => setShown(heardOf));
  }, [heardOf]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each version that is shown
  useEffect(() => {
    if (text.current) onShown?.(text.current);
  }, [shown]);
  const hasArrived = !isCompact && heardOf > version() && !["conflict", "gone"].includes(state.kind);
  // What is typed is saved first, so that it is either the newer version or a conflict.
  const showArrived = async () => {
    if (await flush()) await refresh("revised");
  };

  const origin = <Origin made={edited.origin} prospect={edited.origin.prospect} />;
  const gaps = (
    <GapStrip
      userId={userId}
      id={draft.id}
      draft={typed}
      answers={answers}
      isCompact={isCompact}
      onFill={(content) => edit({ ...work, content })}
    />
  );
  return (
    <>
      {!work.title.startsWith(name) && <p className="pt-2 text-ink-soft text-sm">{name}</p>}
      <TitleField
        value={work.title}
        errors={errors}
        level={isCompact ? 3 : 1}
        onChange={(title) => edit({ ...work, title })}
      />
      {!isCompact && origin}
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
        {hasArrived && (
          <Notice
            tone="info"
            announce="polite"
            action={
              <Button variant="secondary" onClick={() => void showArrived()}>
                {draftPages.saving.showArrived}
              </Button>
            }
          >
            {draftPages.saving.arrived}
          </Notice>
        )}
        {replaced && !hasArrived && state.kind !== "conflict" && (
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
            onRestored={edited.setOrigin}
            onClose={() => setVersionsOpen(false)}
          />
        )}
        {gaps}
        <div ref={text} className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <ContentFields
            draft={typed}
            errors={errors}
            profile={profile}
            onChange={(content: DraftContent) => edit({ ...work, content })}
          />
        </div>
        {isCompact && <div>{origin}</div>}
        <UsedFields fields={usedFields} />
      </div>
    </>
  );
}
