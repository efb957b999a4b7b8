import type { ReactNode } from "react";
import { publicLayout } from "~/content/public-layout-copy.ts";
import { site } from "~/content/site-copy.ts";
import { contentId, SkipLink } from "~/ui/page/skip-link.tsx";
import ConsentSheet from "./consent/consent-sheet.island.tsx";
import { Footer } from "./footer.tsx";
import { Bar } from "./navigation/navigation-bar.tsx";
import PageListeners from "./page-listeners.island.tsx";
import Toaster from "./toaster.island.tsx";

/** The frame of a public page: the bar, what the page says, the footer. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <>
      <div className="flex min-h-dvh flex-col">
        <SkipLink label={publicLayout.skip} />
        <PageListeners />
        <ConsentSheet />
        <Bar />
        <main id={contentId} tabIndex={-1} className="flex flex-1 flex-col px-edge outline-none sm:px-6">
          {children}
        </main>
        <Footer />
      </div>
      <Toaster words={site.toasts} />
    </>
  );
}
