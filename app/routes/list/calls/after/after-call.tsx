import { type FormEvent, useRef, useState } from "react";
import { calls as copy } from "#app/content/signed-in/calls-copy.ts";
import { list } from "#app/content/signed-in/list-copy.ts";
import type { Outcome } from "#app/prospects/prospect-status.ts";
import { Button } from "#app/ui/form/button.tsx";
import { AskedColumns } from "../../columns/asked-columns.tsx";
import { MomentFields } from "../../moment-fields.tsx";
import { chosenMoment, fieldsOf, nextDays } from "../../words/next-days.ts";
import { dayLabel, momentText } from "../../words/when.ts";
import { useCalls } from "../calls-context.ts";
import { anewHref } from "../calls-page-head.tsx";
import type { Done } from "../use-run.ts";

const words = copy.after;

type Props = { done: Done | null; passed: readonly string[]; isResumed: boolean };

/** What was done last, with the way back; after a recall was agreed, its day in one press. */
export function AfterCall({ done, passed, isResumed }: Props) {
  const { run } = useCalls();
  const called = done?.kind === "called" ? run.entries[done.position] : undefined;
  const outcome = called?.result?.kind === "called" ? called.result.outcome : null;
  return (
    <div className="calls-after">
      <div role="status" className="calls-said">
        {called && outcome && <Said id={called.id} contact={called.contact} outcome={outcome} />}
        {done?.kind === "undone" && <p>{words.undone(done.contact)}</p>}
        {passed.length > 0 && <p>{words.passed(passed)}</p>}
        {isResumed && !done && passed.length === 0 && (
          <p>
            {copy.resumed} {/* A document of its own: the order is fixed when calls begin. */}
            <a href={anewHref(run.query)} className="link">
              {copy.startAnew}
            </a>
          </p>
        )}
      </div>
      {done?.kind === "called" && called && outcome && (
        <>
          <TakeBack position={done.position} contact={called.contact} />
          {outcome === "call_back" && <Recall key={called.id} position={done.position} />}
          <Asked key={called.id} id={called.id} />
        </>
      )}
    </div>
  );
}

function Said({ id, contact, outcome }: { id: string; contact: string; outcome: Outcome }) {
  const { store, state } = useCalls();
  const at = outcome === "call_back" ? store.find(id)?.nextStep?.at : null;
  return (
    <p>
      {words.done(list.done.outcomes[outcome], contact)}
      {at && <span>, {words.planned(momentText(Date.parse(at), state.now))}</span>}
    </p>
  );
}

/** What the team's rules ask for after this call; the cursor stays with the next one. */
function Asked({ id }: { id: string }) {
  const { store, state } = useCalls();
  const prospect = store.find(id);
  if (!prospect) return null;
  return (
    <AskedColumns
      store={store}
      state={state}
      prospect={prospect}
      takesFocus={false}
      onEntered={(column, value) => store.perform(id, { kind: "value", column, value })}
    />
  );
}

function TakeBack({ position, contact }: { position: number; contact: string }) {
  const { actions } = useCalls();
  if (!actions.canUndo(position)) return null;
  return (
    <button type="button" onClick={() => actions.undo(position)} className="calls-undo">
      {copy.actions.undo}
      <span className="sr-only">{copy.actions.undoOf(contact)}</span>
      <span aria-hidden="true" className="calls-key">
        {copy.actions.keys.undo}
      </span>
    </button>
  );
}

/** The day of a recall: a working morning in one press, or a day and an hour of Paris. */
function Recall({ position }: { position: number }) {
  const { store, state, run, actions } = useCalls();
  const [isChoosing, setChoosing] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const entry = run.entries[position];
  const at = entry && store.find(entry.id)?.nextStep?.at;
  if (!entry || !at) return null;
  const planned = Date.parse(at);
  const close = () => {
    setChoosing(false);
    button.current?.focus();
  };
  const { tomorrow, inThreeDays, nextWeek } = nextDays;
  const moments = [...new Set([tomorrow, inThreeDays, nextWeek].map((day) => day(state.now).getTime()))];
  return (
    <fieldset aria-label={words.recall(entry.contact)} className="calls-recall">
      {moments.map((moment) => (
        <button
          key={moment}
          type="button"
          aria-pressed={moment === planned}
          onClick={() => actions.plan(position, new Date(moment))}
        >
          {dayLabel(moment, state.now)}
        </button>
      ))}
      <button
        ref={button}
        type="button"
        data-recall=""
        aria-expanded={isChoosing}
        onClick={() => setChoosing(!isChoosing)}
      >
        {words.choose}
        <span aria-hidden="true" className="calls-key">
          {copy.actions.keys.recall}
        </span>
      </button>
      {isChoosing && (
        <MomentForm
          at={planned}
          onChosen={(moment) => {
            actions.plan(position, moment);
            close();
          }}
          onClose={close}
        />
      )}
    </fieldset>
  );
}

type MomentProps = { at: number; onChosen: (moment: Date) => void; onClose: () => void };

function MomentForm({ at, onChosen, onClose }: MomentProps) {
  const [chosen, setChosen] = useState(fieldsOf(at));
  const [error, setError] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const moment = chosenMoment(chosen.day, chosen.hour);
    if (!moment) return setError(words.invalid);
    onChosen(moment);
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
      className="calls-moment"
    >
      <MomentFields chosen={chosen} error={error} isFirst onChange={setChosen} />
      <Button type="submit">{list.step.save}</Button>
      <Button variant="ghost" onClick={onClose}>
        {list.step.cancel}
      </Button>
    </form>
  );
}
