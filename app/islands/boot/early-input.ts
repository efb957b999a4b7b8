/** A field whose input is kept until its page is hydrated. */
export type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Records which fields were used while the page does not work yet; `repeatEarlyInput` tells the page. */
export function recordEarlyInput(): void {
  window.inputEarly = new Set();
  addEventListener(
    "input",
    ({ target }) => {
      const field = target as Field;
      // In the order of the last uses: of radio buttons the last one counts.
      window.inputEarly?.delete(field);
      window.inputEarly?.add(field);
    },
    { capture: true },
  );
}

/**
 * Hands the page what was typed and chosen before it was hydrated, as if it happened now: React takes over the fields with what
 * the server rendered, and hears of nothing else. Records nothing from here on. Call it when React has hydrated the
 * page and before it renders again, which would empty the fields. `onRepeated` is called when all of it is handed over.
 */
export function repeatEarlyInput(onRepeated: () => void): void {
  const used = [...(window.inputEarly ?? [])].map((field) => ({ field, ...stateOf(field) }));
  window.inputEarly = null;
  // What the page itself puts into a field, as a text that was kept, is there by then, and stays.
  setTimeout(() => {
    for (const { field, value, rendered } of used)
      if (field.isConnected && [value, rendered].includes(stateOf(field).value)) repeat(field, value);
    onRepeated();
  });
}

/** React ignores an event when the value is the one that it last read or set. */
function repeat(field: Field, value: string | boolean): void {
  if (typeof value === "boolean") {
    (field as HTMLInputElement).checked = !value;
    field.click();
    return;
  }
  // A file is not set by scripts, and stays; of it and of a select React hears by `change`.
  const isChosen = field.matches("select, [type=file]");
  if (!isChosen) {
    (field as HTMLInputElement).value = (field as HTMLInputElement).defaultValue;
    // It does not see what the setter of the prototype sets.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
  } else if (field instanceof HTMLSelectElement) field.value = value;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  if (isChosen) field.dispatchEvent(new Event("change", { bubbles: true }));
}

/** The value of a field, `checked` of a box, and the one with which it was rendered. */
function stateOf(field: Field) {
  if (field instanceof HTMLSelectElement) {
    const rendered = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0];
    return { value: field.value, rendered: rendered?.value ?? "" };
  }
  const isBox = /^(?:checkbox|radio)$/.test(field.type);
  return isBox
    ? { value: (field as HTMLInputElement).checked, rendered: (field as HTMLInputElement).defaultChecked }
    : { value: field.value, rendered: field.defaultValue };
}
