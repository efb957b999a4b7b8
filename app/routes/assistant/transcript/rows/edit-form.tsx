import { type FormEvent, type KeyboardEvent, useContext, useEffect, useId, useRef, useState } from "react";
import { answers } from "#app/content/signed-in/answer-copy.ts";
import { assistant } from "#app/content/signed-in/assistant-copy.ts";
import { characterCount, maxMessageLength } from "#app/conversation/message-content.ts";
import type { Message } from "#app/conversation/protocol.ts";
import { Button } from "#app/ui/form/button.tsx";
import { fieldClasses } from "#app/ui/form/field.tsx";
import { focusFieldAfter } from "../../composer/focus-field.ts";
import { useAutoResize } from "../../composer/text-field/use-auto-resize.ts";
import { postMessage } from "../../sync/api-calls/message-calls.ts";
import { EditingContext } from "./editing.ts";
import { loadVersion, saveVersion } from "./unsent-version.ts";

const copy = answers.edit;

/**
 * Another version of the newest message, which is sent in its place. What is typed, and its key, outlive a reload, so that a
 * version whose answer was lost is stored once. Escape and "Annuler" leave the message as it is.
 */
export default function EditForm({ message, onClose }: { message: Message; onClose: () => void }) {
  const { userId, onStored, onSignedOut } = useContext(EditingContext);
  const [content, setContent] = useState(() => loadVersion(userId, message.id)?.content ?? message.content);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  // A second press may come before React has rendered the first.
  const isBusy = useRef(false);
  const field = useAutoResize(content);
  const id = useId();
  const surplus = characterCount(content) - maxMessageLength;

  useEffect(() => {
    field.current?.focus();
    field.current?.setSelectionRange(field.current.value.length, field.current.value.length);
    field.current?.form?.scrollIntoView({ block: "nearest" });
  }, [field]);

  const change = (next: string) => {
    setContent(next);
    setProblem(null);
    saveVersion(userId, { replaces: message.id, content: next, key: crypto.randomUUID() });
  };
  const cancel = () => {
    if (isBusy.current) return;
    saveVersion(userId, null);
    onClose();
  };
  const save = async () => {
    if (isBusy.current || surplus > 0) return;
    if (content.trim() === "") return setProblem(copy.blank);
    if (content.trim() === message.content) return setProblem(copy.same);
    if (!navigator.onLine) return setProblem(copy.offline);
    const version = loadVersion(userId, message.id);
    const key = version?.content === content ? version.key : crypto.randomUUID();
    saveVersion(userId, { replaces: message.id, content, key });
    isBusy.current = true;
    setSaving(true);
    setProblem(null);
    const sent = await postMessage({ key, content: content.trim(), replaces: message.id });
    isBusy.current = false;
    setSaving(false);
    if (sent.ok) {
      saveVersion(userId, null);
      return onStored(sent.message);
    }
    if (sent.reason === "signed out") return onSignedOut();
    setProblem("serverMessage" in sent ? sent.serverMessage : copy.failed);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
    event.stopPropagation();
    cancel();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  return (
    <form
      ref={focusFieldAfter}
      onSubmit={submit}
      onKeyDown={onKeyDown}
      className="mt-1 grid w-full scroll-my-3 grid-cols-[minmax(0,1fr)] gap-2 rounded-md border border-line-strong bg-paper-raised p-3 low:p-2"
    >
      <label htmlFor={id} className="font-semibold text-sm">
        {copy.field}
      </label>
      <textarea
        ref={field}
        id={id}
        value={content}
        rows={2}
        dir="auto"
        readOnly={isSaving}
        aria-invalid={problem !== null || surplus > 0 || undefined}
        aria-describedby={`${id}-hint ${id}-problem`}
        onChange={(event) => change(event.target.value)}
        className={`${fieldClasses} field-sizing-content block max-h-[38cqh] min-h-12 resize-none py-2 low:max-h-[max(5rem,40cqh)]`}
      />
      <p id={`${id}-hint`} className="text-ink-soft text-xs">
        {copy.hint}
      </p>
      <p id={`${id}-problem`} role="alert" className="font-medium text-danger text-xs empty:hidden">
        {surplus > 0 ? `${assistant.composer.over} ${assistant.composer.surplus(surplus)}` : problem}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={isSaving} disabled={surplus > 0} className="low:min-h-target low:py-1">
          {isSaving ? copy.saving : copy.save}
        </Button>
        <Button variant="ghost" disabled={isSaving} onClick={cancel} className="low:min-h-target low:py-1">
          {copy.cancel}
        </Button>
      </div>
    </form>
  );
}
