/** Records presses of buttons that do not work yet; `repeatPresses` repeats them. */
export function recordEarlyPresses(): void {
  window.pressedEarly = new Map();
  addEventListener(
    "click",
    ({ target, timeStamp }) => {
      const button = buttonAt(target);
      const part = button?.closest<HTMLElement>("[data-island], [data-enhancement]");
      // An impatient second press is the same one.
      if (button && isStatic(part)) window.pressedEarly.set(button, timeStamp);
    },
    { capture: true },
  );
}

/**
 * Keeps presses of buttons that do not work yet from everybody else: React hydrates a whole page at a press, and would
 * answer one that is repeated. Call it after `recordEarlyPresses`.
 */
export function holdEarlyPresses(): void {
  addEventListener(
    "click",
    (event) => {
      if (buttonAt(event.target) && isStatic(null)) event.stopImmediatePropagation();
    },
    { capture: true },
  );
}

/** The button that was pressed; the target may be the document itself. */
const buttonAt = (target: EventTarget | null) =>
  (target as Element).closest?.<HTMLButtonElement>("button[type=button]");

/** Whether a part of the page does not answer presses itself yet; without one, the page. */
const isStatic = (part: HTMLElement | null | undefined) =>
  (part ?? document.documentElement).dataset.hydrating === undefined;
