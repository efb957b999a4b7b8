import { list as copy } from "#app/content/signed-in/list-copy.ts";
import { Button } from "#app/ui/form/button.tsx";
import { Notice } from "#app/ui/form/notice.tsx";
import { passFocus } from "#app/ui/form/pass-focus.ts";
import { useSteadyRows } from "#app/ui/use-steady-rows.ts";
import { useList } from "../list-context.ts";
import type { QueuedEvent } from "../model/event-queue.ts";
import { eventWords, type Said, stepWords } from "../words/event-words.ts";

const words = copy.problems;

/** What was done with this prospect and is not stored: why, and what can be done about it. */
export function Problems({ id }: { id: string }) {
  const { store, state } = useList();
  const events = state.queue.filter(
    (event) => event.prospectId === id && (event.state !== "waiting" || event.message !== null),
  );
  const list = useSteadyRows<HTMLDivElement>(events.map(({ key }) => key));
  if (events.length === 0) return null;
  return (
    <div ref={list} className="list-problems">
      {events.map((event) => (
        <Notice
          key={event.key}
          tone={event.state === "waiting" ? "info" : "error"}
          announce="assertive"
          action={
            <span className="list-actions">
              {event.state !== "waiting" && (
                <>
                  <Button
                    variant="secondary"
                    onClick={({ currentTarget }) => {
                      passToHeading(currentTarget);
                      store.insist(event.key);
                    }}
                  >
                    {event.state === "conflict" ? words.apply : words.retry}
                  </Button>
                  <Button
                    variant="ghost"
                    onClick={({ currentTarget }) => {
                      passToHeading(currentTarget);
                      store.drop(event.key);
                    }}
                  >
                    {words.discard}
                  </Button>
                </>
              )}
            </span>
          }
        >
          <Explained id={id} event={event} />
        </Notice>
      ))}
    </div>
  );
}

const passToHeading = (from: Element) => passFocus(from, from.closest(".list-record")?.querySelector("h2"));

function Explained({ id, event }: { id: string; event: QueuedEvent }) {
  const { store, state } = useList();
  const { doing, message } = event;
  const kept =
    doing.kind === "note"
      ? copy.done.noteText(doing.text)
      : eventWords({ kind: doing.kind, data: doing } as Said, state.now, store.names);
  if (event.state === "waiting") return <span>{message ?? words.waiting}</span>;
  if (event.state === "refused")
    return (
      <>
        <span className="block">
          {words.refused} {message}
        </span>
        <span className="block font-normal">{kept}</span>
      </>
    );
  const prospect = store.find(id);
  return (
    <>
      <span className="block">{words.conflict}</span>
      {prospect && (
        <span className="block font-normal">
          {words.now} {store.names.status(prospect.status)}, {stepWords(prospect.nextStep, state.now).text}
        </span>
      )}
      <span className="block font-normal">
        {words.kept} {kept}
      </span>
    </>
  );
}
