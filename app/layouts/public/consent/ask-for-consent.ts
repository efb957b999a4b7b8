import { afterLoad } from "#app/browser/after-load.ts";
import { consent } from "#app/content/consent-copy.ts";
import { contentId } from "#app/ui/page/content-id.ts";
import { dismissToast, showToast } from "#app/ui/toast/toast.ts";
import { insetBottom } from "./bottom-inset.ts";
import { createBanner } from "./consent-banner.ts";
import type { Choice } from "./consent-record.ts";
import { consentStore } from "./consent-store.ts";

/** Milliseconds from the page's load until the banner opens, and for which the toast is shown. TCN-01, TCN-02. */
const delay = 1000;
const toastDuration = 3000;
const toastId = "consent";

/** Asks for consent to cookies at the bottom of the window, in the live region `region`; never over the focused element. */
export function askForConsent(region: HTMLElement): void {
  let close: (() => void) | null = null;
  consentStore.subscribe(() => {
    if (consentStore.isOpen()) close ??= open(region);
    else {
      close?.();
      close = null;
    }
  });
  afterLoad(delay, consentStore.openIfUnsettled);
}

/** Opens the banner; the returned function closes it. */
function open(region: HTMLElement): () => void {
  const banner = createBanner((choice) => choose(choice, banner));
  region.append(banner);
  const resetInset = insetBottom(banner);
  // The banner would cover the toast about the last choice.
  dismissToast(toastId);
  // If a button opened the banner, it takes the focus and later returns it to that button.
  const opener = document.activeElement;
  const isAsked = opener instanceof HTMLButtonElement && opener.matches("[data-opens-consent]");
  if (isAsked) banner.focus({ preventScroll: true });
  return () => {
    banner.remove();
    resetInset();
    if (isAsked) opener.focus();
  };
}

function choose(choice: Choice, banner: HTMLElement): void {
  const hadFocus = banner.contains(document.activeElement);
  consentStore.choose(choice);
  if (hadFocus && document.activeElement === document.body)
    document.getElementById(contentId)?.focus({ preventScroll: true });
  showToast({ id: toastId, title: consent.toasts[choice], type: "success", duration: toastDuration });
}
