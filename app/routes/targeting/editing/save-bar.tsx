import { Problem } from "#app/components/problem.tsx";
import { targeting as copy } from "#app/content/signed-in/targeting-copy.ts";
import type { Href } from "#app/hrefs.ts";
import { countValues } from "#app/targeting/count-values.ts";
import { Button } from "#app/ui/form/button.tsx";
import { ButtonLink } from "#app/ui/form/button-link.tsx";
import { Notice } from "#app/ui/form/notice.tsx";
import type { Editing } from "./use-editing.ts";

/** Saves the changes, and says what became of them, and of how many values the offer includes how many are used. */
export function SaveBar({ editing, bound }: { editing: Editing; bound: number | null }) {
  const { isChanged, saving } = editing;
  const isSaving = saving.kind === "saving";
  const isAtHand = isChanged || saving.kind !== "none";
  return (
    <div
      className={`grid grid-cols-[minmax(0,1fr)] gap-3 border-line border-t bg-paper py-4 noscript:hidden ${isAtHand ? "targeting-at-hand" : ""}`}
    >
      <Told editing={editing} />
      {bound !== null && <Used count={countValues(editing.criteria)} bound={bound} />}
      {saving.kind !== "conflict" && (
        <div className="flex flex-wrap items-center gap-3">
          <Button busy={isSaving} disabled={!isChanged} onClick={editing.save}>
            {isSaving ? copy.saving : copy.save}
          </Button>
          {isChanged && !isSaving && (
            <Button variant="ghost" onClick={editing.discard}>
              {copy.discard}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function Used({ count, bound }: { count: number; bound: number }) {
  const isOver = count > bound;
  return (
    <p className={`text-sm ${isOver ? "font-medium text-danger" : "text-ink-soft"}`}>
      {copy.bound.used(count, bound)}{" "}
      <a href={"/compte#offre" satisfies Href} className="link">
        {copy.bound.toOffer}
      </a>
    </p>
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
    case "failed":
      return <Problem title={copy.problems.failed} occurrence={saving} />;
    case "signed out":
      return (
        <Problem
          title={copy.problems.signedOut}
          occurrence={saving}
          action={
            <ButtonLink variant="secondary" to="/login" reloadDocument>
              {copy.problems.signIn}
            </ButtonLink>
          }
        />
      );
    case "bounded":
      return <Problem title={saving.message} text={copy.bound.kept} occurrence={saving} />;
    case "conflict":
      return (
        <Problem
          title={copy.problems.conflict}
          occurrence={saving}
          action={
            <div className="flex flex-wrap gap-3">
              <Button variant="secondary" onClick={editing.keepMine}>
                {copy.problems.keepMine}
              </Button>
              <Button variant="secondary" onClick={editing.takeTheirs}>
                {copy.problems.takeTheirs}
              </Button>
            </div>
          }
        />
      );
    default:
      return isChanged ? <p className="text-ink-soft targeting-unsaved text-sm">{copy.unsaved}</p> : null;
  }
}
