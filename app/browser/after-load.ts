/** Calls `run` `delay` milliseconds after the page's load, or at once if they have passed. Returns its cancel function. */
export function afterLoad(delay: number, run: () => void): () => void {
  let timer: number | undefined;
  const start = () => {
    const left = delay - (Date.now() - (window.loadedAt ?? Date.now()));
    if (left > 0) timer = window.setTimeout(run, left);
    else run();
  };
  if (document.readyState === "complete") start();
  else window.addEventListener("load", start, { once: true });
  return () => {
    window.removeEventListener("load", start);
    window.clearTimeout(timer);
  };
}

/** Milliseconds since the page's load, during hydration; 0 afterwards. */
export function sinceLoad(): number {
  const isHydrated = document.documentElement.dataset.hydrated !== undefined;
  return isHydrated || !window.loadedAt ? 0 : Date.now() - window.loadedAt;
}
