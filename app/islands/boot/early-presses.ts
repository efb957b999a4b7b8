/** Records presses of buttons that do not work yet; start-page.ts repeats them. */
export function recordEarlyPresses(): void {
  window.pressedEarly = [];
  addEventListener(
    "click",
    ({ target }) => {
      if (!(target instanceof Element)) return;
      const button = target.closest<HTMLButtonElement>("button[type=button]");
      if (!button) return;
      const part = button.closest<HTMLElement>("[data-island], [data-enhancement]");
      const works = part
        ? part.dataset.hydrating !== undefined
        : document.documentElement.dataset.hydrated !== undefined;
      if (!works) window.pressedEarly.push(button);
    },
    { capture: true },
  );
}
