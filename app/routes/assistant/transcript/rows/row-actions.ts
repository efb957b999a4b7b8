import { createContext } from "react";
import type { ProposalOutcome } from "#app/conversation/proposal-outcome.ts";
import type { ProfileField } from "#app/profile/profile-field.ts";
import { createGrowingText, type GrowingText } from "../../sync/answer/growing-text.ts";

/** What rows of the transcript need besides their message. Rows are rendered again only when what they use changes. */
export type RowActions = {
  /** Opens the profile at a field. */
  openReference: (field: ProfileField) => void;
  /** Opens a draft beside the conversation. */
  openDraft: (id: string) => void;
  /** The text of the answer that is being written. */
  growingText: GrowingText;
  /** True when nothing of it has come for long. */
  isStalled: boolean;
  onSignedOut: () => void;
};

export const RowActionsContext = createContext<RowActions>({
  openReference: () => {},
  openDraft: () => {},
  growingText: createGrowingText(),
  isStalled: false,
  onSignedOut: () => {},
});

/** The proposal that the customer may reply to now. */
export type OpenProposal = {
  /** The id of its message. */
  id: string;
  onReply: (text: string) => void;
};

export const OpenProposalContext = createContext<OpenProposal | null>(null);

/** The version of a draft that the last reply has made, and the way back from it. */
export type OpenRevision = { draftId: string; version: number; onBack: () => void };

export const OpenRevisionContext = createContext<OpenRevision | null>(null);

/** What became of the proposals that are no longer open, by the ids of their messages. */
export const ProposalOutcomesContext = createContext<ReadonlyMap<string, ProposalOutcome>>(new Map());
