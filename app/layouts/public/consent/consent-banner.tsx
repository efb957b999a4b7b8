import { useEffect, useRef, useSyncExternalStore } from "react";
import { consent } from "~/content/consent-copy.ts";
import { afterLoad } from "~/layouts/public/after-load.ts";
import { Button } from "~/ui/form/button.tsx";
import { contentId } from "~/ui/page/skip-link.tsx";
import { dismissToast, showToast } from "~/ui/toast/toast.ts";
import type { Choice } from "./consent-record.ts";
import { consentStore } from "./consent-store.ts";
import { useBottomInset } from "./use-bottom-inset.ts";

/** Milliseconds from the page's load until the banner opens, and for which the toast is shown. TCN-01, TCN-02. */
const delay = 1000;
const toastDuration = 3000;
const toastId = "consent";

/**
 * Asks for consent to cookies at the bottom of the window, never over the focused element. In a wide window it is one
 * row high, so that on a small laptop it does not cover the first buttons of /.
 */
export function ConsentBanner() {
  const isOpen = useSyncExternalStore(consentStore.subscribe, consentStore.isOpen, () => false);
  useEffect(() => afterLoad(delay, consentStore.openIfUnsettled), []);
  return <div aria-live="polite">{isOpen && <Banner />}</div>;
}

function Banner() {
  const banner = useRef<HTMLElement>(null);
  useBottomInset(banner);
  // The banner would cover the toast about the last choice.
  useEffect(() => dismissToast(toastId), []);

  useEffect(() => {
    // If a button opened the banner, it takes the focus and later returns it to that button.
    const opener = document.activeElement;
    if (!(opener instanceof HTMLButtonElement) || !opener.matches("[data-opens-consent]")) return;
    banner.current?.focus({ preventScroll: true });
    return () => opener.focus();
  }, []);

  function choose(choice: Choice) {
    const hadFocus = banner.current?.contains(document.activeElement);
    consentStore.choose(choice);
    if (hadFocus) document.getElementById(contentId)?.focus({ preventScroll: true });
    showToast({ id: toastId, title: consent.toasts[choice], type: "success", duration: toastDuration });
  }

  return (
    <section
      ref={banner}
      tabIndex={-1}
      aria-labelledby="consent-title"
      className="fixed inset-x-0 bottom-0 z-30 max-h-[70dvh] short:max-h-[45dvh] animate-slide-up @container overflow-y-auto border-line border-t bg-paper-raised px-edge shadow-banner outline-none sm:px-6"
    >
      <div className="mx-auto flex max-w-page flex-col gap-x-10 gap-y-3 py-4 @min-[60rem]:py-2.5 @min-[60rem]:flex-row @min-[60rem]:items-center @min-[60rem]:justify-between">
        <div>
          <h2 id="consent-title" className="font-semibold text-sm tracking-normal">
            {consent.title}
          </h2>
          <p className="mt-1 max-w-measure text-ink-soft text-xs @min-[60rem]:mt-0 @min-[60rem]:max-w-none">
            {consent.description}{" "}
            <a href="/cookies" className="link">
              {consent.policy}
            </a>
          </p>
        </div>
        <div className="grid gap-2 sm:flex sm:flex-wrap @min-[17rem]:grid-cols-2 @min-[60rem]:shrink-0 @min-[60rem]:flex-nowrap">
          <Button variant="secondary" className="px-3 sm:px-press" onClick={() => choose("refused")}>
            {consent.refuse}
          </Button>
          <Button
            variant="secondary"
            className="px-3 @min-[17rem]:col-span-2 @min-[17rem]:row-start-2 sm:px-press"
            onClick={() => choose("essential")}
          >
            {consent.essential}
          </Button>
          <Button variant="secondary" className="px-3 sm:px-press" onClick={() => choose("true")}>
            {consent.accept}
          </Button>
        </div>
      </div>
    </section>
  );
}
