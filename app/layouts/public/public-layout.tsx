import type { ReactNode } from "react";
import { site } from "#app/content/site-copy.ts";
import { contentId } from "#app/ui/page/content-id.ts";
import { SkipLink } from "#app/ui/page/skip-link.tsx";
import { Footer } from "./footer.tsx";
import { NavigationBar } from "./navigation/navigation-bar.tsx";
import Toaster from "./toaster.island.tsx";

/** The layout of a public page: navigation bar, content and footer. */
export function PublicLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <div className="flex min-h-dvh flex-col">
        <SkipLink label={site.skip} />
        <div data-enhancement="public-page" aria-live="polite" />
        <NavigationBar />
        <main id={contentId} tabIndex={-1} className="flex flex-1 flex-col px-edge outline-none sm:px-6">
          {children}
        </main>
        <Footer />
      </div>
      <Toaster />
    </>
  );
}
