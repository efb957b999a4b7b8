import { type FormEvent, useRef, useState } from "react";
import { list as copy } from "#app/content/signed-in/list-copy.ts";
import { prospectLimits } from "#app/prospects/prospect-limits.ts";
import type { Prospect, ProspectEvent } from "#app/prospects/prospects-protocol.ts";
import { Button } from "#app/ui/form/button.tsx";
import { TextArea } from "#app/ui/form/field.tsx";
import { passFocus } from "#app/ui/form/pass-focus.ts";
import { useList } from "../list-context.ts";
import { standingIds } from "../model/shown-prospect.ts";
import { momentText } from "../words/when.ts";
import { useNoteText } from "./use-note-text.ts";

const words = copy.note;

type Props = { prospect: Prospect; history: readonly ProspectEvent[] | undefined };

/** The notes that stand, the newest first, and a field for another. */
export function Notes({ prospect: { id }, history = [] }: Props) {
  const { actions, store, state } = useList();
  const [text, setText] = useNoteText(store.userId, id);
  const [error, setError] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const add = (event?: FormEvent) => {
    event?.preventDefault();
    const note = text.trim();
    if (note === "") return;
    if ([...note].length > prospectLimits.note)
      return setError(words.tooLong(prospectLimits.note.toLocaleString("fr-FR")));
    setError(null);
    if (!actions.act(id, { kind: "note", text: note })) return;
    passFocus(document.activeElement, form.current?.querySelector("textarea"));
    setText("");
  };
  const standing = standingIds(history);
  const notes = history.flatMap((event) => {
    if (!standing.has(event.id)) return [];
    const said =
      event.kind === "note" ? event.data.text : event.kind === "call" ? event.data.note : undefined;
    return said === undefined ? [] : [{ id: event.id, at: event.at, said }];
  });
  if (store.may.readsOnly && notes.length === 0) return null;
  return (
    <section aria-label={words.title} className="list-notes">
      {!store.may.readsOnly && (
        <form ref={form} onSubmit={add}>
          <TextArea
            id="note"
            label={words.label}
            rows={2}
            dir="auto"
            value={text}
            error={error}
            aria-keyshortcuts="n"
            onChange={({ target }) => setText(target.value)}
            onKeyDown={(event) => {
              if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) add();
              // Back to the keys of the list, which a field keeps for itself.
              if (event.key === "Escape") {
                event.preventDefault();
                event.currentTarget.blur();
              }
            }}
            className="field-sizing-content max-h-60"
          />
          {text.trim() !== "" && (
            <Button type="submit" variant="secondary">
              {words.save}
            </Button>
          )}
        </form>
      )}
      {notes.length > 0 && (
        <ul>
          {notes.map(({ id: key, at, said }) => (
            <li key={key}>
              <p dir="auto">{said}</p>
              <p className="list-when">
                <time dateTime={at}>{momentText(Date.parse(at), state.now)}</time>
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
