import { createContext, useContext } from "react";
import type { ListState, ListStore } from "../model/list-store.ts";
import type { CallRun } from "./model/call-run.ts";
import type { RunActions } from "./use-run.ts";

/** What the parts of the page share. */
export type CallsContext = {
  store: ListStore;
  state: ListState;
  run: CallRun;
  /** The position of the prospect on screen; the number of entries at the end. */
  position: number;
  actions: RunActions;
  /** True when keys alone do something, and are shown. */
  hasKeys: boolean;
};

export const CallsContextValue = createContext<CallsContext | null>(null);

/** What the parts of the page share. */
export function useCalls(): CallsContext {
  const value = useContext(CallsContextValue);
  if (!value) throw new Error("This is a part of the calls in a row.");
  return value;
}
