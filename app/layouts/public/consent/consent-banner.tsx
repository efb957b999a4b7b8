import { useEffect, useRef, useSyncExternalStore } from "react";
import { afterLoad } from "#app/browser/after-load.ts";
import { consent } from "#app/content/consent-copy.ts";
import type { Href } from "#app/hrefs.ts";
import { Button } from "#app/ui/form/button.tsx";
import { contentId } from "#app/ui/page/skip-link.tsx";
import { dismissToast, showToast } from "#app/ui/toast/toast.ts";
import type { Choice as Consent } from "./consent-record.ts";
import { consentStore } from "./consent-store.ts";
import { useBottomInset } from "./use-bottom-inset.ts";

/** Milliseconds from the page's load until the banner opens, and for which the toast is shown. TCN-01, TCN-02. */
const delay = 1000;
const toastDuration = 3000;
const toastId = "consent";

/**
 * Asks for consent to cookies at the bottom of the window, never over the focused element. It is low: one row of
 * buttons below a line or two, and a single row in a wide window, so that it does not cover the first buttons of /.
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

  function choose(choice: Consent) {
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
      <div className="mx-auto flex max-w-page flex-col gap-x-8 gap-y-2 py-2.5 @min-[46rem]:flex-row @min-[46rem]:items-center @min-[46rem]:justify-between">
        <div className="text-xs">
          <h2 id="consent-title" className="inline font-sans font-semibold tracking-normal">
            {consent.title}
          </h2>{" "}
          <p className="inline text-ink-soft">
            {consent.description}{" "}
            <a href={"/cookies" satisfies Href} className="link inline-block">
              {consent.policy}
            </a>
          </p>
        </div>
        <div className="grid shrink-0 gap-2 @min-[17.5rem]:grid-cols-3">
          <Choice label={consent.refuse} onClick={() => choose("refused")} />
          <Choice label={consent.essential} onClick={() => choose("essential")} />
          <Choice label={consent.accept} onClick={() => choose("true")} />
        </div>
      </div>
    </section>
  );
}

function Choice({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button variant="secondary" className="px-1! text-xs! sm:px-4!" onClick={onClick}>
      {label}
    </Button>
  );
}
