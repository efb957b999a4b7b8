import { useRef } from "react";
import { Link } from "react-router";
import { assistant } from "~/content/signed-in/assistant-copy.ts";
import { type Step, steps } from "~/conversation/onboarding/onboarding.ts";
import { Icon } from "~/ui/icon.tsx";
import { usePanel } from "~/ui/use-panel.ts";
import { Panel } from "../panel.tsx";
import { PanelButton } from "../panel-button.tsx";
import type { Conversation } from "../sync/conversation-state.ts";
import type { Known } from "../sync/messages-client.ts";
import { ProfileRow } from "./profile-row.tsx";
import { useDrawn } from "./use-is-displayed.ts";
import { useKnown } from "./use-profile-so-far.ts";

const words = assistant.card;

type Props = { conversation: Conversation; onSignedOut: () => void };

/**
 * What the assistant knows so far: beside the conversation where there is a desk's room, else over it, behind a button.
 * While the onboarding goes on, each answer can be changed here; afterwards the form does that.
 */
export function ProfileCard({ conversation, onSignedOut }: Props) {
  const { known, reload } = useKnown(conversation, onSignedOut);
  const { isOpen, root, button, toggle, dismiss } = usePanel<HTMLElement>();
  const mark = useRef<HTMLSpanElement>(null);
  const isBeside = useDrawn(mark);
  const count = known && words.count(known.answered.length, steps.length);
  return (
    <aside ref={root} aria-label={words.title} className="contents">
      <span ref={mark} className="absolute hidden size-px desk:block" />
      {!isBeside && known && (
        <PanelButton
          ref={button}
          controls="profile-card"
          isOpen={isOpen}
          icon="list"
          onClick={toggle}
          className="col-start-2"
        >
          {words.title} <span className="font-normal text-ink-soft tabular-nums">· {count}</span>
        </PanelButton>
      )}
      {known && (
        <Panel
          id="profile-card"
          isOpen={isOpen}
          // What is scrolled to stands below the head, which is as high as its button or its line of text.
          className="scroll-pt-[max(var(--spacing-target),1.75rem)] low:scroll-pt-0 desk:scroll-pt-0 desk:col-start-3 desk:row-span-2 desk:block desk:w-auto desk:self-stretch desk:justify-self-stretch desk:border-s"
        >
          {isBeside ? (
            <h2 className="flex items-baseline justify-between gap-3 pt-6 pb-3 text-base">
              {words.title}
              <span className="font-normal text-ink-soft text-xs tabular-nums">{count}</span>
            </h2>
          ) : (
            isOpen && <PanelHead onClose={dismiss} />
          )}
          <Rows known={known} open={conversation.step} onChanged={reload} onSignedOut={onSignedOut} />
        </Panel>
      )}
    </aside>
  );
}

function PanelHead({ onClose }: { onClose: () => void }) {
  return (
    <div className="sticky top-0 z-10 -mx-edge low:static flex items-center justify-between gap-3 bg-paper-raised ps-edge pe-[max(0px,var(--spacing-edge)-0.75rem)] broad:-mx-6 broad:ps-6 broad:pe-3">
      <h2 className="text-base">{words.title}</h2>
      <button
        type="button"
        aria-label={words.close}
        onClick={onClose}
        className="grid size-target shrink-0 cursor-pointer place-items-center hover:text-sun"
      >
        <Icon name="close" />
      </button>
    </div>
  );
}
type RowsProps = {
  known: Known;
  open: Step | null;
  onChanged: () => void;
  onSignedOut: () => void;
};

function Rows({ known, open, ...after }: RowsProps) {
  return (
    <>
      <ul>
        {steps.map((step) => (
          <ProfileRow key={step} step={step} known={known} isOpen={step === open} {...after} />
        ))}
      </ul>
      {known.isComplete && (
        <Link
          to="/onboarding-legacy"
          reloadDocument
          className="link my-2 inline-flex min-h-target items-center gap-2 font-semibold text-sm"
        >
          <Icon name="pencil" />
          {words.whole}
        </Link>
      )}
    </>
  );
}
