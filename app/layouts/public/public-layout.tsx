import type { ReactNode } from "react";
import { shell } from "~/content/shell.ts";
import { site } from "~/content/site.ts";
import { Island } from "~/islands/island.tsx";
import { contentId, SkipLink } from "~/ui/page/skip-link.tsx";
import { Toaster } from "~/ui/toast/toaster.tsx";
import { ConsentSheet } from "./consent/consent-sheet.tsx";
import { Footer } from "./footer.tsx";
import { Bar } from "./navigation/navigation-bar.tsx";

/** The frame of a public page: the bar, what the page says, the footer. */
export function Shell({ children }: { children: ReactNode }) {
  return (
    <>
      <div className="flex min-h-dvh flex-col">
        <SkipLink label={shell.skip} />
        <Island name="shell/consent" of={ConsentSheet} props={{}} />
        <Bar />
        <main id={contentId} tabIndex={-1} className="flex flex-1 flex-col px-edge outline-none sm:px-6">
          {children}
        </main>
        <Footer />
      </div>
      <Island name="shell/toaster" of={Toaster} props={{ words: site.toasts }} />
    </>
  );
}
