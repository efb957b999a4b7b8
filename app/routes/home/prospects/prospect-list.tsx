import { type ChangeEvent, useEffect, useRef, useState } from "react";
import { prospectList as copy } from "#app/content/home/prospect-list-copy.ts";
import { morningProspects } from "#app/content/sample/morning-prospects.ts";
import { sampleMoment } from "#app/content/sample/sample-moment.ts";
import { ProspectTable } from "./prospect-table.tsx";
import { ProspectRecord } from "./record.tsx";
import { countsOf, initialStatuses, withStatus } from "./statuses.ts";

/**
 * A picture of the product that can be used: the radio button of a row opens its record, by CSS alone (app.css,
 * `.prospects`); a status can be changed, and the next step, the history and the heading follow.
 */
export function ProspectList() {
  const [statuses, setStatuses] = useState(initialStatuses);
  const frame = useRef<HTMLDivElement>(null);

  // The browser may have restored, or the visitor changed, a status before hydration.
  useEffect(() => {
    const chosen = frame.current?.querySelectorAll<HTMLInputElement>("[name^=status-]:checked") ?? [];
    for (const input of chosen) setStatuses((all) => withStatus(all, input));
  }, []);

  function onChange({ target }: ChangeEvent<HTMLInputElement>) {
    if (target.name !== "prospect") return setStatuses((all) => withStatus(all, target));
    frame.current?.querySelector(".records")?.scrollIntoView({
      block: "nearest",
      behavior: matchMedia("(prefers-reduced-motion: reduce)").matches ? "auto" : "smooth",
    });
  }

  return (
    <div
      ref={frame}
      onChange={onChange}
      className="prospects @container min-w-0 overflow-clip rounded-lg border border-line bg-paper-raised shadow-float"
    >
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-5 gap-y-0.5 border-line border-b px-4 py-3 @min-[40rem]:grid-cols-[auto_auto_minmax(0,1fr)_auto] sm:px-6">
        <h2 className="font-semibold text-base">{copy.title}</h2>
        <p className="text-ink-soft text-xs @max-[40rem]:hidden">{sampleMoment}</p>
        <p
          className="font-medium text-sun text-xs @max-[40rem]:col-span-2 @max-[40rem]:row-start-2"
          aria-live="polite"
        >
          {countsOf(statuses)}
        </p>
        <p className="rounded-full border border-line px-2.5 text-ink-soft text-xs">{copy.example}</p>
      </div>
      <div className="grid grid-cols-1 @min-[56rem]:grid-cols-[minmax(0,15fr)_minmax(0,10fr)]">
        <ProspectTable prospects={morningProspects} statuses={statuses} />
        <div className="records scroll-mb-6 border-line @max-[56rem]:border-t @min-[56rem]:border-s">
          {morningProspects.map((prospect) => (
            <ProspectRecord
              key={prospect.id}
              prospect={prospect}
              status={statuses[prospect.id] ?? prospect.status}
            />
          ))}
        </div>
      </div>
    </div>
  );
}
