/** From this width on, the bar shows its links and needs no menu. NAV-11. */
const wide = "(min-width: 48rem)";

/**
 * Closes the bar's menu on Escape (the focus returns to the toggle), on a press or a focus outside, in a wide window,
 * and when the page returns from the back/forward cache. A click on one of its links closes it too
 * (app/islands/boot/menu-links.ts).
 */
export function closeMenuAutomatically(): void {
  const menu = document.querySelector<HTMLDetailsElement>("[data-menu]");
  if (!menu) return;
  const close = () => {
    menu.open = false;
  };
  menu.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget instanceof Node && !menu.contains(relatedTarget)) close();
  });
  document.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || !menu.open) return;
    close();
    menu.querySelector("summary")?.focus();
  });
  document.addEventListener("pointerdown", ({ target }) => {
    if (target instanceof Node && !menu.contains(target)) close();
  });
  window.matchMedia(wide).addEventListener("change", close);
  window.addEventListener("pageshow", close);
}
