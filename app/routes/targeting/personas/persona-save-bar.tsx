import { Problem } from "#app/components/problem.tsx";
import { SaveButtons, SaveFailure } from "#app/components/save-buttons.tsx";
import { personas as copy } from "#app/content/signed-in/personas-copy.ts";
import { Notice } from "#app/ui/form/notice.tsx";
import { UsedValues } from "../editing/used-values.tsx";
import type { PersonaEditing } from "./use-persona.ts";

/** Saves the persona, and says what became of it. */
export function PersonaSaveBar({ editing, bound }: { editing: PersonaEditing; bound: number | null }) {
  const { isNew, isChanged, saving, edited } = editing;
  const isAtHand = isChanged || saving.kind !== "none";
  return (
    <div
      className={`grid grid-cols-[minmax(0,1fr)] gap-3 border-line border-t bg-paper py-4 noscript:hidden ${isAtHand ? "targeting-at-hand" : ""}`}
    >
      <Told editing={editing} />
      <UsedValues criteria={edited.criteria} bound={bound} />
      {saving.kind !== "conflict" && (
        <SaveButtons
          copy={isNew ? { ...copy, save: copy.add, discard: copy.clear } : copy}
          isChanged={isChanged}
          isSaving={saving.kind === "saving"}
          onSave={editing.save}
          onDiscard={editing.discard}
        />
      )}
    </div>
  );
}

function Told({ editing: { saving, mistakes, isChanged, ...editing } }: { editing: PersonaEditing }) {
  const { problems } = copy;
  switch (saving.kind) {
    case "saved":
    case "restored":
      return (
        <Notice tone={saving.kind === "restored" ? "info" : "success"} announce="polite">
          {copy[saving.kind]}
        </Notice>
      );
    case "incomplete":
      return <Problem title={Object.values(mistakes).join(" ")} occurrence={saving} />;
    case "failed":
    case "signed out":
    case "conflict":
    case "refused":
      return <SaveFailure copy={problems} failure={saving} editing={editing} />;
    default:
      return isChanged ? <p className="text-ink-soft targeting-unsaved text-sm">{copy.unsaved}</p> : null;
  }
}
