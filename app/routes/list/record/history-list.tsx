import { useRef } from "react";
import { recordCopy } from "#app/content/prospects/record-copy.ts";
import { list as copy } from "#app/content/signed-in/list-copy.ts";
import type { Prospect, ProspectEvent } from "#app/prospects/prospects-protocol.ts";
import { passFocus } from "#app/ui/form/pass-focus.ts";
import { useList } from "../list-context.ts";
import { standingBefore, standingIds } from "../model/shown-prospect.ts";
import { eventWords } from "../words/event-words.ts";
import { isoDayText, momentText } from "../words/when.ts";

const words = copy.history;

type Props = { prospect: Prospect; history: readonly ProspectEvent[] };

/** What was done with a prospect, the newest first; the newest that stands can be taken back. */
export function HistoryList({ prospect, history }: Props) {
  const { actions, store, state } = useList();
  const title = useRef<HTMLHeadingElement>(null);
  const standing = standingIds(history);
  const newest = history.find(({ id }) => standing.has(id));
  const waiting = new Set(state.queue.map(({ key }) => key));
  return (
    <section aria-labelledby="history" className="list-history">
      <h3 ref={title} id="history" tabIndex={-1}>
        {recordCopy.history}
      </h3>
      <ol>
        {history.map((event) => {
          const { id, at, by, kind } = event;
          const what = eventWords(event, state.now, store.names, history);
          const isTaken = kind !== "undo" && !standing.has(id);
          return (
            <li key={id} data-taken={isTaken ? "" : undefined}>
              <p dir="auto">
                {words.line(
                  by === store.userId ? words.you : (store.colleague(by)?.name ?? words.colleague),
                  what,
                )}
                {isTaken && <span className="list-tag">{words.taken}</span>}
              </p>
              <p className="list-when">
                <time dateTime={at}>{momentText(Date.parse(at), state.now)}</time>
                {waiting.has(id) && <span className="list-tag">{words.waiting}</span>}
                {event === newest && !store.may.readsOnly && (
                  <button
                    type="button"
                    aria-label={words.undoNamed(what)}
                    onClick={({ currentTarget }) => {
                      passFocus(currentTarget, title.current);
                      actions.undo(prospect.id, id, standingBefore(prospect, history));
                    }}
                    className="list-undo link"
                  >
                    {words.undo}
                  </button>
                )}
              </p>
            </li>
          );
        })}
        <li>
          <p>{copy.done.delivered}</p>
          <p className="list-when">
            <time dateTime={prospect.deliveredOn}>{isoDayText(prospect.deliveredOn)}</time>
          </p>
        </li>
      </ol>
    </section>
  );
}
