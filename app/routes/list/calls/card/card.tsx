import { type RefObject, useState } from "react";
import { calls as copy } from "#app/content/signed-in/calls-copy.ts";
import { list } from "#app/content/signed-in/list-copy.ts";
import type { Href } from "#app/hrefs.ts";
import type { Prospect } from "#app/prospects/prospects-protocol.ts";
import { Button } from "#app/ui/form/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { standingIds } from "../../model/shown-prospect.ts";
import { mailHref, phoneHref } from "../../record/hrefs.ts";
import { Viewers } from "../../record/viewers.tsx";
import { eventWords, stepWords } from "../../words/event-words.ts";
import { momentText } from "../../words/when.ts";
import { WriteToProspect } from "../../write-to-prospect.tsx";
import { useCalls } from "../calls-context.ts";
import { type CallEntry, isHandledElsewhere } from "../model/call-run.ts";

const words = copy.card;

type Props = { entry: CallEntry; isShown: boolean; heading: RefObject<HTMLHeadingElement | null> };

/** Whom to call, and the number. */
export function Card({ entry, isShown, heading }: Props) {
  const { store, state } = useCalls();
  const prospect = store.find(entry.id);
  const isWithdrawn = state.withdrawn.has(entry.id);
  return (
    <section aria-labelledby="who" className="calls-card">
      <h2 ref={heading} id="who" tabIndex={-1} dir="auto">
        {isWithdrawn ? list.record.withdrawn : entry.contact}
      </h2>
      {isWithdrawn ? (
        <p role="alert" className="calls-changed">
          {words.removed}
        </p>
      ) : isShown && prospect ? (
        <Known prospect={prospect} entry={entry} />
      ) : state.failedRecords.has(entry.id) ? (
        <p role="alert">
          {words.failed}{" "}
          <Button variant="secondary" onClick={() => void store.loadRecord(entry.id)}>
            {words.retry}
          </Button>
        </p>
      ) : (
        <p role="status">{words.loading}</p>
      )}
    </section>
  );
}

function Known({ prospect, entry }: { prospect: Prospect; entry: CallEntry }) {
  const { store, state } = useCalls();
  const { id, role, company, city, status } = prospect;
  const isRemoved = state.removed.has(id);
  const isChanged = isHandledElsewhere(entry, isRemoved ? "removed" : prospect);
  return (
    <>
      <Viewers store={store} state={state} id={id} />
      <p className="calls-role" dir="auto">
        {[role || words.unknownRole, company, city].filter(Boolean).join(", ")}
      </p>
      <Reach prospect={prospect} />
      {isChanged && (
        <p role="alert" className="calls-changed">
          {isRemoved ? words.removed : words.changed(store.names.status(status))}
        </p>
      )}
      {entry.result?.kind === "elsewhere" && <p className="calls-changed">{words.passedBefore}</p>}
    </>
  );
}

/** Why to call, and what was said before. */
export function Why({ entry, isShown }: Pick<Props, "entry" | "isShown">) {
  const { store, state, run } = useCalls();
  const prospect = isShown ? store.find(entry.id) : undefined;
  if (!prospect) return null;
  const { id, signal, nextStep, status } = prospect;
  const next = stepWords(nextStep, state.now);
  return (
    <div className="calls-why">
      <p className={`calls-next ${next.isLate ? "calls-late" : ""}`}>
        <b>{store.names.status(status)}.</b> {nextStep ? next.text : list.step.none}
      </p>
      <LastExchange id={id} />
      {signal && (
        <p className="calls-signal" dir="auto">
          {signal}
        </p>
      )}
      <p className="calls-record">
        <a href={`/liste/${id}${run.query}` satisfies Href} className="link">
          {words.record}
        </a>
      </p>
    </div>
  );
}

/** The number, large; without one, the way to write. */
function Reach({ prospect }: { prospect: Prospect }) {
  const { actions } = useCalls();
  const { email, phone, contact, company } = prospect;
  const href = phone.value === null ? null : phoneHref(phone.value);
  const who = contact || company;
  if (phone.value !== null)
    return (
      <>
        {href ? (
          <a href={href} onClick={actions.dial} className="calls-number">
            <Icon name="phone" />
            <span className="sr-only">{words.call(who)}</span>
            <span>{phone.value}</span>
            <span aria-hidden="true" className="calls-key">
              {copy.actions.keys.call}
            </span>
          </a>
        ) : (
          <p className="calls-number">{phone.value}</p>
        )}
        <p className="calls-state" data-state={phone.state}>
          {list.record.states[phone.state]}
        </p>
      </>
    );
  return (
    <>
      <p className="calls-number calls-without">{words.noNumber}</p>
      {email.value === null ? (
        <p className="calls-state">{words.unreachable}</p>
      ) : (
        <>
          <p className="calls-address">
            <a href={mailHref(email.value)} className="link">
              {email.value}
            </a>{" "}
            <span data-state={email.state} className="calls-state">
              {list.record.states[email.state]}
            </span>
          </p>
          <Write key={prospect.id} prospectId={prospect.id} who={who} />
        </>
      )}
    </>
  );
}

/** Makes a draft for the person, as the record does. */
function Write({ prospectId, who }: { prospectId: string; who: string }) {
  const [key] = useState(() => crypto.randomUUID());
  return (
    <WriteToProspect prospectId={prospectId} idempotencyKey={key}>
      <Button type="submit" variant="secondary">
        <Icon name="mail" />
        {list.writing.write(who)}
      </Button>
    </WriteToProspect>
  );
}

/** What was done last with the prospect, and the words of its note. */
function LastExchange({ id }: { id: string }) {
  const { store, state } = useCalls();
  const history = store.detailsOf(id)?.history ?? [];
  const standing = standingIds(history);
  const last = history.find((event) => standing.has(event.id));
  if (!last) return null;
  const note = last.kind === "note" ? last.data.text : last.kind === "call" ? last.data.note : undefined;
  return (
    <p className="calls-last" dir="auto">
      <b>{words.last}</b> {momentText(Date.parse(last.at), state.now)},{" "}
      {eventWords(last, state.now, store.names, history)}
      {note && <span> «&#x202F;{note}&#x202F;»</span>}
    </p>
  );
}
