/** Pixels that a page may be scrolled without counting as scrolled. TCN-03. */
const threshold = 20;

/** Tells the bar whether the page is scrolled further than 20 px. */
export function markScrolling(): void {
  const bar = document.querySelector<HTMLElement>("[data-scrolled]");
  if (!bar) return;
  const mark = () => {
    bar.dataset.scrolled = String(window.scrollY > threshold);
  };
  window.addEventListener("scroll", mark, { passive: true });
  mark();
}
