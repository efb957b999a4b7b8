import { lazy, type ReactNode, Suspense, useContext, useRef, useState } from "react";
import { answers } from "#app/content/signed-in/answer-copy.ts";
import type { Message } from "#app/conversation/protocol.ts";
import { Icon } from "#app/ui/icon.tsx";
import { BreakableText } from "../breakable-text.tsx";
import { EditingContext } from "./editing.ts";
import { ReplacedMessages } from "./replaced-messages.tsx";
import { RowFrame } from "./row-frame.tsx";
import { loadVersion } from "./unsent-version.ts";

const EditForm = lazy(() => import("./edit-form.tsx"));

type Props = { message: Message; replaced: readonly Message[]; beside: ReactNode };

/** A message of the customer; the newest one can be replaced in its place. */
export function OwnRow({ message, replaced, beside }: Props) {
  const { id: editable, userId } = useContext(EditingContext);
  const isEditable = editable === message.id;
  // What was typed before a reload is still there.
  const [isOpen, setOpen] = useState(() => isEditable && loadVersion(userId, message.id) !== null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    requestAnimationFrame(() => button.current?.focus());
  };
  const text = (
    <p dir="auto" className="whitespace-pre-wrap text-start wrap-anywhere">
      <BreakableText text={message.content} />
    </p>
  );
  return (
    <RowFrame
      author="user"
      data-seq={message.seq}
      above={replaced.length > 0 && <ReplacedMessages replaced={replaced} />}
      beside={
        <>
          {beside}
          {isEditable && !isOpen && (
            <button
              ref={button}
              type="button"
              onClick={() => setOpen(true)}
              aria-label={answers.edit.open}
              title={answers.edit.open}
              className="-my-3 grid size-target cursor-pointer place-items-center rounded-sm text-ink-soft text-xs hover:text-ink"
            >
              <Icon name="pencil" />
            </button>
          )}
        </>
      }
      below={
        // Stays open while a newer message comes from elsewhere: what was typed can still be taken along.
        isOpen && (
          <div aria-live="off" className="w-full">
            <Suspense fallback={null}>
              <EditForm message={message} onClose={close} />
            </Suspense>
          </div>
        )
      }
    >
      {text}
    </RowFrame>
  );
}
