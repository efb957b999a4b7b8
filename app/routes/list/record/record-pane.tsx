import { addressNow, goTo } from "#app/browser/address.ts";
import { isPlain } from "#app/components/page-link.tsx";
import { list as copy } from "#app/content/signed-in/list-copy.ts";
import type { Href } from "#app/hrefs.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useList } from "../list-context.ts";
import { isFromList } from "./open-id.ts";
import { Record } from "./record.tsx";

/** The open record, beside the list or in its place; without one, what it is for. */
export function RecordPane() {
  const { openId } = useList();
  return (
    <div className="list-record" data-open={openId ? "" : undefined}>
      {openId ? (
        <>
          <BackLink />
          <OpenRecord id={openId} />
        </>
      ) : (
        <div className="list-choose">
          <p>{copy.record.choose}</p>
          <p>{copy.record.chooseText}</p>
        </div>
      )}
    </div>
  );
}

function OpenRecord({ id }: { id: string }) {
  const { store, state } = useList();
  const prospect = store.find(id);
  if (state.withdrawn.has(id))
    return <Missing title={copy.record.withdrawn} text={copy.record.withdrawnText} />;
  if (state.removed.has(id) && !prospect)
    return <Missing title={copy.record.missing} text={copy.record.missingText} />;
  if (!prospect)
    return state.failedRecords.has(id) ? (
      <Missing title={copy.record.failed} text="" />
    ) : (
      <p role="status" className="list-choose">
        {copy.record.loading}
      </p>
    );
  return <Record key={id} prospect={prospect} />;
}

function Missing({ title, text }: { title: string; text: string }) {
  return (
    <div role="status" className="list-choose">
      <h2>{title}</h2>
      <p>{text}</p>
    </div>
  );
}

/** Goes back to where the list was, if it was there; else to the list. */
function BackLink() {
  const { query } = useList();
  const href = `/liste${query}` satisfies Href;
  return (
    <a
      href={href}
      onClick={(event) => {
        if (!isPlain(event)) return;
        event.preventDefault();
        if (isFromList(addressNow())) history.back();
        else goTo(href);
      }}
      className="list-back"
    >
      <Icon name="arrowLeft" />
      {copy.record.back}
    </a>
  );
}
