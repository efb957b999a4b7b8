import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { loadUnsentText, saveUnsentText } from "#app/browser/unsent-text/unsent-text.ts";
import type { Outcome } from "#app/prospects/prospect-status.ts";
import type { ListStore } from "../model/list-store.ts";
import {
  isHandledElsewhere,
  type Known,
  nextOpen,
  noteOf,
  positionOf,
  withFollowing,
  withPending,
  withResult,
} from "./model/call-run.ts";
import type { RunStore } from "./model/run-store.ts";
import { undoable } from "./model/undoable.ts";

/** Milliseconds after a prospect has come in which a press counts as the second one of a double press. */
const doublePress = 350;

type NoteName = `note-${string}`;

/** Under which the browser keeps the note of a call that is not noted yet. */
const noteNameOf = (entry: { id: string } | undefined): NoteName => `note-${entry?.id ?? ""}`;

const noNote = { name: "", text: "" };

/** What was done last, for the line that says so. */
export type Done = { kind: "called"; position: number } | { kind: "undone"; contact: string };

/** What the page does with the prospects of a run. */
export type RunActions = {
  /** Says that the prospect on screen is being called. */
  dial: () => void;
  /** Takes back that the prospect is being called. */
  notCalled: () => void;
  /** Notes how the call went, and goes on. */
  finish: (outcome: Outcome) => void;
  /** Plans the recall of a call that was noted. */
  plan: (position: number, at: Date) => void;
  /** Goes on without a call. */
  next: () => void;
  previous: () => void;
  /** Takes back the call at a position, and returns to it. */
  undo: (position: number) => void;
  canUndo: (position: number) => boolean;
  /** Goes to those that were passed or not reached. */
  takeUpRest: () => void;
};

/** Where somebody is in a run, and what they do in it. Each event goes through the store of the list. */
export function useRun(store: ListStore, runStore: RunStore, initialPosition: number | null) {
  const run = useSyncExternalStore(runStore.subscribe, runStore.current, runStore.current);
  const [position, setPosition] = useState(() =>
    runStore.current().pending === null && initialPosition !== null
      ? Math.min(initialPosition, runStore.current().entries.length)
      : positionOf(runStore.current()),
  );
  const [done, setDone] = useState<Done | null>(null);
  const [passed, setPassed] = useState<readonly string[]>([]);
  /** The prospect whom somebody sees: from then on nothing takes them away. */
  const [seen, setSeen] = useState<string | null>(null);
  const [note, setNote] = useState(noNote);
  const ownKeys = useRef(new Set<string>());
  /** Grows whenever somebody comes to a prospect. */
  const [arrival, setArrival] = useState(0);
  /** True from a press on until the next prospect has settled: two presses may come before anything is drawn. */
  const isGoing = useRef(false);
  const entry = run.entries[position];

  const known = useCallback(
    (id: string): Known => (store.current().removed.has(id) ? "removed" : store.find(id)),
    [store],
  );
  const goTo = useCallback((next: number) => {
    setPosition(next);
    setSeen(null);
    setArrival((before) => before + 1);
    isGoing.current = true;
  }, []);
  const goOn = useCallback(
    (from: number) => {
      let found = { position: from, passed: [] as readonly number[] };
      const { entries } = runStore.change((current) => {
        const next = nextOpen(current, from, known);
        found = next;
        return next.run;
      });
      const contacts = found.passed.map((each) => entries[each]?.contact ?? "");
      setPassed((before) => [...before, ...contacts]);
      goTo(found.position);
    },
    [runStore, known, goTo],
  );

  const [settled, setSettled] = useState(arrival);
  useEffect(() => {
    const timer = setTimeout(() => {
      isGoing.current = false;
      setSettled(arrival);
    }, doublePress);
    return () => clearTimeout(timer);
  }, [arrival]);
  const isReady = settled === arrival;
  const noteName = noteNameOf(entry);
  const keptNote = useMemo(() => {
    const kept = loadUnsentText(store.userId, noteName);
    return typeof kept === "string" ? kept : null;
  }, [store, noteName]);
  // The note of a call that was noted stands in the field again: a corrected call keeps it.
  const noteText = note.name === noteName ? note.text : (keptNote ?? noteOf(entry));
  const keepNote = useCallback(
    (name: NoteName, text: string) => {
      setNote({ name, text });
      saveUnsentText(store.userId, name, text === "" ? null : text);
    },
    [store],
  );
  const changeNote = useCallback((text: string) => keepNote(noteName, text), [keepNote, noteName]);

  return {
    ...{ run, position, done, passed, seen, setSeen, noteText, changeNote, isReady, goOn, known },
    actions: useMemo<RunActions>(() => {
      const at = (which: number) => runStore.current().entries[which];
      const eventsOf = (which: number): string[] | null => {
        const called = at(which);
        if (called?.result?.kind !== "called") return null;
        const { keys, outcome } = called.result;
        const history = store.detailsOf(called.id)?.history;
        if (history) return undoable(history, { userId: store.userId, outcome, steps: keys.length - 1 });
        return keys.every((key) => ownKeys.current.has(key)) ? keys.toReversed() : null;
      };
      const takeBack = (which: number): boolean => {
        const called = at(which);
        const events = eventsOf(which);
        if (!called || !events) return false;
        if (!store.undo(called.id, events, called.before)) return false;
        runStore.change((current) => withResult(current, which, null));
        return true;
      };
      return {
        dial() {
          const id = at(position)?.id;
          if (id) runStore.change((current) => withPending(current, id, crypto.randomUUID()));
        },
        notCalled: () => runStore.change((current) => ({ ...current, pending: null })),
        finish(outcome) {
          const called = at(position);
          if (!called || !isReady || isGoing.current || typeof known(called.id) !== "object") return;
          const text = noteText.trim();
          const { result } = called;
          if (result?.kind === "called" && result.outcome === outcome && result.note === text)
            return goOn(position + 1);
          if (result?.kind === "called" && !takeBack(position)) return;
          const { pending } = runStore.current();
          const key = pending?.id === called.id ? pending.key : crypto.randomUUID();
          const doing = { kind: "call" as const, outcome, ...(text && { note: text }) };
          if (store.perform(called.id, doing, key) === null) return;
          ownKeys.current.add(key);
          saveUnsentText(store.userId, noteNameOf(called), null);
          setNote(noNote);
          runStore.change((current) =>
            withResult(current, position, { kind: "called", outcome, keys: [key], note: text }),
          );
          setDone({ kind: "called", position });
          setPassed([]);
          goOn(position + 1);
        },
        plan(which, moment) {
          const called = at(which);
          const prospect = called && store.find(called.id);
          if (!called || !prospect?.nextStep) return;
          const { what } = prospect.nextStep;
          const key = store.perform(called.id, { kind: "next_step", what, at: moment.toISOString() });
          if (key === null) return;
          ownKeys.current.add(key);
          runStore.change((current) => withFollowing(current, which, key));
        },
        next() {
          const current = at(position);
          if (!current || !isReady || isGoing.current) return;
          if (current.result === null) {
            const isElsewhere = isHandledElsewhere(current, known(current.id));
            const kind = isElsewhere ? ("elsewhere" as const) : ("skipped" as const);
            runStore.change((before) => withResult(before, position, { kind }));
          }
          setDone(null);
          setPassed([]);
          goOn(position + 1);
        },
        previous() {
          if (position === 0) return;
          setDone(null);
          setPassed([]);
          goTo(position - 1);
        },
        undo(which) {
          const called = at(which);
          const text = which === position ? noteText : noteOf(called);
          if (!called || !takeBack(which)) return;
          keepNote(noteNameOf(called), text);
          setDone({ kind: "undone", contact: called.contact });
          setPassed([]);
          goTo(which);
        },
        canUndo: (which) => eventsOf(which) !== null,
        takeUpRest() {
          const { entries } = runStore.change((current) => ({
            ...current,
            entries: current.entries.map((each) =>
              each.result?.kind === "skipped" ? { ...each, result: null } : each,
            ),
          }));
          setDone(null);
          setPassed([]);
          const open = entries.findIndex(({ result }) => result === null);
          goOn(open === -1 ? entries.length : open);
        },
      };
    }, [store, runStore, position, isReady, noteText, keepNote, known, goOn, goTo]),
  };
}
