import { Select as Radix } from "radix-ui";
import { useEffect, useRef, useState } from "react";
import { Icon } from "~/ui/icon.tsx";
import { styleNonce } from "~/ui/style-nonce.ts";
import { useHydrated } from "~/ui/use-hydrated.ts";
import { Framed, fieldClasses, type Said, useField } from "./field.tsx";

/** None of them may have an empty value. */
export type SelectOption = { value: string; label: string };

type Props = Said & {
  id?: string;
  name: string;
  options: readonly SelectOption[];
  /** Shown while nothing is chosen. */
  placeholder: string;
  required?: boolean;
  /** "" while nothing is chosen. */
  defaultValue: string;
};

/**
 * One of several values: the browser's own list, until the page is awake and may add the styles that Radix Select
 * brings along (decisions.md D32); both have the same size.
 */
export function Select({
  label,
  hint,
  error,
  id,
  name,
  options,
  placeholder,
  required,
  defaultValue,
}: Props) {
  const said = useField(id, { label, hint, error });
  const [value, setValue] = useState(defaultValue);
  const native = useRef<HTMLSelectElement>(null);
  const isHydrated = useHydrated();
  const nonce = isHydrated ? styleNonce() : null;
  // Somebody may have chosen before the page was awake.
  useEffect(() => {
    if (native.current?.value) setValue(native.current.value);
  }, []);

  if (nonce === null)
    return (
      <Framed {...said}>
        <select
          {...said.attributes}
          ref={native}
          name={name}
          required={required}
          defaultValue={value}
          className={`${fieldClasses} h-12`}
        >
          {defaultValue === "" && (
            <option value="" disabled hidden>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      </Framed>
    );

  return (
    <Framed {...said}>
      <Radix.Root name={name} required={required} value={value} onValueChange={setValue}>
        <Radix.Trigger
          {...said.attributes}
          className={`${fieldClasses} flex min-h-12 cursor-pointer items-center justify-between gap-3 py-2 text-start leading-tight data-placeholder:text-ink-soft`}
        >
          {/* A long choice in large text takes a second line. */}
          <span className="min-w-0 wrap-anywhere">
            <Radix.Value placeholder={placeholder} />
          </span>
          <Radix.Icon asChild>
            <Icon name="chevronDown" />
          </Radix.Icon>
        </Radix.Trigger>
        <Options options={options} nonce={nonce} />
      </Radix.Root>
    </Framed>
  );
}

/** The list keeps 10 px from the window's edges and forgets what was typed after 1 s: Radix's own numbers (TCN-18, 19). */
function Options({ options, nonce }: { options: readonly SelectOption[]; nonce: string }) {
  return (
    // Inside the page's main part, as everything that is read.
    <Radix.Portal container={document.querySelector("main")}>
      <Radix.Content
        position="popper"
        sideOffset={6}
        onFocus={showTheRest}
        className="z-50 max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width) max-w-(--radix-select-content-available-width) animate-appear overflow-hidden rounded-md border border-line-strong bg-paper-raised text-ink shadow-float"
      >
        <Radix.Viewport nonce={nonce} className="p-1.5">
          {options.map((option) => (
            <Radix.Item
              key={option.value}
              value={option.value}
              className="flex min-h-11 cursor-pointer select-none items-center justify-between gap-3 rounded-sm px-2.5 py-2 leading-tight outline-none data-highlighted:bg-sun-wash data-[state=checked]:font-semibold"
            >
              <Radix.ItemText>{option.label}</Radix.ItemText>
              <Radix.ItemIndicator>
                <Icon name="check" className="text-sun" />
              </Radix.ItemIndicator>
            </Radix.Item>
          ))}
        </Radix.Viewport>
      </Radix.Content>
    </Radix.Portal>
  );
}

/**
 * An open list hides the rest of the page from screen readers as if it were a dialog, headings and all; the pattern
 * of a list that opens from a field does not ask for that, and axe objects. Focus stays in the list all the same.
 */
function showTheRest() {
  for (const hidden of document.querySelectorAll("[data-aria-hidden]")) hidden.removeAttribute("aria-hidden");
}
