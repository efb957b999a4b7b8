import type { Ref } from "react";
import { answers } from "#app/content/signed-in/answer-copy.ts";
import type { DraftKind } from "#app/drafts/draft-kind.ts";
import { Spinner } from "#app/ui/form/button.tsx";
import { buttonClasses } from "#app/ui/form/button-classes.ts";
import { Icon } from "#app/ui/icon.tsx";
import { kindIcons } from "../draft-kind-icons.ts";

const copy = answers.offer;

type Props = {
  kind: DraftKind;
  /** The prospect that it is for, by name; `null` for anybody. */
  recipient?: string | null;
  isMaking: boolean;
  /** Why the draft was not made, for the customer. */
  problem: string | null;
  onMake: () => void;
  /** For the element around the button. */
  buttonRef?: Ref<HTMLDivElement>;
};

/**
 * Ready-made work that the message could ask for. Nothing is made without a press; while it is made the button keeps the
 * focus and does nothing.
 */
export function OfferCard({ kind, recipient = null, isMaking, problem, onMake, buttonRef }: Props) {
  return (
    <div className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 rounded-md border border-line bg-paper px-[min(0.75rem,3cqw)] py-3">
      <Icon name={kindIcons[kind]} className="mt-0.5 text-sun" />
      <div className="min-w-0">
        <p className="text-ink-soft text-xs">{copy.title}</p>
        <p dir="auto" className="text-sm leading-tight wrap-anywhere">
          {recipient === null ? copy.from : copy.fromRecord(recipient)}
        </p>
      </div>
      <div ref={buttonRef} className="col-span-full flex flex-wrap pt-3">
        <button
          type="button"
          aria-disabled={isMaking || undefined}
          onClick={() => !isMaking && onMake()}
          className={buttonClasses(
            "secondary",
            "max-w-full wrap-anywhere slim:grow slim:px-2 aria-disabled:cursor-default",
          )}
        >
          {isMaking && <Spinner />}
          {isMaking ? copy.making : copy.make[kind]}
        </button>
      </div>
      {problem && (
        <p className="col-span-full pt-2 font-medium text-danger text-xs wrap-anywhere">{problem}</p>
      )}
    </div>
  );
}
