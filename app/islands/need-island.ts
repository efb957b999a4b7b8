/** The event at a frame that ends its waiting. */
export const needed = "needed";

/** Lets the islands of this name be hydrated, whatever they wait for: now, or as soon as the page's scripts run. */
export function needIsland(name: string): void {
  for (const frame of document.querySelectorAll<HTMLElement>(`[data-island="${name}"]`)) {
    frame.dataset.needed = "";
    frame.dispatchEvent(new Event(needed));
  }
}
