import { Select as Radix } from "radix-ui";
import { useEffect, useRef, useState } from "react";
import { Icon } from "../icon.tsx";
import { useHydrated } from "../use-hydrated.ts";
import { FieldFrame, type FieldText, fieldClasses, useField } from "./field.tsx";

declare global {
  /** Libraries that add style elements read the nonce here. */
  var __webpack_nonce__: string | undefined;
}

/** `value` must not be empty. */
export type SelectOption = { value: string; label: string };

type Props = FieldText & {
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
 * A select: native on the server and wherever Radix Select must not add its styles, otherwise Radix Select
 * (interpretation.md D32). Both have the same size.
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
  const field = useField(id, { label, hint, error });
  const [value, setValue] = useState(defaultValue);
  const native = useRef<HTMLSelectElement>(null);
  const isHydrated = useHydrated();
  const nonce = isHydrated ? styleNonce() : null;
  // Keeps a choice made before hydration.
  useEffect(() => {
    if (native.current?.value) setValue(native.current.value);
  }, []);

  if (nonce === null)
    return (
      <FieldFrame {...field}>
        <select
          {...field.attributes}
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
      </FieldFrame>
    );

  return (
    <FieldFrame {...field}>
      <Radix.Root name={name} required={required} value={value} onValueChange={setValue}>
        <Radix.Trigger
          {...field.attributes}
          className={`${fieldClasses} flex min-h-12 cursor-pointer items-center justify-between gap-3 py-2 text-start leading-tight data-placeholder:text-ink-soft`}
        >
          {/* A long value in large text wraps. */}
          <span className="min-w-0 wrap-anywhere">
            <Radix.Value placeholder={placeholder} />
          </span>
          <Radix.Icon asChild>
            <Icon name="chevronDown" />
          </Radix.Icon>
        </Radix.Trigger>
        <Options options={options} nonce={nonce} />
      </Radix.Root>
    </FieldFrame>
  );
}

/** Radix's defaults meet TCN-18 and TCN-19: 10 px from the window's edges, and typeahead resets after 1 s. */
function Options({ options, nonce }: { options: readonly SelectOption[]; nonce: string }) {
  return (
    // Inside the main landmark, like all content.
    <Radix.Portal container={document.querySelector("main")}>
      <Radix.Content
        position="popper"
        sideOffset={6}
        onFocus={unhideSiblings}
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
 * Radix hides the rest of the page from screen readers while the list is open. The ARIA select pattern does not ask
 * for that, and axe reports it. The focus stays in the list either way.
 */
function unhideSiblings() {
  for (const hidden of document.querySelectorAll("[data-aria-hidden]")) hidden.removeAttribute("aria-hidden");
}

/**
 * The nonce with which scripts may add style elements to this page; also publishes it to libraries. `null` if the
 * page's Content-Security-Policy has no nonce, so that nothing may be added.
 */
function styleNonce(): string | null {
  const nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce || null;
  if (nonce) globalThis.__webpack_nonce__ = nonce;
  return nonce;
}
