import { type KeyboardEvent, type Ref, useEffect, useId, useRef, useState } from "react";
import { targeting as copy } from "#app/content/signed-in/targeting-copy.ts";
import { FieldFrame, fieldClasses, useField } from "#app/ui/form/field.tsx";

export type Option = { key: string; name: string; detail: string };

type Props<Suggested extends Option> = {
  ref: Ref<HTMLInputElement>;
  label: string;
  hint: string;
  /** Said where nothing is found. */
  none: string;
  suggest: (query: string) => readonly Suggested[];
  onChoose: (option: Suggested) => void;
};

/** A field that offers what begins as the text in it: the combobox of the ARIA practices, with a list below. */
export function SearchField<Suggested extends Option>({
  ref,
  label,
  hint,
  none,
  suggest,
  onChoose,
}: Props<Suggested>) {
  const [query, setQuery] = useState("");
  const [active, setActive] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const field = useField(undefined, { label, hint });
  const listId = useId();
  const options = query.trim() === "" ? [] : suggest(query);
  const isShown = isOpen && options.length > 0;
  const isNothing = isOpen && query.trim().length > 1 && options.length === 0;
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isShown) list.current?.scrollIntoView({ block: "nearest" });
  }, [isShown]);
  const choose = (option: Suggested | undefined) => {
    if (!option) return;
    onChoose(option);
    setQuery("");
    setOpen(false);
    setActive(0);
  };
  const move = (event: KeyboardEvent, to: number) => {
    event.preventDefault();
    setOpen(true);
    setActive((to + options.length) % Math.max(1, options.length));
  };
  return (
    <div className="relative noscript:hidden">
      <FieldFrame {...field}>
        <input
          {...field.attributes}
          ref={ref}
          type="text"
          role="combobox"
          autoComplete="off"
          spellCheck={false}
          maxLength={80}
          aria-expanded={isShown}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={isShown ? `${listId}-${active}` : undefined}
          value={query}
          onChange={(event) => {
            setQuery(event.currentTarget.value);
            setActive(0);
            setOpen(true);
          }}
          onBlur={() => setOpen(false)}
          onKeyDown={(event) => {
            if (event.key === "ArrowDown") move(event, isShown ? active + 1 : 0);
            else if (event.key === "ArrowUp") move(event, isShown ? active - 1 : options.length - 1);
            else if (event.key === "Enter") {
              event.preventDefault();
              if (isShown) choose(options[active]);
            } else if (event.key === "Escape") {
              setOpen(false);
              if (!isShown) setQuery("");
            }
          }}
          className={`${fieldClasses} min-h-12 py-2`}
        />
      </FieldFrame>
      <p role="status" className={isNothing ? "mt-2 text-sm" : "sr-only"}>
        {isShown ? copy.suggestions(options.length) : isNothing ? none : ""}
      </p>
      <div
        ref={list}
        role="listbox"
        id={listId}
        aria-label={label}
        className={
          isShown
            ? "targeting-suggestions absolute inset-x-0 z-20 mt-1 animate-appear overflow-y-auto rounded-md border border-line-strong bg-paper-raised p-1.5 shadow-float"
            : "hidden"
        }
      >
        {isShown &&
          options.map((option, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys
            // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
            <div
              key={option.key}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === active}
              // The field keeps the focus.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(option)}
              className="flex min-h-11 cursor-pointer flex-wrap items-center justify-between gap-x-3 rounded-sm px-2.5 py-2 text-sm leading-tight hover:bg-paper-sunk"
            >
              <span className="min-w-0 wrap-anywhere">{option.name}</span>
              <span className="min-w-0 text-ink-soft wrap-anywhere">{option.detail}</span>
            </div>
          ))}
      </div>
    </div>
  );
}
