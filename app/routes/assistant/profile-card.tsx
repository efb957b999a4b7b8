import { useEffect, useState, useSyncExternalStore } from "react";
import { Link } from "react-router";
import type { ProfileValues } from "~/accounts/profile-field.ts";
import { assistant } from "~/content/assistant.ts";
import { type Step, steps } from "~/conversation/onboarding.ts";
import { Icon } from "~/ui/icon.tsx";
import { namedChoice } from "../signed-in/named-choice.ts";
import { type Known, loadKnown } from "./api.ts";
import type { Conversation } from "./conversation.ts";
import { ProfileRow } from "./profile-row.tsx";

const words = assistant.card;

type Props = { conversation: Conversation; onSignedOut: () => void };

/**
 * What the assistant knows so far, beside the conversation where there is room, else folded up below it. While the
 * onboarding goes on, each answer can be changed here; afterwards the form does that.
 */
export function ProfileCard({ conversation, onSignedOut }: Props) {
  const known = useKnown(conversation, onSignedOut);
  const isWide = useWide();
  if (!known) return null;
  const count = words.count(known.answered.length, steps.length);
  if (isWide)
    return (
      <aside
        aria-label={words.title}
        className="w-80 shrink-0 overflow-y-auto border-line border-s px-6 py-6"
      >
        <h2 className="flex items-baseline justify-between gap-3 pb-3 text-base">
          {words.title}
          <span className="font-normal text-ink-soft text-xs tabular-nums">{count}</span>
        </h2>
        <Rows known={known} onSignedOut={onSignedOut} />
      </aside>
    );
  return (
    <aside aria-label={words.title} className="shrink-0 border-line border-t short:hidden">
      <details className="group/card">
        <summary className="flex min-h-11 cursor-pointer list-none items-center justify-between gap-3 px-edge font-semibold text-sm sm:px-6 [&::-webkit-details-marker]:hidden">
          <span>
            {words.title} <span className="font-normal text-ink-soft tabular-nums">· {count}</span>
          </span>
          <Icon name="chevronDown" className="rotate-180 transition-transform group-open/card:rotate-0" />
        </summary>
        <div className="max-h-[38dvh] overflow-y-auto px-edge pb-4 sm:px-6">
          <Rows known={known} onSignedOut={onSignedOut} />
        </div>
      </details>
    </aside>
  );
}

function Rows({ known, onSignedOut }: { known: Known; onSignedOut: () => void }) {
  return (
    <>
      <ul>
        {steps.map((step) => (
          <ProfileRow
            key={step}
            step={step}
            value={known.answered.includes(step) ? answerIn(step, known.values) : null}
            canEdit={!known.isComplete && known.answered.includes(step)}
            onSignedOut={onSignedOut}
          />
        ))}
      </ul>
      {known.isComplete && (
        <Link
          to="/onboarding-legacy"
          reloadDocument
          className="link mt-2 inline-flex min-h-11 items-center gap-2 font-semibold text-sm"
        >
          <Icon name="pencil" />
          {words.whole}
        </Link>
      )}
    </>
  );
}

/** From here on there is room beside the conversation: spec.md §9, 1024 px. */
const wide = "(min-width: 64rem)";

function useWide(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const query = window.matchMedia(wide);
      query.addEventListener("change", changed);
      return () => query.removeEventListener("change", changed);
    },
    () => window.matchMedia(wide).matches,
    () => false,
  );
}

/** Asked for anew whenever the assistant has said something or the question has changed. */
function useKnown({ messages, step }: Conversation, onSignedOut: () => void): Known | null {
  const [known, setKnown] = useState<Known | null>(null);
  const lastReply = messages.findLast(({ role }) => role === "assistant")?.seq ?? 0;
  useEffect(() => {
    let isCurrent = true;
    void step;
    void lastReply;
    loadKnown().then((loaded) => {
      if (!isCurrent) return;
      if (loaded.ok) setKnown(loaded);
      else if (loaded.reason === "signed out") onSignedOut();
    });
    return () => {
      isCurrent = false;
    };
  }, [step, lastReply, onSignedOut]);
  return known;
}

function answerIn(step: Step, values: ProfileValues): string {
  if (step !== "icp") return namedChoice(step, values[step]);
  return [values.icp_title, namedChoice("icp_size", values.icp_size)].filter(Boolean).join(", ");
}
