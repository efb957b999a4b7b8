/** Whether the page was opened by a link or an address, not by Reload, Back or Forward. */
export function isNewVisit(): boolean {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return navigation?.type !== "reload" && navigation?.type !== "back_forward";
}

/** Whether an earlier page of this site has most likely filled the browser's cache. */
export function isRevisit(): boolean {
  return !isNewVisit() || document.referrer.startsWith(`${location.origin}/`);
}
