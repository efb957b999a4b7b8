import { type Choice, choiceKey, isSettled, recordKey, recordOf } from "./consent-record.ts";

let isOpen = false;
/** The choice of this page view, where nothing can be stored. */
let unstored: Choice | null = null;
const listeners = new Set<() => void>();

function become(open: boolean) {
  if (open === isOpen) return;
  isOpen = open;
  for (const listener of listeners) listener();
}

/** Whether the consent sheet is open, in this tab. In the browser only. decisions.md D35. */
export const consentStore = {
  isOpen: () => isOpen,
  open: () => become(true),

  openIfUnsettled() {
    if (!isSettledHere()) become(true);
  },

  choose(choice: Choice) {
    unstored = choice;
    try {
      localStorage.setItem(choiceKey, choice);
      localStorage.setItem(recordKey, recordOf(new Date()));
      unstored = null;
    } catch {
      // Blocked or full: the choice holds for this page view.
    }
    become(false);
  },

  subscribe(listener: () => void) {
    if (listeners.size === 0) window.addEventListener("storage", followOtherTab);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) window.removeEventListener("storage", followOtherTab);
    };
  },
};

/** Buttons marked `data-opens-consent` open the sheet again. */
export function openConsentOnRequest(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>("[data-opens-consent]")) {
    button.dataset.hydrating = "";
    button.addEventListener("click", consentStore.open);
  }
}

function followOtherTab({ key, newValue }: StorageEvent) {
  // The same choice again changes the record only.
  if ((key === choiceKey || key === recordKey) && newValue !== null && isSettledHere()) become(false);
}

function isSettledHere(): boolean {
  if (unstored !== null) return true;
  try {
    return isSettled(localStorage.getItem(choiceKey), localStorage.getItem(recordKey), new Date());
  } catch {
    return false; // Blocked: nothing was ever kept here.
  }
}
