import { Problem } from "#app/components/problem.tsx";
import { SaveButtons, SaveFailure } from "#app/components/save-buttons.tsx";
import { targeting as copy } from "#app/content/signed-in/targeting-copy.ts";
import { Notice } from "#app/ui/form/notice.tsx";
import type { Editing } from "./use-editing.ts";
import { UsedValues } from "./used-values.tsx";

/** Saves the changes, and says what became of them, and of how many values the offer includes how many are used. */
export function SaveBar({ editing, bound }: { editing: Editing; bound: number | null }) {
  const { isChanged, saving } = editing;
  const isAtHand = isChanged || saving.kind !== "none";
  return (
    <div
      className={`grid grid-cols-[minmax(0,1fr)] gap-3 border-line border-t bg-paper py-4 noscript:hidden ${isAtHand ? "targeting-at-hand" : ""}`}
    >
      <Told editing={editing} />
      <UsedValues criteria={editing.criteria} bound={bound} />
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

function Told({ editing: { saving, isChanged, ...editing } }: { editing: Editing }) {
  switch (saving.kind) {
    case "saved":
    case "followed":
      return (
        <Notice tone="success" announce="polite">
          {copy[saving.kind]}
        </Notice>
      );
    case "restored":
    case "from market":
      return (
        <Notice tone="info" announce="polite">
          {saving.kind === "restored" ? copy.restored : copy.market.taken}
        </Notice>
      );
    case "bounded":
      return <Problem title={saving.message} text={copy.bound.kept} occurrence={saving} />;
    case "failed":
    case "signed out":
    case "conflict":
      return <SaveFailure copy={copy.problems} failure={saving} editing={editing} />;
    default:
      return isChanged ? <p className="text-ink-soft targeting-unsaved text-sm">{copy.unsaved}</p> : null;
  }
}
