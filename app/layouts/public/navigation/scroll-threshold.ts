/** A page counts as scrolled beyond this many pixels. TCN-03. */
const threshold = 20;

/** Keeps the bar's `data-scrolled` attribute up to date. */
export function markScrolling(): void {
  const bar = document.querySelector<HTMLElement>("[data-scrolled]");
  if (!bar) return;
  const update = () => {
    bar.dataset.scrolled = String(window.scrollY > threshold);
  };
  window.addEventListener("scroll", update, { passive: true });
  update();
}
