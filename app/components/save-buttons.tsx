import { Problem } from "#app/components/problem.tsx";
import { AnchorButton, Button } from "#app/ui/form/button.tsx";

type Props = {
  copy: { save: string; saving: string; discard: string };
  isChanged: boolean;
  isSaving: boolean;
  onSave: () => void;
  onDiscard: () => void;
};

/** The buttons below settings that are saved as a whole. */
export function SaveButtons({ copy, isChanged, isSaving, onSave, onDiscard }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button busy={isSaving} disabled={!isChanged} onClick={onSave}>
        {isSaving ? copy.saving : copy.save}
      </Button>
      {isChanged && !isSaving && (
        <Button variant="ghost" onClick={onDiscard}>
          {copy.discard}
        </Button>
      )}
    </div>
  );
}

type Failure =
  | { kind: "failed" | "signed out" | "conflict" }
  /** `message` is the server's word for it. */
  | { kind: "refused"; message: string };

type FailureProps = {
  copy: { failed: string } & ConflictProps["copy"] & SessionProps["copy"];
  failure: Failure;
  editing: { keepMine: () => unknown; takeTheirs: () => unknown };
};

/** Why settings were not saved as a whole, and what can be done about it. */
export function SaveFailure({ copy, failure, editing }: FailureProps) {
  switch (failure.kind) {
    case "failed":
      return <Problem title={copy.failed} occurrence={failure} />;
    case "refused":
      return <Problem title={failure.message} occurrence={failure} />;
    case "signed out":
      return <SaveSignedOut copy={copy} occurrence={failure} />;
    case "conflict":
      return (
        <SaveConflict
          copy={copy}
          occurrence={failure}
          onKeepMine={editing.keepMine}
          onTakeTheirs={editing.takeTheirs}
        />
      );
  }
}

type ConflictProps = {
  copy: { conflict: string; keepMine: string; takeTheirs: string };
  occurrence: object;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
};

/** Says that somebody else has saved since, and asks whose settings stay. */
function SaveConflict({ copy, occurrence, onKeepMine, onTakeTheirs }: ConflictProps) {
  return (
    <Problem
      title={copy.conflict}
      occurrence={occurrence}
      action={
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={onKeepMine}>
            {copy.keepMine}
          </Button>
          <Button variant="secondary" onClick={onTakeTheirs}>
            {copy.takeTheirs}
          </Button>
        </div>
      }
    />
  );
}

type SessionProps = { copy: { signedOut: string; signIn: string }; occurrence: object };

/** Says that the session is over, and leads to the sign-in, which carries over what was changed. */
function SaveSignedOut({ copy, occurrence }: SessionProps) {
  return (
    <Problem
      title={copy.signedOut}
      occurrence={occurrence}
      action={
        <AnchorButton variant="secondary" href="/login">
          {copy.signIn}
        </AnchorButton>
      }
    />
  );
}
