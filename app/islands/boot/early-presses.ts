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
      const page = document.documentElement;
      const works = (part ?? page).dataset.hydrating ?? (part ? undefined : page.dataset.hydrated);
      if (works !== undefined) return;
      // React hydrates a whole page at a press, and would answer this one too; a part of a static page waits for it.
      if (!part) event.stopImmediatePropagation();
      // An impatient second press is the same one; in the order of the last.
      window.pressedEarly.delete(button);
      window.pressedEarly.set(button, timeStamp);
    },
    { capture: true },
  );
}
