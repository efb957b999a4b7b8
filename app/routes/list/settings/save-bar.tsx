import { Problem } from "#app/components/problem.tsx";
import { SaveButtons, SaveFailure } from "#app/components/save-buttons.tsx";
import { listSettings as copy } from "#app/content/signed-in/list-settings-copy.ts";
import { Notice } from "#app/ui/form/notice.tsx";
import type { Part } from "./section.tsx";

/** Saves the changes, and says what became of them. */
export function SaveBar({ editing }: Part) {
  const { isChanged, saving } = editing;
  const isAtHand = isChanged || saving.kind !== "none";
  return (
    <div
      className={`grid grid-cols-[minmax(0,1fr)] gap-3 border-line border-t bg-paper py-4 noscript:hidden ${isAtHand ? "settings-at-hand" : ""}`}
    >
      <Told editing={editing} />
      {saving.kind !== "conflict" && (
        <SaveButtons
          copy={copy}
          isChanged={isChanged}
          isSaving={saving.kind === "saving"}
          onSave={editing.save}
          onDiscard={editing.discard}
        />
      )}
    </div>
  );
}

function Told({ editing: { saving, isChanged, ...editing } }: Part) {
  const { problems } = copy;
  switch (saving.kind) {
    case "saved":
    case "restored":
      return (
        <Notice tone={saving.kind === "saved" ? "success" : "info"} announce="polite">
          {copy[saving.kind]}
        </Notice>
      );
    case "empty":
      return <Problem title={problems.empty} occurrence={saving} />;
    case "failed":
    case "signed out":
    case "conflict":
    case "refused":
      return <SaveFailure copy={problems} failure={saving} editing={editing} />;
    default:
      return isChanged ? <p className="text-ink-soft text-sm">{copy.unsaved}</p> : null;
  }
}
