import { type ChangeEvent, useEffect, useRef, useState } from "react";
import { ProspectRecord } from "#app/components/prospects/prospect-record.tsx";
import { ProspectRow, ProspectTable } from "#app/components/prospects/prospect-table.tsx";
import { prospectList as copy } from "#app/content/home/prospect-list-copy.ts";
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
      <ProspectTable label={copy.rows}>
        {morningProspects.map((prospect, index) => {
          const status = statuses[prospect.id] ?? prospect.status;
          return (
            <ProspectRow
              key={prospect.id}
              prospect={prospect}
              pill={<StatusPill status={status} />}
              next={nextStepOf(prospect, status)}
              isOpen={index === 0}
            />
          );
        })}
      </ProspectTable>
      <p className="prospects-loading" role="status">
        {copy.loading}
      </p>
      {open && <OpenRecord key={open.id} prospect={open} status={statuses[open.id] ?? open.status} />}
    </div>
  );
}

function OpenRecord({ prospect, status }: { prospect: SampleProspect; status: SampleStatus }) {
  const changed =
    status === prospect.status ? [] : [{ when: copy.now, what: copy.changed(sampleStatusLabels[status]) }];
  return (
    <ProspectRecord
      prospect={{ ...prospect, verified: dayText(prospect.verifiedOn) }}
      history={[...changed, ...prospect.history.toReversed()]}
      next={nextStepOf(prospect, status)}
      status={<StatusChoice prospect={prospect} status={status} />}
    />
  );
}
