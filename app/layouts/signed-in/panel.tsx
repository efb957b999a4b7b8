import type { ReactNode } from "react";

type Props = { id: string; isOpen: boolean; className?: string; children: ReactNode };

/**
 * The panel that a button of the bar opens. It covers the page; of the conversation neither the last lines nor the
 * composer. In wide windows `className` gives it a place beside the page or in the bar.
 */
export function Panel({ id, isOpen, className = "", children }: Props) {
  return (
    <div
      id={id}
      className={`z-20 col-span-full row-start-3 max-h-[max(100%-3.5rem,min(100%-1.75rem,10rem))] w-96 max-w-full animate-appear self-start justify-self-end scroll-pb-5 overflow-y-auto low:scroll-pb-0 overscroll-contain border-line border-b bg-paper-raised px-edge shadow-float broad:rounded-es-lg broad:border-s broad:px-6 ${isOpen ? "" : "hidden"} ${className}`}
    >
      {children}
    </div>
  );
}

/** The classes of a panel that is no longer over the page. */
export const atRest = {
  beside:
    "desk:max-h-none desk:animate-none desk:rounded-none desk:border-b-0 desk:bg-transparent desk:shadow-none",
  inBar:
    "linked:max-h-none linked:animate-none linked:rounded-none linked:border-b-0 linked:bg-transparent linked:shadow-none",
};

/** The end of an open panel: fades what continues below; after the last line it is the bottom padding. */
export function PanelEdge({ className }: { className: string }) {
  return (
    <div
      aria-hidden="true"
      className={`pointer-events-none sticky bottom-0 col-span-full h-5 bg-linear-to-t from-paper-raised to-transparent low:h-3 ${className}`}
    />
  );
}
