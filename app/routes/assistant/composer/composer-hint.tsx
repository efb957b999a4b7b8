import { assistant } from "#app/content/signed-in/assistant-copy.ts";

const copy = assistant.composer;

/** The number of remaining characters from which they are counted down. */
const countdownStart = 500;

/** The hint below the field: that a program answers and which keys to use, or how many characters remain. */
export function ComposerHint({ remaining }: { remaining: number }) {
  if (remaining < 0)
    return (
      <p id="composer-hint" className="font-medium text-danger text-xs">
        {/* Announced once, not with every further character. */}
        <span role="alert">{copy.over}</span> {copy.surplus(-remaining)}
      </p>
    );
  if (remaining >= countdownStart) return <UntouchedHint id="composer-hint" />;
  return (
    <p id="composer-hint" className="text-ink-soft text-xs low:hidden">
      {copy.left(remaining)}
    </p>
  );
}

/** The hint while little is typed. */
export function UntouchedHint({ id }: { id?: string }) {
  return (
    <p id={id} className="text-ink-soft text-xs low:hidden">
      {copy.notice} <span className="pointer-coarse:hidden slim:hidden">{copy.keys}</span>
    </p>
  );
}
