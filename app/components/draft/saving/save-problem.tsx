import { useOnline } from "#app/browser/use-online.ts";
import { Problem } from "#app/components/problem.tsx";
import { draftPages } from "#app/content/signed-in/draft-page-copy.ts";
import { storage } from "#app/content/signed-in/storage-copy.ts";
import type { DraftKind } from "#app/drafts/draft-kind.ts";
import { AnchorButton, Button } from "#app/ui/form/button.tsx";
import { DraftPreview } from "../versions/draft-preview.tsx";
import type { EditedDraft } from "./use-autosave.ts";
import { typedDraft } from "./work.ts";

const copy = draftPages.saving;

type Props = { id: string; kind: DraftKind; edited: EditedDraft };

/** Why the text is not stored, and what to do; announced once for each reason. */
export function SaveProblem({ id, kind, edited }: Props) {
  const { state } = edited;
  const isOnline = useOnline();
  switch (state.kind) {
    case "failed":
      return (
        <Problem
          title={isOnline ? copy.failed : copy.offline}
          text={isOnline ? copy.failedText : copy.offlineText}
          occurrence={isOnline}
          action={
            <Button variant="secondary" busy={state.isRetrying} onClick={() => void edited.flush()}>
              {copy.retry}
            </Button>
          }
        />
      );
    case "refused":
      return (
        <Problem
          title={copy.failed}
          text={state.message}
          occurrence={state.message}
          action={
            <>
              {/* Room may have been made in another tab. */}
              <Button variant="secondary" onClick={() => void edited.flush()}>
                {copy.retry}
              </Button>
              {state.quota && (
                <AnchorButton variant="secondary" href="/brouillons">
                  {storage.link}
                </AnchorButton>
              )}
            </>
          }
        />
      );
    case "invalid":
      return <Problem title={copy.invalidTitle} text={copy.invalidText} occurrence="invalid" />;
    case "signed out":
      return (
        <Problem
          title={copy.signedOut}
          text={edited.isKept ? copy.signedOutText : copy.signedOutHere}
          occurrence="signed out"
          action={
            <AnchorButton
              variant="secondary"
              href={`/login?next=/brouillons/${id}`}
              onClick={edited.carry}
              target={edited.isKept ? undefined : "_blank"}
            >
              {copy.signIn}
            </AnchorButton>
          }
        />
      );
    case "gone":
      return <Problem title={copy.gone} text={copy.goneText} occurrence="gone" />;
    case "conflict":
      return <Conflict kind={kind} edited={edited} newer={state.newer} />;
    default:
      return null;
  }
}

type ConflictProps = {
  kind: DraftKind;
  edited: EditedDraft;
  newer: Extract<EditedDraft["state"], { kind: "conflict" }>["newer"];
};

/** The choice between the text in the page and the one that another window has stored. */
function Conflict({ kind, edited, newer }: ConflictProps) {
  const { conflict } = draftPages;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Problem
        title={conflict.title}
        text={conflict.text}
        occurrence={newer}
        action={
          // On a line of its own, which the toast does not cover.
          <div className="flex w-full flex-wrap gap-2">
            <Button variant="secondary" onClick={() => void edited.keepMine()}>
              {conflict.mine}
            </Button>
            <Button variant="secondary" onClick={() => edited.follow(newer)}>
              {conflict.theirs}
            </Button>
          </div>
        }
      />
      <details className="rounded-md border border-line bg-paper-raised px-4">
        <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-sm">{conflict.newer}</summary>
        <DraftPreview title={newer.content.title} draft={typedDraft(kind, newer.content)} />
      </details>
    </div>
  );
}
