import { createPortal } from "react-dom";
import { StopButton } from "#app/components/conversation/stop-button.tsx";
import { assistant } from "#app/content/signed-in/assistant-copy.ts";
import type { Step } from "#app/conversation/onboarding/onboarding.ts";
import { Button } from "#app/ui/form/button.tsx";
import { fieldClasses } from "#app/ui/form/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PasteOffer } from "../import/paste-offer.tsx";
import type { useImport } from "../import/use-import.ts";
import { usePastedTable } from "../import/use-pasted-table.ts";
import type { Sending } from "../sync/sending/use-send.ts";
import { useSustained } from "../sync/use-sustained.ts";
import { WorksMenu } from "../works/works-menu.tsx";
import { ComposerColumn, fieldHeight } from "./composer-column.tsx";
import { ComposerHint } from "./composer-hint.tsx";
import { ComposerNotices } from "./composer-notices.tsx";
import { fieldId, focusFieldAfter } from "./focus-field.ts";
import { QuickReplies } from "./quick-replies/quick-replies.tsx";
import { NewLineButton } from "./text-field/new-line-button.tsx";
import { useNarrowField } from "./text-field/use-narrow-field.ts";
import { useComposer } from "./use-composer.ts";

const copy = assistant.composer;

/** Milliseconds after which an answer that is under way can be stopped: most fixed replies come sooner. */
const stopDelay = 300;

type Props = {
  userId: string;
  /** The open question, or the one that was just answered while `isAwaiting` the reply. */
  step: Step | null;
  isAwaiting: boolean;
  sending: Sending;
  /** Stops the answer that is under way; `null` when there is none. */
  stopping: { isStopping: boolean; stop: () => void } | null;
  /** Opens the import of a file of prospects, with the one that is pasted if any. */
  openImport: ReturnType<typeof useImport>["open"];
  /** The element, at the end of the conversation, into which the notices are rendered. */
  noticeContainer: Element | null;
};

/**
 * The form in which the user writes. A message that could not be sent stays in it, even across a reload, and is sent
 * when the connection is back.
 */
export function Composer({ userId, step, isAwaiting, sending, stopping, ...props }: Props) {
  const { openImport, noticeContainer } = props;
  const composer = useComposer({ userId, step, isAwaiting, sending, onEscape: stopping?.stop });
  const pasted = usePastedTable(openImport, composer.changeText);
  const hasStop = useSustained(stopping !== null, stopDelay) && stopping !== null;
  const { input, text, remaining, isOtherText, areChoicesShown, areChoicesOpen, chosen } = composer;
  const { isSending } = sending;
  const isTooLong = remaining < 0;
  const isNarrow = useNarrowField(input);
  const placeholder = step
    ? copy[isNarrow ? "answerPlaceholderShort" : "answerPlaceholder"]
    : copy[isNarrow ? "messagePlaceholderShort" : "messagePlaceholder"];

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        composer.submit();
      }}
      className="relative shrink-0 border-line border-t bg-paper"
    >
      {noticeContainer && createPortal(<ComposerNotices sending={sending} {...composer} />, noticeContainer)}
      {noticeContainer &&
        step === null &&
        pasted.rows !== null &&
        text !== "" &&
        createPortal(
          <PasteOffer rows={pasted.rows} onLook={pasted.look} onDecline={pasted.decline} />,
          noticeContainer,
        )}
      <ComposerColumn>
        {step && areChoicesShown && (
          <QuickReplies
            key={step}
            step={step}
            isOpen={areChoicesOpen}
            chosen={chosen}
            onChoose={composer.choose}
          />
        )}
        <div
          className={`flex flex-wrap items-end gap-2 ${isTooLong ? "" : "low:@min-[18rem]/workplace:flex-nowrap"}`}
        >
          {step === null && (
            <>
              <WorksMenu
                className={`order-1 low:@max-[18rem]/workplace:hidden ${hasStop ? "low:slim:hidden" : ""}`}
                onImport={() => openImport()}
              />
              <div
                className={`order-1 flex min-h-target min-w-0 flex-1 items-center ${isTooLong ? "low:order-6 low:min-h-0 low:basis-full" : "low:hidden"}`}
              >
                <ComposerHint remaining={remaining} />
              </div>
              <div className="order-3 basis-full low:@min-[18rem]/workplace:hidden" />
            </>
          )}
          <div className="relative order-4 min-w-0 flex-1">
            <textarea
              ref={input}
              id={fieldId}
              value={text}
              rows={1}
              dir="auto"
              name="message"
              disabled={isSending}
              readOnly={composer.isPaused}
              enterKeyHint="send"
              aria-label={copy.label}
              aria-describedby="composer-hint"
              aria-invalid={isTooLong || undefined}
              placeholder={placeholder}
              onChange={(event) => composer.change(event.target.value)}
              onKeyDown={composer.onKeyDown}
              onPaste={step === null ? pasted.onPaste : undefined}
              className={`${fieldClasses} ${fieldHeight} placeholder:overflow-hidden placeholder:text-ellipsis placeholder:whitespace-nowrap field-sizing-content block max-h-[38cqh] resize-none py-2 pointer-coarse:not-placeholder-shown:pe-11 low:max-h-[max(3.25rem,100cqh-11rem)] low:px-[min(0.875rem,3cqw)] low:py-[max(0.25rem,21px-0.85rem)]`}
            />
            {text !== "" && <NewLineButton field={input} />}
          </div>
          {hasStop && (
            // On a phone above the field, in a low window in the place of the menu, so that the text does not move.
            <StopButton
              ref={focusFieldAfter}
              className="order-4 slim:order-2"
              isStopping={stopping.isStopping}
              onStop={stopping.stop}
            />
          )}
          <Button
            type="submit"
            busy={isSending}
            disabled={isTooLong || isOtherText}
            aria-describedby={isOtherText ? "send-problem" : undefined}
            aria-label={isSending ? copy.sending : copy.send}
            className="order-5 min-h-12 min-w-12 shrink-0 px-3 low:min-h-[max(44px,2.25rem)] low:min-w-target low:py-0 slim:px-0 broad:px-5"
          >
            {!isSending && <Icon name="arrowUp" />}
            <span className="slim:hidden">{isSending ? copy.sending : copy.send}</span>
          </Button>
        </div>
        {step !== null && <ComposerHint remaining={remaining} />}
      </ComposerColumn>
    </form>
  );
}
