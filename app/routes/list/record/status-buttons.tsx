import { useEffect, useRef, useState } from "react";
import { list as copy } from "#app/content/signed-in/list-copy.ts";
import { reasons } from "#app/prospects/prospect-status.ts";
import type { Prospect } from "#app/prospects/prospects-protocol.ts";
import { useList } from "../list-context.ts";

/** The eight statuses, one press each; "not relevant" asks why in one more. */
export function StatusButtons({ prospect }: { prospect: Prospect }) {
  const { actions, state } = useList();
  const { id, contact, company, status } = prospect;
  const [isAsking, setAsking] = useState(false);
  const group = useRef<HTMLFieldSetElement>(null);
  const why = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    if (isAsking) why.current?.querySelector("button")?.focus();
  }, [isAsking]);
  const close = () => {
    setAsking(false);
    group.current?.querySelector<HTMLElement>("[aria-expanded]")?.focus();
  };
  return (
    <>
      <fieldset ref={group} className="status-choice list-statuses">
        <legend className="sr-only">{copy.status.legend(contact || company)}</legend>
        {state.settings.statuses.map(({ status: value, name }, index) => {
          const asks = value === "not_relevant";
          return (
            <button
              key={value}
              type="button"
              data-status={value}
              aria-pressed={value === status}
              aria-expanded={asks ? isAsking : undefined}
              aria-keyshortcuts={String(index + 1)}
              onClick={() => {
                if (asks) setAsking(!isAsking);
                else {
                  setAsking(false);
                  actions.act(id, { kind: "status", status: value });
                }
              }}
            >
              <span aria-hidden="true" className="list-key">
                {index + 1}
              </span>
              {name}
            </button>
          );
        })}
      </fieldset>
      {isAsking && (
        <fieldset
          ref={why}
          className="status-choice list-why"
          onKeyDown={(event) => {
            if (event.key !== "Escape") return;
            event.preventDefault();
            close();
          }}
        >
          <legend>{copy.status.why}</legend>
          {reasons.map((reason) => (
            <button
              key={reason}
              type="button"
              onClick={() => {
                actions.act(id, { kind: "status", status: "not_relevant", reason });
                close();
              }}
            >
              {copy.status.reasons[reason]}
            </button>
          ))}
          <button type="button" onClick={close}>
            {copy.status.cancel}
          </button>
        </fieldset>
      )}
    </>
  );
}
