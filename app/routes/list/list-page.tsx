import { useCallback, useDeferredValue, useEffect, useMemo, useRef } from "react";
import { addressNow, goTo, useAddress } from "#app/browser/address.ts";
import type { ProspectRecord } from "#app/prospects/prospects-protocol.ts";
import type { NightLine as Night } from "#app/sourcing/night/night-line.server.ts";
import type { ToldProposal } from "#app/targeting/proposals/proposals-protocol.ts";
import { Before, SampleNotice } from "./before/before.tsx";
import { Filters } from "./filters/filters.tsx";
import { type ListContext, ListContextValue, type OpenRecord, type Rows, useList } from "./list-context.ts";
import { ListHead } from "./list-head.tsx";
import { filterIn, isNarrowed, queryOf } from "./list-query.ts";
import { LiveNotices } from "./live/live-notices.tsx";
import type { InitialList } from "./model/list-store.ts";
import { NightLine } from "./night-line.tsx";
import { ProposalCard } from "./proposal/proposal-card.tsx";
import { useProposal } from "./proposal/use-proposal.ts";
import { ReadsOnlyNotice } from "./reads-only-notice.tsx";
import { fromList, openIdIn } from "./record/open-id.ts";
import { RecordPane } from "./record/record-pane.tsx";
import { ProspectRows } from "./table/prospect-rows.tsx";
import { useOpenRecord } from "./table/use-open-record.ts";
import { useRestoredPlace } from "./table/use-restored-place.ts";
import { useActions } from "./use-actions.ts";
import { useListStore } from "./use-list-store.ts";

type Props = {
  initial: InitialList;
  /** The record of the page's address; `null` when there is none, or none of this team. */
  record: ProspectRecord | null;
  /** True when that record was withdrawn at the person's wish. */
  isWithdrawn?: boolean;
  /** True with a complete profile, from which prospects are chosen. */
  isReady: boolean;
  /** True where an answer of the profile is still to be given. */
  isToCheck?: boolean;
  /** The address of the owner of the team, who alone writes the profile; `null` for the reader's own. */
  owner?: string | null;
  /** True with an offer, without which none arrive. */
  hasOffer?: boolean;
  /** What the newest nights did, the newest first. */
  nights: Night[];
  /** The change of the criteria that is proposed. */
  proposal?: ToldProposal | null;
  /** Whose the export is, for who has no such offer. */
  noExport?: string | null;
};

/** The list of the morning: the rows on one side, the open record on the other. */
export function ListPage({
  initial,
  record: addressed,
  isWithdrawn = false,
  isReady,
  isToCheck = false,
  owner = null,
  hasOffer = true,
  nights,
  proposal: proposed = null,
  noExport = null,
}: Props) {
  const address = useAddress();
  const { query: asked } = address;
  const openId = openIdIn(address);
  const { store, state, isReplaced, takeBack } = useListStore(initial, addressed, openId, isWithdrawn);
  const actions = useActions(store);
  const proposal = useProposal(state, proposed);
  const rows = useRef<Rows>(null);
  const record = useRef<OpenRecord>(null);
  const followed = useRef<string>(null);
  const { views } = state.settings;
  const filter = useMemo(() => filterIn(new URLSearchParams(asked), views), [asked, views]);
  const query = queryOf(filter);
  const open = useCallback(
    (id: string, { isFollowed } = { isFollowed: false }) => {
      // Where the page will be: a second press may come before React has rendered the first.
      const now = addressNow();
      const before = openIdIn(now);
      followed.current = isFollowed ? id : null;
      const replace = isFollowed ? id === before : before !== null;
      goTo(`/liste/${id}${query}`, {
        ...{ keepsScroll: true, replace },
        state: replace ? now.state : fromList,
      });
    },
    [query],
  );
  useEffect(() => store.show(filter), [store, filter]);
  const context = useMemo<ListContext>(
    () => ({
      ...{ store, state, actions, filter, query, openId, open, proposal, noExport },
      ...{ rows, record, followed },
    }),
    [store, state, actions, filter, query, openId, open, proposal, noExport],
  );
  return (
    <ListContextValue value={context}>
      <Contents
        isReplaced={isReplaced}
        onTakeBack={takeBack}
        {...{ isReady, isToCheck, owner, hasOffer, nights }}
      />
    </ListContextValue>
  );
}

type ContentsProps = {
  isReplaced: boolean;
  onTakeBack: () => void;
  isReady: boolean;
  isToCheck: boolean;
  owner: string | null;
  hasOffer: boolean;
  nights: Night[];
};

/** The rows: what a press changes elsewhere on the page, such as a status in the record, is shown before it is in its row. */
function LaterRows() {
  const context = useDeferredValue(useList());
  return (
    <ListContextValue value={context}>
      <ProspectRows />
    </ListContextValue>
  );
}

function Contents({ isReady, isToCheck, owner, hasOffer, nights, ...live }: ContentsProps) {
  const frame = useOpenRecord();
  useRestoredPlace();
  const { state, filter, openId } = useList();
  const isEmpty = openId === null && state.counts.all === 0 && state.phase === "ready" && !isNarrowed(filter);
  return (
    // Not by `:has()`: then each move of the focus within styled the whole list anew.
    <div ref={frame} data-open={openId ? "" : undefined} className="list">
      <ListHead />
      <ReadsOnlyNotice />
      {!filter.sample && <NightLine lines={nights} now={state.now} />}
      {filter.sample && <SampleNotice />}
      <ProposalCard />
      {!isEmpty && <Filters />}
      <LiveNotices {...live} />
      {isEmpty ? (
        <Before {...{ isReady, isToCheck, owner, hasOffer }} />
      ) : (
        <div className="prospects list-body">
          <LaterRows key={filter.density} />
          <RecordPane />
        </div>
      )}
    </div>
  );
}
