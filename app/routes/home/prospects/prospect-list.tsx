import { type ChangeEvent, useEffect, useRef, useState } from "react";
import { ProspectRecord } from "#app/components/prospects/prospect-record.tsx";
import { ProspectRow, ProspectTableHead } from "#app/components/prospects/prospect-table.tsx";
import { prospectList as copy } from "#app/content/home/prospect-list-copy.ts";
import { recordCopy } from "#app/content/prospects/record-copy.ts";
import { morningProspects } from "#app/content/sample/morning-prospects.ts";
import { dayText, sampleMoment } from "#app/content/sample/sample-moment.ts";
import type { SampleProspect } from "#app/content/sample/sample-prospect.ts";
import { nextStepOf, type SampleStatus, sampleStatusLabels } from "#app/content/sample/sample-statuses.ts";
import { useMotion } from "#app/ui/motion/motion.tsx";
import { StatusChoice } from "./status-choice.tsx";
import { StatusPill } from "./status-pill.tsx";
import { countsOf, initialStatuses, withStatus } from "./statuses.ts";

/**
 * A picture of the product that can be used: the radio button of a row opens its record; a status can be changed, and
 * the next step, the history and the heading follow. The page has the first record alone; until the script has come, the
 * style sheet (prospects.css) shows that another one is loading.
 */
export function ProspectList() {
  const [statuses, setStatuses] = useState(initialStatuses);
  const [openId, setOpenId] = useState(morningProspects[0]?.id);
  const [isLive, setIsLive] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const { isMoving } = useMotion();

  // The visitor may have opened a row or changed a status before hydration.
  useEffect(() => {
    const chosen = frame.current?.querySelectorAll<HTMLInputElement>("input:checked") ?? [];
    for (const input of chosen)
      if (input.name === "prospect") setOpenId(input.value);
      else setStatuses((all) => withStatus(all, input));
    setIsLive(true);
  }, []);

  const wasOpen = useRef(openId);
  useEffect(() => {
    if (wasOpen.current === openId) return;
    wasOpen.current = openId;
    frame.current
      ?.querySelector(".prospect-record > *")
      ?.scrollIntoView({ block: "nearest", behavior: isMoving ? "smooth" : "auto" });
  }, [openId, isMoving]);

  function onChange({ target }: ChangeEvent<HTMLInputElement>) {
    if (target.name === "prospect") setOpenId(target.value);
    else setStatuses((all) => withStatus(all, target));
  }

  const open = morningProspects.find(({ id }) => id === openId);
  return (
    <div ref={frame} onChange={onChange} data-live={isLive ? "" : undefined} className="prospects">
      <div className="prospects-head">
        <h2>{copy.title}</h2>
        <p>{sampleMoment}</p>
        <p aria-live="polite">{countsOf(statuses)}</p>
        <p>{copy.example}</p>
      </div>
      <div role="radiogroup" aria-label={copy.rows} className="prospect-table">
        <table>
          <ProspectTableHead />
          <tbody className="staggered">
            {morningProspects.map((prospect, index) => {
              const status = statuses[prospect.id] ?? prospect.status;
              return (
                <ProspectRow
                  key={prospect.id}
                  prospect={prospect}
                  opener={<Opener prospect={prospect} isOpen={index === 0} />}
                  pill={<StatusPill status={status} />}
                  next={nextStepOf(prospect, status)}
                />
              );
            })}
          </tbody>
        </table>
      </div>
      <p className="prospects-loading" role="status">
        {copy.loading}
      </p>
      {open && <OpenRecord key={open.id} prospect={open} status={statuses[open.id] ?? open.status} />}
    </div>
  );
}

/** The radio button in the company's cell opens the record; the whole row is its label. */
function Opener({
  prospect: { id, company, sector },
  isOpen,
}: {
  prospect: SampleProspect;
  isOpen: boolean;
}) {
  return (
    <label>
      <input type="radio" name="prospect" value={id} defaultChecked={isOpen} autoComplete="off" />
      {company}
      <small>{sector}</small>
    </label>
  );
}

function OpenRecord({ prospect, status }: { prospect: SampleProspect; status: SampleStatus }) {
  const { contact, role, company, sector, headcount, city, score, buyingSignal, reasons } = prospect;
  const changed =
    status === prospect.status ? [] : [{ when: copy.now, what: copy.changed(sampleStatusLabels[status]) }];
  return (
    <ProspectRecord
      level={3}
      contact={contact}
      score={score}
      role={
        <>
          {role}, {company}
          <br />
          {sector}, {copy.headcount(headcount)}, {city}
        </>
      }
      signal={buyingSignal}
      reasons={reasons.map(({ criterion, points, of }) => (
        <Reason key={criterion} criterion={criterion} points={points} of={of} />
      ))}
    >
      <Facts prospect={prospect} history={[...changed, ...prospect.history.toReversed()]} />
      <StatusChoice prospect={prospect} status={status} />
      <p className="prospect-next mark-arrow">{nextStepOf(prospect, status)}</p>
    </ProspectRecord>
  );
}

type FactsProps = { prospect: SampleProspect; history: readonly { when: string; what: string }[] };

function Facts({ prospect, history }: FactsProps) {
  const { email, verifiedOn, phone, technologies, workHistory } = prospect;
  const [mailbox, domain] = email.split("@");
  return (
    <dl className="prospect-facts">
      <dt>{recordCopy.email}</dt>
      <dd>
        {mailbox}@<wbr />
        {domain} <span className="mark-check">{copy.verified(dayText(verifiedOn))}</span>
      </dd>
      <dt>{recordCopy.phone}</dt>
      <dd>
        {phone ? (
          <>
            {phone} <span className="mark-check">{copy.direct}</span>
          </>
        ) : (
          copy.noPhone
        )}
      </dd>
      <dt>{recordCopy.technologies}</dt>
      <dd>{technologies.join(", ")}</dd>
      <dt>{recordCopy.career}</dt>
      {workHistory.slice(0, 2).map((post, index) => (
        <dd key={post.since}>
          {index === 0
            ? copy.inPostSince(post.since)
            : copy.before(post.role, post.company, post.since, workHistory[index - 1]?.since ?? 0)}
        </dd>
      ))}
      <dt>{recordCopy.history}</dt>
      {history.slice(0, 3).map(({ when, what }) => (
        <dd key={`${when} ${what}`}>{recordCopy.entry(when, what)}</dd>
      ))}
    </dl>
  );
}

function Reason({ criterion, points, of }: Omit<SampleProspect["reasons"][number], "text">) {
  return (
    <>
      <dt>{criterion}</dt>
      <dd data-of={of}>{points}</dd>
    </>
  );
}
