import { type FormEvent, useRef, useState } from "react";
import { list as copy } from "#app/content/signed-in/list-copy.ts";
import { prospectLimits } from "#app/prospects/prospect-limits.ts";
import type { Prospect } from "#app/prospects/prospects-protocol.ts";
import { Button } from "#app/ui/form/button.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { passFocus } from "#app/ui/form/pass-focus.ts";
import { useList } from "../list-context.ts";
import { MomentFields } from "../moment-fields.tsx";
import { chosenMoment, fieldsOf, nextDays } from "../words/next-days.ts";

const words = copy.step;

type Step = { what: string; day: string; hour: string };

/** Steps that somebody has begun to fill in on this page, by their prospects, until they are chosen or given up. */
const begun = new Map<string, Step>();

/** The next step: a working morning in one press, or a day and an hour of Paris. */
export function NextStepForm({ prospect }: { prospect: Prospect }) {
  const { actions, state } = useList();
  const { id, nextStep } = prospect;
  const [isChoosing, setChoosing] = useState(() => begun.has(id));
  const button = useRef<HTMLButtonElement>(null);
  const what = nextStep?.what ?? words.fallback;
  const plan = (at: Date) => actions.act(id, { kind: "next_step", what, at: at.toISOString() });
  const close = () => {
    begun.delete(id);
    setChoosing(false);
    button.current?.focus();
  };
  return (
    <section aria-label={words.title} className="list-step">
      <div className="status-choice">
        {/* The present moment, not that of the last tick: the page may be open since yesterday. */}
        <button type="button" onClick={() => plan(nextDays.tomorrow(Date.now()))}>
          {words.tomorrow}
        </button>
        <button type="button" onClick={() => plan(nextDays.inThreeDays(Date.now()))}>
          {words.inThreeDays}
        </button>
        <button type="button" onClick={() => plan(nextDays.nextWeek(Date.now()))}>
          {words.nextWeek}
        </button>
        <button
          ref={button}
          type="button"
          aria-expanded={isChoosing}
          data-recall=""
          onClick={() => (isChoosing ? close() : setChoosing(true))}
        >
          {words.choose}
        </button>
        {nextStep && (
          <button
            type="button"
            onClick={({ currentTarget }) => {
              passFocus(currentTarget, button.current);
              actions.act(id, { kind: "next_step", what: null, at: null });
            }}
          >
            {words.clear}
          </button>
        )}
      </div>
      {isChoosing && (
        <MomentForm
          id={id}
          what={what}
          at={nextStep?.at ? Date.parse(nextStep.at) : nextDays.tomorrow(state.now).getTime()}
          onChosen={(chosen) => {
            actions.act(id, { kind: "next_step", ...chosen });
            close();
          }}
          onClose={close}
        />
      )}
    </section>
  );
}

type MomentProps = {
  id: string;
  what: string;
  at: number;
  onChosen: (step: { what: string; at: string }) => void;
  onClose: () => void;
};

function MomentForm({ id, what, at, onChosen, onClose }: MomentProps) {
  const [before] = useState(() => begun.get(id));
  const [step, setStep] = useState<Step>(before ?? { what, ...fieldsOf(at) });
  const change = (values: Partial<Step>) => {
    const next = { ...step, ...values };
    begun.set(id, next);
    setStep(next);
  };
  const [error, setError] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const moment = chosenMoment(step.day, step.hour);
    const said = step.what.trim();
    if (!moment || said === "" || [...said].length > prospectLimits.nextStep) return setError(words.invalid);
    onChosen({ what: said, at: moment.toISOString() });
  };
  return (
    <form
      noValidate
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.preventDefault();
        onClose();
      }}
      className="list-moment"
    >
      <Field
        label={words.what}
        value={step.what}
        maxLength={prospectLimits.nextStep}
        autoComplete="off"
        // The reader pressed the button that opens this form, unless they come back to it.
        autoFocus={before === undefined}
        onChange={({ target }) => change({ what: target.value })}
      />
      <MomentFields chosen={step} error={error} onChange={change} />
      <div className="list-actions">
        <Button type="submit">{words.save}</Button>
        <Button variant="ghost" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
