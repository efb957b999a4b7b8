import { type ReactNode, useRef } from "react";
import { shell } from "~/content/shell.ts";
import { contentId, SkipLink } from "~/ui/skip-link.tsx";
import { Bar } from "./bar.tsx";
import { ConsentSheet } from "./consent-sheet.tsx";
import { Footer } from "./footer.tsx";
import { useHashScroll } from "./use-hash-scroll.ts";

/** The frame of a public page: the bar, what the page says, the footer. */
export function Shell({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLElement>(null);
  useHashScroll(bar);
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink label={shell.skip} />
      <ConsentSheet />
      <Bar ref={bar} />
      <main id={contentId} tabIndex={-1} className="flex flex-1 flex-col px-edge outline-none sm:px-6">
        {children}
      </main>
      <Footer />
    </div>
  );
}
