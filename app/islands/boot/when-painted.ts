/** Calls `run` once, after the first contentful paint; at once in a tab that is hidden or becomes it, which paints nothing. */
export function whenPainted(run: () => void): void {
  if (document.hidden || !PerformanceObserver.supportedEntryTypes?.includes("paint")) {
    run();
    return;
  }
  const painted = () => {
    observer.disconnect();
    document.removeEventListener("visibilitychange", painted);
    run();
  };
  const observer = new PerformanceObserver((list) => {
    if (list.getEntries().some(({ name }) => name === "first-contentful-paint")) painted();
  });
  observer.observe({ type: "paint", buffered: true });
  document.addEventListener("visibilitychange", painted);
}
