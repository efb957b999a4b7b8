/** Calls `run` after the first contentful paint; at once in a hidden tab, which paints nothing. */
export function whenPainted(run: () => void): void {
  if (document.hidden || !PerformanceObserver.supportedEntryTypes?.includes("paint")) {
    run();
    return;
  }
  new PerformanceObserver((list, observer) => {
    if (!list.getEntries().some(({ name }) => name === "first-contentful-paint")) return;
    observer.disconnect();
    run();
  }).observe({ type: "paint", buffered: true });
}
