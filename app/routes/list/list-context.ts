import { createContext, type RefObject, useContext } from "react";
import type { Filter } from "./list-query.ts";
import type { ListState, ListStore } from "./model/list-store.ts";
import type { ListProposal } from "./proposal/use-proposal.ts";
import type { Actions } from "./use-actions.ts";

/** What the rows do for other parts of the page. */
export type Rows = {
  /** Goes to the row after or before one, or to the first; returns false when there is none. */
  move: (from: string | null, by: 1 | -1) => boolean;
};

/** What the open record does for other parts of the page. */
export type OpenRecord = {
  /** Draws at once what follows its heading. */
  complete: () => void;
};

/** What the parts of the page share. */
export type ListContext = {
  store: ListStore;
  state: ListState;
  /** The one way in which the page does something with a prospect. */
  actions: Actions;
  filter: Filter;
  /** The query of the page's address, which the links of its rows keep. */
  query: "" | `?${string}`;
  /** The id in the page's address. */
  openId: string | null;
  /**
   * Opens the record of a prospect, in the place of the open one: from one to the next the history keeps one entry, and back
   * leads to the list. A link that is followed has an entry of its own.
   */
  open: (id: string, how?: { isFollowed: boolean }) => void;
  /** The change of the criteria that is proposed. */
  proposal: ListProposal;
  /** Whose the export is, for who has no such offer. */
  noExport: string | null;
  /** The rows as they are drawn. */
  rows: RefObject<Rows | null>;
  /** The open record; nothing while none is drawn. */
  record: RefObject<OpenRecord | null>;
  /** The prospect whose link was followed, until its record is drawn. */
  followed: RefObject<string | null>;
};

export const ListContextValue = createContext<ListContext | null>(null);

/** What the parts of the page share. */
export function useList(): ListContext {
  const value = useContext(ListContextValue);
  if (!value) throw new Error("This is a part of the list.");
  return value;
}
