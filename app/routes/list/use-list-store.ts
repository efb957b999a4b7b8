import { useCallback, useState, useSyncExternalStore } from "react";
import type { ProspectRecord } from "#app/prospects/prospects-protocol.ts";
import { leave, openStore } from "./live/open-store.ts";
import { useLive } from "./live/use-live.ts";
import type { InitialList } from "./model/list-store.ts";

/** The list as this page knows it, with the record of its address; it is live as long as the page is open. */
export function useListStore(
  initial: InitialList,
  record: ProspectRecord | null = null,
  openId: string | null = null,
  isWithdrawn = false,
) {
  const [store] = useState(() => openStore(initial, record, openId, isWithdrawn));
  const state = useSyncExternalStore(store.subscribe, store.current, store.current);
  const onSignedOut = useCallback(() => leave(store, { carries: false }), [store]);
  return { store, state, ...useLive(store, onSignedOut) };
}
