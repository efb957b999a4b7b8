import { createStore } from "#app/ui/create-store.ts";
import { type Choice, choiceKey, isSettled, recordKey, recordOf } from "./consent-record.ts";

/** The choice of this page view, if the browser stores nothing. */
let unstored: Choice | null = null;

const store = createStore(false, () => {
  window.addEventListener("storage", closeOnChoiceElsewhere);
  return () => window.removeEventListener("storage", closeOnChoiceElsewhere);
});

/** Whether the consent banner is open in this tab. In the browser only. interpretation.md D35. */
export const consentStore = {
  isOpen: store.current,
  subscribe: store.subscribe,
  open: () => store.set(true),

  openIfUnsettled() {
    if (!hasSettled()) store.set(true);
  },

  choose(choice: Choice) {
    unstored = choice;
    try {
      localStorage.setItem(choiceKey, choice);
      localStorage.setItem(recordKey, recordOf(new Date()));
      unstored = null;
    } catch {
      // Storage is blocked or full: the choice lasts for this page view.
    }
    store.set(false);
  },
};

/** Makes the buttons marked `data-opens-consent` open the banner again. */
export function openConsentOnRequest(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>("[data-opens-consent]")) {
    button.dataset.hydrating = "";
    button.addEventListener("click", consentStore.open);
  }
}

function closeOnChoiceElsewhere({ key, newValue }: StorageEvent) {
  // Making the same choice again changes the record only.
  if ((key === choiceKey || key === recordKey) && newValue !== null && hasSettled()) store.set(false);
}

function hasSettled(): boolean {
  if (unstored !== null) return true;
  try {
    return isSettled(localStorage.getItem(choiceKey), localStorage.getItem(recordKey), new Date());
  } catch {
    return false; // Storage is blocked: no choice was ever stored.
  }
}
