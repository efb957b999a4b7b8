import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { feedback } from "#app/content/signed-in/feedback-copy.ts";
import { type Feedback, type FeedbackReason, feedbackReasons } from "#app/conversation/protocol.ts";
import { Button } from "#app/ui/form/button.tsx";
import { TextArea } from "#app/ui/form/field.tsx";
import { useToast } from "#app/ui/toast/use-toast.ts";

const copy = feedback.form;

/** The maximum length of a comment, in code points. `maxComment` in app/conversation/message-bodies.ts. */
const maxLength = 500;

type Props = {
  given: Feedback;
  /** Resolves with false when it was not stored, which it has said then. */
  onSend: (feedback: Feedback) => Promise<boolean>;
  onClose: () => void;
};

/** Why an answer was of no use: a choice, a few words, and whether the text of the answer is attached. All of it optional. */
export default function FeedbackForm({ given, onSend, onClose }: Props) {
  const id = useId();
  const toast = useToast();
  const [reason, setReason] = useState<FeedbackReason | null>(given.reason ?? null);
  const [comment, setComment] = useState(given.comment ?? "");
  const [withText, setWithText] = useState(given.withText ?? false);
  const [isSending, setSending] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    // On a phone it would open below the fold.
    form.current?.scrollIntoView({ block: "nearest" });
  }, []);
  const left = maxLength - [...comment.trim()].length;

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending || left < 0) return;
    setSending(true);
    const said = { ...(reason && { reason }), ...(comment.trim() && { comment: comment.trim() }) };
    const isStored = await onSend({ verdict: "down", ...said, ...(withText && { withText }) });
    setSending(false);
    if (!isStored) return;
    toast.show({ title: feedback.thanks, type: "success", position: "top-right" });
    onClose();
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
    event.stopPropagation();
    onClose();
  };
  return (
    <form
      ref={form}
      onSubmit={(event) => void send(event)}
      onKeyDown={closeOnEscape}
      className="mt-1 grid max-w-measure grid-cols-[minmax(0,1fr)] gap-3 rounded-md border border-line bg-paper-raised p-3 text-sm"
    >
      <fieldset className="min-w-0">
        <legend className="font-semibold">{copy.title}</legend>
        <div className="mt-1 flex flex-wrap gap-x-4">
          {feedbackReasons.map((value) => (
            <label key={value} className="flex min-h-target cursor-pointer items-center gap-2">
              <input
                type="radio"
                name={`${id}-reason`}
                checked={reason === value}
                onChange={() => setReason(value)}
                className="size-4.5 shrink-0 cursor-pointer accent-sun"
              />
              {copy.reasons[value]}
            </label>
          ))}
        </div>
      </fieldset>
      <TextArea
        label={copy.comment}
        rows={2}
        value={comment}
        onChange={(event) => setComment(event.target.value)}
        error={left < 0 ? copy.surplus(-left) : null}
        hint={left < 100 ? copy.left(left) : undefined}
      />
      <div>
        <label className="flex min-h-target cursor-pointer items-center gap-2 font-medium">
          <input
            type="checkbox"
            checked={withText}
            onChange={(event) => setWithText(event.target.checked)}
            aria-describedby={`${id}-consent`}
            className="size-4.5 shrink-0 cursor-pointer accent-sun"
          />
          {copy.withText}
        </label>
        <p id={`${id}-consent`} className="text-ink-soft text-xs">
          {copy.withTextHint}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={isSending} disabled={left < 0} className="low:min-h-target low:py-1">
          {isSending ? copy.sending : copy.send}
        </Button>
        <Button variant="ghost" disabled={isSending} onClick={onClose} className="low:min-h-target low:py-1">
          {copy.close}
        </Button>
      </div>
    </form>
  );
}
