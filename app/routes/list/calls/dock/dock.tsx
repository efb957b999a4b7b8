import { type KeyboardEvent, type RefObject, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { calls as copy } from "#app/content/signed-in/calls-copy.ts";
import { list } from "#app/content/signed-in/list-copy.ts";
import { prospectLimits } from "#app/prospects/prospect-limits.ts";
import { type Outcome, outcomes } from "#app/prospects/prospect-status.ts";
import { TextArea } from "#app/ui/form/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useCalls } from "../calls-context.ts";
import type { CallEntry } from "../model/call-run.ts";

const { outcome: words, actions: buttons } = copy;

type Props = {
  entry: CallEntry;
  isShown: boolean;
  /** False while a press may be the second one of a double press. */
  isReady: boolean;
  /** True while the prospect is called. */
  isPending: boolean;
  question: RefObject<HTMLLegendElement | null>;
  note: string;
  onNote: (text: string) => void;
  onLeaveNote: () => void;
};

/** How the call went, within the thumb's reach, and the ways to others. */
export function Dock({ entry, isShown, isReady, isPending, question, note, onNote, onLeaveNote }: Props) {
  const { actions, position } = useCalls();
  const called = entry.result?.kind === "called" ? entry.result.outcome : null;
  const [isNoting, setNoting] = useState(note !== "");
  const field = useRef<HTMLTextAreaElement>(null);
  const openNote = () => {
    flushSync(() => setNoting(true));
    field.current?.focus();
  };
  const isTooLong = [...note.trim()].length > prospectLimits.note;
  const finish = (outcome: Outcome) => (isTooLong ? openNote() : actions.finish(outcome));
  const leaveNote = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    if (note === "") setNoting(false);
    onLeaveNote();
  };
  return (
    <div className="calls-dock">
      {isNoting && (
        <TextArea
          ref={field}
          label={buttons.noteLabel}
          hint={buttons.noteHint}
          rows={2}
          dir="auto"
          value={note}
          error={isTooLong ? list.note.tooLong(prospectLimits.note.toLocaleString("fr-FR")) : null}
          onKeyDown={leaveNote}
          onChange={({ target }) => onNote(target.value)}
          className="field-sizing-content max-h-40"
        />
      )}
      <fieldset className="calls-outcomes" data-ready={isReady ? "" : undefined}>
        <legend ref={question} tabIndex={-1} data-asked={isPending ? "" : undefined}>
          {isPending ? words.asked(entry.contact) : words.legend}
        </legend>
        {outcomes.map((outcome, index) => (
          <button
            key={outcome}
            type="button"
            data-outcome={outcome}
            aria-pressed={called === null ? undefined : called === outcome}
            disabled={!isShown}
            onClick={() => finish(outcome)}
          >
            <span aria-hidden="true" className="calls-key">
              {index + 1}
            </span>
            {words.labels[outcome]}
          </button>
        ))}
      </fieldset>
      {isPending && (
        <button type="button" onClick={actions.notCalled} className="calls-not-called">
          {words.notCalled}
        </button>
      )}
      {called && <Called position={position} />}
      <div className="calls-ways">
        <button type="button" disabled={position === 0} onClick={actions.previous}>
          <Icon name="arrowLeft" />
          {buttons.previous}
          <span aria-hidden="true" className="calls-key">
            {buttons.keys.previous}
          </span>
        </button>
        <button type="button" data-note="" aria-expanded={isNoting} onClick={openNote}>
          {buttons.note}
          <span aria-hidden="true" className="calls-key">
            {buttons.keys.note}
          </span>
        </button>
        <button type="button" onClick={actions.next}>
          {entry.result === null ? buttons.skip : buttons.next}
          <span aria-hidden="true" className="calls-key">
            {buttons.keys.skip}
          </span>
          <Icon name="arrowRight" />
        </button>
      </div>
    </div>
  );
}

/** Takes back a call that was noted before. */
function Called({ position }: { position: number }) {
  const { actions, run } = useCalls();
  const entry = run.entries[position];
  if (!entry) return null;
  if (!actions.canUndo(position)) return <p className="calls-hint">{buttons.cannotUndo}</p>;
  return (
    <button type="button" onClick={() => actions.undo(position)} className="calls-not-called">
      {buttons.undo}
      <span className="sr-only">{buttons.undoOf(entry.contact)}</span>
      <span aria-hidden="true" className="calls-key">
        {buttons.keys.undo}
      </span>
    </button>
  );
}
