/** The key in local storage. interpretation.md D34. */
const key = "motion";

/** Whether the visitor paused all motion earlier; `null` if they never chose. Throws where storage is blocked. */
export function storedPause(): boolean | null {
  const stored = localStorage.getItem(key);
  return stored === null ? null : stored === "paused";
}

/** Stores the choice. Throws where storage is blocked or full. */
export function storePause(isPaused: boolean): void {
  localStorage.setItem(key, isPaused ? "paused" : "running");
}

/** Tells the style sheets, which stop what moves by CSS. */
export function showPause(isPaused: boolean): void {
  const { dataset } = document.documentElement;
  if (isPaused) dataset.motion = "paused";
  else delete dataset.motion;
}
