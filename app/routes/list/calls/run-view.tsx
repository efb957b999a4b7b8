import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { useNavigate } from "react-router";
import { useOnline } from "#app/browser/use-online.ts";
import { calls as copy } from "#app/content/signed-in/calls-copy.ts";
import type { Href } from "#app/hrefs.ts";
import type { ListState, ListStore } from "../model/list-store.ts";
import { AfterCall } from "./after/after-call.tsx";
import { CallProblems } from "./after/call-problems.tsx";
import { type CallsContext, CallsContextValue } from "./calls-context.ts";
import { Head } from "./calls-page-head.tsx";
import { Card, Why } from "./card/card.tsx";
import { Dock } from "./dock/dock.tsx";
import { End } from "./end/end.tsx";
import { useCallKeys } from "./keys/use-call-keys.ts";
import { isHandledElsewhere } from "./model/call-run.ts";
import type { RunStore } from "./model/run-store.ts";
import { Script } from "./script/script.tsx";
import type { Words } from "./script/words.ts";
import { useRun } from "./use-run.ts";

type Props = {
  store: ListStore;
  state: ListState;
  runStore: RunStore;
  words: Words;
  /** The position of the address; `null` where it names none. */
  initialPosition: number | null;
  isResumed: boolean;
  /** What there is to say of the page itself. */
  notice: ReactNode;
};

/** One prospect at a time, from the first to the end. */
export function RunView({ store, state, runStore, words, initialPosition, isResumed, notice }: Props) {
  const { actions, ...now } = useRun(store, runStore, initialPosition);
  const { run, position, seen, setSeen, goOn, known } = now;
  const entry = run.entries[position];
  const isOnline = useOnline();
  const heading = useRef<HTMLHeadingElement>(null);
  const question = useRef<HTMLLegendElement>(null);

  // The address carries where somebody is, so that a reload and a second tab show the same; the history has one entry.
  const navigate = useNavigate();
  const address = `/liste/appels?suite=${run.id}&n=${position + 1}` as const;
  useEffect(() => {
    const { pathname, search } = window.location;
    if (`${pathname}${search}` !== address)
      void navigate(address satisfies Href, { replace: true, preventScrollReset: true });
  }, [navigate, address]);

  // Who comes in handled already is passed; who is on screen stays there.
  const isPending = entry !== undefined && run.pending?.id === entry.id;
  const isShown = entry !== undefined && (entry.result !== null || isPending || seen === entry.id);
  const standing = entry && known(entry.id);
  useLayoutEffect(() => {
    if (!entry || isShown) return;
    if (standing === undefined) store.wantRecord(entry.id);
    else if (isHandledElsewhere(entry, standing)) goOn(position);
    else setSeen(entry.id);
  }, [entry, isShown, standing, store, goOn, position, setSeen]);

  // The record of this one and the next, for what was said last, and so that the next is there without a network.
  const id = entry?.id;
  const nextId = run.entries[position + 1]?.id;
  useEffect(() => {
    store.hold(id ?? null);
    for (const each of [id, nextId]) if (each) store.wantRecord(each);
  }, [store, id, nextId]);

  // A new prospect is read from the top, and read out.
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the prospect that counts.
  useEffect(() => {
    if (isFirst.current && !isPending) isFirst.current = false;
    else if (isPending) question.current?.focus({ preventScroll: true });
    else {
      window.scrollTo({ top: 0, behavior: "instant" });
      heading.current?.focus({ preventScroll: true });
    }
  }, [id, isShown]);

  // Back from the phone: the question has the focus.
  useEffect(() => {
    if (!isPending) return;
    const onReturn = () => {
      if (document.visibilityState === "visible") question.current?.focus({ preventScroll: true });
    };
    document.addEventListener("visibilitychange", onReturn);
    window.addEventListener("pageshow", onReturn);
    return () => {
      document.removeEventListener("visibilitychange", onReturn);
      window.removeEventListener("pageshow", onReturn);
    };
  }, [isPending]);

  const lastCalled = now.done?.kind === "called" ? now.done.position : null;
  const press = (selector: string) => {
    const target = document.querySelector<HTMLElement>(`.calls ${selector}`);
    target?.click();
    return target !== null;
  };
  const hasKeys = useCallKeys((key) => {
    switch (key.kind) {
      case "outcome":
        return isShown && press(`[data-outcome="${key.outcome}"]`);
      case "call":
        return press(".calls-number[href]");
      case "next":
        if (entry) actions.next();
        return entry !== undefined;
      case "previous":
        actions.previous();
        return position > 0;
      case "note":
        return press("[data-note]");
      case "recall":
        return press("[data-recall]");
      case "undo": {
        const undone = entry?.result?.kind === "called" ? position : lastCalled;
        if (undone !== null) actions.undo(undone);
        return undone !== null;
      }
    }
  });

  const context = useMemo<CallsContext>(
    () => ({ store, state, run, position, actions, hasKeys }),
    [store, state, run, position, actions, hasKeys],
  );
  const kept = state.queue.filter((event) => event.state === "waiting" && event.isDelayed).length;
  const count = run.entries.length;
  return (
    <CallsContextValue value={context}>
      <div className="calls" data-keys={hasKeys ? "" : undefined}>
        <Head query={run.query}>
          {entry && <p className="calls-progress-text">{copy.progress(position + 1, count)}</p>}
          <progress aria-hidden="true" value={position} max={count} />
        </Head>
        {notice}
        {(!isOnline || kept > 0) && (
          <p role="status" className="calls-kept">
            {kept > 0 ? copy.kept(kept) : copy.offline}
          </p>
        )}
        <CallProblems />
        <AfterCall done={now.done} passed={now.passed} isResumed={isResumed} />
        {entry ? (
          <div className="calls-body">
            <Card entry={entry} isShown={isShown} heading={heading} />
            <Why entry={entry} isShown={isShown} />
            <Script words={words} id={entry.id} />
            <Dock
              key={entry.id}
              entry={entry}
              isShown={isShown}
              isReady={now.isReady}
              isPending={isPending}
              question={question}
              note={now.noteText}
              onNote={now.changeNote}
              onLeaveNote={() => heading.current?.focus({ preventScroll: true })}
            />
          </div>
        ) : (
          <End heading={heading} />
        )}
      </div>
    </CallsContextValue>
  );
}
