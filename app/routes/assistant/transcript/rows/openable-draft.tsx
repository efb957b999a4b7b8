import { type ComponentProps, useContext } from "react";
import { DraftCard } from "#app/components/conversation/draft-card.tsx";
import { besideAddress } from "../../beside/beside-address.ts";
import { RowActionsContext } from "./row-actions.ts";

/** The card of a draft that opens beside the conversation. */
export function OpenableDraft(draft: Pick<ComponentProps<typeof DraftCard>, "id" | "kind" | "title">) {
  const { openDraft } = useContext(RowActionsContext);
  return <DraftCard {...draft} address={besideAddress(draft.id)} onOpen={openDraft} />;
}
