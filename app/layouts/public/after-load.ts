/** Runs it `delay` milliseconds after the page has loaded, at once when that is past. Returns how to call it off. */
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

/** Milliseconds since the page had loaded, while it wakes up; 0 when it has been awake already. */
export function sinceLoad(): number {
  const isHydrated = document.documentElement.dataset.hydrated !== undefined;
  return isHydrated || !window.loadedAt ? 0 : Date.now() - window.loadedAt;
}
