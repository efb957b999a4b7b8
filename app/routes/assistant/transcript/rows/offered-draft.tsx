import { useContext, useRef, useState } from "react";
import { useOnline } from "#app/browser/use-online.ts";
import { OfferCard } from "#app/components/conversation/offer-card.tsx";
import { answers } from "#app/content/signed-in/answer-copy.ts";
import type { Message } from "#app/conversation/protocol.ts";
import { focusFieldAfter } from "../../composer/focus-field.ts";
import { makeDraft } from "../../sync/api-calls/answer-calls.ts";
import { OpenableDraft } from "./openable-draft.tsx";
import { RowActionsContext } from "./row-actions.ts";

const copy = answers.offer;

type Props = { offer: NonNullable<Message["offer"]>; made: Message["draft"] | null };

/** The offer of an answer until the draft is made, then the draft. Its key makes one draft in however many tabs. */
export function OfferedDraft({ offer, made }: Props) {
  const { onSignedOut } = useContext(RowActionsContext);
  const isOnline = useOnline();
  const [draft, setDraft] = useState(made);
  const [isMaking, setMaking] = useState(false);
  const [failure, setFailure] = useState<"offline" | { message: string } | null>(null);
  // A second press may come before React has rendered the first.
  const isBusy = useRef(false);

  if (draft) return <OpenableDraft {...draft} />;
  const make = async () => {
    if (isBusy.current) return;
    if (!isOnline) return setFailure("offline");
    isBusy.current = true;
    setMaking(true);
    setFailure(null);
    const answer = await makeDraft(offer);
    isBusy.current = false;
    setMaking(false);
    if (answer.ok) return setDraft(answer.body.draft);
    if (answer.reason === "signed out") return onSignedOut();
    setFailure({ message: answer.error?.message ?? copy.failed });
  };
  // Only after a press: a log announces what is added, and there may be many offers.
  const problem = failure === "offline" ? (isOnline ? null : copy.offline) : (failure?.message ?? null);
  return (
    <OfferCard
      kind={offer.kind}
      recipient={offer.prospect?.name ?? null}
      isMaking={isMaking}
      problem={problem}
      onMake={() => void make()}
      buttonRef={focusFieldAfter}
    />
  );
}
