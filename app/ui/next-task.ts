/** Resolves in a later task: lets the browser show what a press has changed, and answer what else it has to answer, before. */
export function nextTask(): Promise<unknown> {
  if ("scheduler" in window) return window.scheduler.postTask(() => {}, { priority: "user-visible" });
  return new Promise((resolve) => setTimeout(resolve));
}
