/** Records presses of buttons that do not work yet; hydrate-islands.tsx repeats them. */
export function recordEarlyPresses(): void {
  window.pressedEarly = [];
  addEventListener(
    "click",
    ({ target }) => {
      if (!(target instanceof Element)) return;
      const button = target.closest<HTMLButtonElement>("button[type=button]");
      if (!button) return;
      const island = button.closest<HTMLElement>("[data-island]");
      const works = island
        ? island.dataset.hydrating !== undefined
        : document.documentElement.dataset.hydrated !== undefined;
      if (!works) window.pressedEarly.push(button);
    },
    { capture: true },
  );
}
