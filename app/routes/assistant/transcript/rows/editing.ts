import { createContext } from "react";
import type { Message } from "#app/conversation/protocol.ts";

/** What the customer's newest message needs to be replaced by another version. docs/decisions/0050-replaced-messages.md. */
export type Editing = {
  /** The id of the message; `null` while none can be replaced. */
  id: string | null;
  userId: string;
  onStored: (message: Message) => void;
  onSignedOut: () => void;
};

export const EditingContext = createContext<Editing>({
  id: null,
  userId: "",
  onStored: () => {},
  onSignedOut: () => {},
});
