/** Records presses of buttons that are not hydrated yet; hydrate-islands.tsx repeats them. */
export function recordEarlyPresses(): void {
  window.pressedEarly = [];
  addEventListener(
    "click",
    ({ target }) => {
      if (!(target instanceof Element)) return;
      const button = target.closest<HTMLButtonElement>("button[type=button]");
      if (button && !button.closest("[data-hydrating]")) window.pressedEarly.push(button);
    },
    { capture: true },
  );
}
