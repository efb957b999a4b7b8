import { useEffect, useId, useRef, useState } from "react";
import { assistant } from "#app/content/signed-in/assistant-copy.ts";
import { profile } from "#app/content/signed-in/profile-copy.ts";
import { Button } from "#app/ui/form/button.tsx";
import { useSteadyRows } from "#app/ui/use-steady-rows.ts";
import { focusFieldAfter } from "../composer/focus-field.ts";
import { FieldForm } from "../profile-card/editing/field-form.tsx";
import { keptValue } from "../profile-card/editing/kept-value.ts";
import { type ProfileSoFar, updateField } from "../sync/api-calls/profile-calls.ts";

const copy = assistant.openQuestions;

type Props = {
  /** Who is asked; `null` where the page only shows the questions. */
  userId: string | null;
  profileSoFar: ProfileSoFar;
  /** False where something else follows the conversation; what is being answered stays. */
  isAsked: boolean;
  onSaved: (profile: ProfileSoFar) => void;
  onSignedOut: () => void;
};

/**
 * What the profile lacks, one question after the other, each to be answered in its own field or skipped. It is no message,
 * so it stays outside the log, and what is typed into the composer is none of its answers. interpretation.md D142.
 */
export function OpenQuestions({ userId, profileSoFar, isAsked, onSaved, onSignedOut }: Props) {
  const id = useId();
  const [answering, setAnswering] = useState<string | null>(null);
  const [isSkipping, setSkipping] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const [field] = profileSoFar.lacking;
  const root = useSteadyRows<HTMLElement>(field ? [field] : []);
  /** Whoever has just answered or skipped goes on with the next question. */
  const goesOn = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each question
  useEffect(() => {
    if (goesOn.current) root.current?.querySelector("button")?.focus();
    goesOn.current = false;
  }, [field]);
  useEffect(() => {
    if (userId && field && keptValue(userId, field) !== null) setAnswering(field);
  }, [userId, field]);
  useEffect(() => {
    // On a phone the field would open below the fold.
    if (answering !== null) root.current?.scrollIntoView({ block: "nearest" });
  }, [answering, root]);
  if (!field || !(isAsked || answering === field)) return null;

  const goOn = (saved: ProfileSoFar) => {
    goesOn.current = true;
    onSaved(saved);
  };
  const skip = async () => {
    setSkipping(true);
    setFailed(false);
    const saved = await updateField({ skip: field });
    setSkipping(false);
    if (saved.ok) return goOn(saved);
    if (saved.reason === "signed out") return onSignedOut();
    setFailed(true);
  };
  return (
    <div ref={focusFieldAfter}>
      <section
        ref={root}
        aria-label={copy.title}
        className="mt-4 max-w-measure rounded-md border border-line bg-paper-raised px-4 py-3 low:mt-2 low:py-2"
      >
        <p id={id} aria-live="polite" className="font-medium text-sm">
          {copy.questions[field]}
        </p>
        {answering === field ? (
          <FieldForm
            key={field}
            field={field}
            label={profile.fields[field].label}
            value=""
            keptFor={userId ?? undefined}
            onDone={() => setAnswering(null)}
            onSaved={goOn}
            onSignedOut={onSignedOut}
          />
        ) : (
          <>
            <p role="alert" className="font-medium text-danger text-xs empty:hidden">
              {hasFailed && copy.skipFailed}
            </p>
            <div className="flex flex-wrap gap-2 pt-2">
              <Button
                variant="secondary"
                aria-describedby={id}
                disabled={isSkipping}
                onClick={() => setAnswering(field)}
                className="low:min-h-target low:py-1"
              >
                {copy.answer}
              </Button>
              <Button
                variant="ghost"
                aria-describedby={id}
                busy={isSkipping}
                onClick={() => void skip()}
                className="low:min-h-target low:py-1"
              >
                {copy.skip}
              </Button>
            </div>
          </>
        )}
      </section>
    </div>
  );
}
