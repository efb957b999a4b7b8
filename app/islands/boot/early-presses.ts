/** Records presses of buttons that do not work yet; `repeatPresses` repeats them. */
export function recordEarlyPresses(): void {
  window.pressedEarly = new Map();
  addEventListener(
    "click",
    (event) => {
      const { target, timeStamp } = event;
      if (!(target instanceof Element)) return;
      const button = target.closest<HTMLButtonElement>("button[type=button]");
      if (!button) return;
      const part = button.closest<HTMLElement>("[data-island], [data-enhancement]");
      if ((part ?? document.documentElement).dataset.hydrating !== undefined) return;
      // React hydrates a whole page at a press, and would answer this one too; a part of a static page waits for it.
      if (!part) event.stopImmediatePropagation();
      // An impatient second press is the same one.
      window.pressedEarly.set(button, timeStamp);
    },
    { capture: true },
  );
}
