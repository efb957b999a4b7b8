/** The id of the composer's field. */
export const fieldId = "composer-field";

/** Frames for which a field that is disabled, as while a message is sent, is waited for. */
const maxFrames = 120;

/** Milliseconds in which a key counts as the second half of a double press of what had the focus before. */
const doublePressInterval = 700;

let movedAt = Number.NEGATIVE_INFINITY;

/** True while a key may have been pressed for the element from which the focus was moved to the field. */
export function hasFocusJustMoved(): boolean {
  return performance.now() - movedAt < doublePressInterval;
}

/**
 * A ref for an element that disappears when it is used: if a keyboard's focus is in it then, the composer's field takes
 * the focus. On a touch screen that would open the keyboard.
 */
export function focusFieldAfter(element: HTMLElement | null) {
  return () => {
    if (element?.querySelector(":focus-visible") || element?.matches(":focus-visible")) focusField(maxFrames);
  };
}

function focusField(frames: number) {
  requestAnimationFrame(() => {
    const { activeElement } = document;
    if (activeElement !== null && activeElement !== document.body) return;
    const field = document.getElementById(fieldId);
    field?.focus();
    if (document.activeElement === field) movedAt = performance.now();
    else if (frames > 0) focusField(frames - 1);
  });
}
