import { draftPages } from "#app/content/signed-in/draft-page-copy.ts";
import type { DraftKind } from "#app/drafts/draft-kind.ts";
import { plainText } from "#app/drafts/export/export-text.ts";
import { Button } from "#app/ui/form/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { CopyTextButton } from "../copy-text-button.tsx";
import type { EditedDraft } from "../saving/use-autosave.ts";
import { typedDraft } from "../saving/work.ts";
import { ExportMenu } from "./export-menu.tsx";
import { SaveStatus } from "./save-status.tsx";

const copy = draftPages.draft;

type Props = {
  id: string;
  kind: DraftKind;
  edited: EditedDraft;
  areVersionsOpen: boolean;
  onToggleVersions: () => void;
};

/** The state of saving, and what can be done with the draft; in sight while the page scrolls, unless the window is low. */
export function Toolbar({ id, kind, edited, areVersionsOpen, onToggleVersions }: Props) {
  const draft = typedDraft(kind, edited.work);
  return (
    <div className="sticky top-0 z-10 my-4 border-line border-y before:absolute before:-inset-x-2 before:inset-y-0 before:-z-10 before:bg-paper noscript:static short:static low:static">
      <section aria-label={copy.toolbar} className="relative flex flex-wrap items-center gap-x-1 py-1">
        <SaveStatus state={edited.state.kind} />
        <CopyTextButton
          text={() => plainText(draft)}
          label={copy.copyAll}
          variant="ghost"
          isCompact
          className="px-3!"
        />
        <ExportMenu
          id={id}
          kind={kind}
          mail={draft.kind === "email" ? draft.content : null}
          flush={edited.flush}
        />
        <Button
          variant="ghost"
          aria-expanded={areVersionsOpen}
          onClick={onToggleVersions}
          className="px-3! noscript:hidden"
        >
          <Icon name="clock" />
          <span className="max-sm:sr-only">{draftPages.versions.title}</span>
        </Button>
      </section>
    </div>
  );
}
