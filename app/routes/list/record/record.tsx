import {
  memo,
  startTransition,
  useDeferredValue,
  useEffect,
  useImperativeHandle,
  useMemo,
  useState,
} from "react";
import { ProspectRecord } from "#app/components/prospects/prospect-record.tsx";
import { list as copy } from "#app/content/signed-in/list-copy.ts";
import type { Href } from "#app/hrefs.ts";
import type { Prospect } from "#app/prospects/prospects-protocol.ts";
import { Button } from "#app/ui/form/button.tsx";
import { Notice } from "#app/ui/form/notice.tsx";
import { AskedColumns } from "../columns/asked-columns.tsx";
import { ColumnsOfRecord } from "../columns/columns-of-record.tsx";
import { ListContextValue, useList } from "../list-context.ts";
import { ProposalCard } from "../proposal/proposal-card.tsx";
import { headcountText, stepWords } from "../words/event-words.ts";
import { Assignee } from "./assignee.tsx";
import { Contacts } from "./contacts.tsx";
import { Facts } from "./facts.tsx";
import { HistoryList } from "./history-list.tsx";
import { NextStepForm } from "./next-step-form.tsx";
import { Notes } from "./notes.tsx";
import { Problems } from "./problems.tsx";
import { ScoreReasons } from "./score-reasons.tsx";
import { Sources } from "./sources.tsx";
import { Standing } from "./standing.tsx";
import { StatusButtons } from "./status-buttons.tsx";
import { Updates } from "./updates.tsx";
import { Viewers } from "./viewers.tsx";
import { Writing } from "./writing.tsx";

const words = copy.record;

/**
 * All that is known of a prospect, and what one may do with it. What is unknown is said. Of one whose link was followed, who it
 * is and how to reach them is painted first, and the rest by the next frame: a key or the way back needs all of it at once.
 */
export function Record({ prospect }: { prospect: Prospect }) {
  const { store, state, record, followed } = useList();
  const { id, company, sector, headcount, city, contact, role, score, signal, reasons } = prospect;
  const [isWhole, setWhole] = useState(() => followed.current !== id);
  useImperativeHandle(record, () => ({ complete: () => setWhole(true) }), []);
  useEffect(() => {
    followed.current = null;
    startTransition(() => setWhole(true));
  }, [followed]);
  return (
    <>
      {state.removed.has(id) && (
        <Notice tone="info" announce="polite">
          {words.removed}
        </Notice>
      )}
      <Problems id={id} />
      <ProspectRecord
        level={2}
        contact={contact || company}
        score={score}
        role={
          <>
            {role || words.unknownRole}, {company}
            <br />
            {sector || words.unknownSector}, {headcountText(headcount)}, {city || words.unknownCity}
          </>
        }
        signal={signal}
        reasons={isWhole && <ScoreReasons reasons={reasons} score={score} />}
      >
        <Viewers store={store} state={state} id={id} />
        <Updates prospect={prospect} />
        <Contacts prospect={prospect} />
        {isWhole && (
          <>
            <Writing prospect={prospect} />
            <Work prospect={prospect} />
            <LaterKnowledge prospect={prospect} />
          </>
        )}
      </ProspectRecord>
    </>
  );
}

/** What one does with a prospect, and what was agreed. */
function Work({ prospect }: { prospect: Prospect }) {
  const { store, state, actions, filter } = useList();
  const { id, nextStep } = prospect;
  const isRead = store.may.readsOnly !== null;
  const next = stepWords(nextStep, state.now);
  return (
    <>
      {isRead ? (
        <Standing prospect={prospect} />
      ) : (
        <>
          <noscript>
            <p className="list-without-scripts">{words.withoutScripts}</p>
          </noscript>
          <StatusButtons prospect={prospect} />
          <AskedColumns
            store={store}
            state={state}
            prospect={prospect}
            onEntered={(column, value) => actions.act(id, { kind: "value", column, value })}
          />
          <Assignee prospect={prospect} />
        </>
      )}
      <ProposalCard within={id} />
      <p className={`prospect-next mark-arrow ${next.isLate ? "list-late" : ""}`}>
        {nextStep ? next.text : copy.step.none}
        {nextStep?.at === null && ` (${copy.step.withoutDay})`}
        {nextStep?.at && !filter.sample && (
          <>
            {" "}
            <a href={`/api/prospects/${id}/ics` satisfies Href} download="" className="list-calendar link">
              {copy.step.calendar}
            </a>
          </>
        )}
      </p>
      {!isRead && <NextStepForm prospect={prospect} />}
      <ColumnsOfRecord prospect={prospect} />
      <Notes prospect={prospect} history={store.detailsOf(id)?.history} />
    </>
  );
}

/** What is only read follows a press, such as one on a status, in a render of its own. */
function LaterKnowledge({ prospect }: { prospect: Prospect }) {
  const list = useList();
  const current = useMemo(() => ({ list, prospect }), [list, prospect]);
  const later = useDeferredValue(current);
  return (
    <ListContextValue value={later.list}>
      <Knowledge prospect={later.prospect} />
    </ListContextValue>
  );
}

/** What is known, what was done, and where it comes from. */
const Knowledge = memo(function Knowledge({ prospect }: { prospect: Prospect }) {
  const { store } = useList();
  const { id } = prospect;
  const details = store.detailsOf(id);
  return (
    <>
      <Facts prospect={prospect} workHistory={details?.workHistory} />
      {details ? <HistoryList prospect={prospect} history={details.history} /> : <DetailsPending id={id} />}
      {details && <Sources sources={details.sources} />}
    </>
  );
});

function DetailsPending({ id }: { id: string }) {
  const { store, state } = useList();
  if (!state.failedRecords.has(id)) return <p role="status">{words.loading}</p>;
  return (
    <Notice
      tone="error"
      announce="polite"
      action={
        <Button variant="secondary" onClick={() => void store.loadRecord(id)}>
          {copy.retry}
        </Button>
      }
    >
      {words.failed}
    </Notice>
  );
}
