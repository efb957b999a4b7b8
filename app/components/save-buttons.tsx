import { Problem } from "#app/components/problem.tsx";
import { Button } from "#app/ui/form/button.tsx";
import { ButtonLink } from "#app/ui/form/button-link.tsx";

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

type ConflictProps = {
  copy: { conflict: string; keepMine: string; takeTheirs: string };
  occurrence: object;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
};

/** Says that somebody else has saved since, and asks whose settings stay. */
export function SaveConflict({ copy, occurrence, onKeepMine, onTakeTheirs }: ConflictProps) {
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
export function SaveSignedOut({ copy, occurrence }: SessionProps) {
  return (
    <Problem
      title={copy.signedOut}
      occurrence={occurrence}
      action={
        <ButtonLink variant="secondary" to="/login" reloadDocument>
          {copy.signIn}
        </ButtonLink>
      }
    />
  );
}
