import type { ReactNode } from "react";

type Props = { id: string; isOpen: boolean; className?: string; children: ReactNode };

/**
 * The panel that a button of the header opens. It covers the conversation except its last lines, and never the
 * composer. In wide windows `className` positions it instead.
 */
export function Panel({ id, isOpen, className = "", children }: Props) {
  return (
    <div
      id={id}
      className={`z-20 col-span-full row-start-3 max-h-[max(100%-3.5rem,min(100%-1.75rem,10rem))] w-96 max-w-full animate-appear self-start justify-self-end scroll-pb-5 overflow-y-auto low:scroll-pb-0 overscroll-contain border-line border-b bg-paper-raised px-edge shadow-float broad:rounded-es-lg broad:border-s broad:px-6 desk:max-h-none desk:animate-none desk:rounded-none desk:border-b-0 desk:bg-transparent desk:shadow-none ${isOpen ? "" : "hidden"} ${className}`}
    >
      {children}
      {isOpen && (
        // Fades the content that continues below; after the last line it is the bottom padding.
        <div
          aria-hidden="true"
          className="pointer-events-none sticky bottom-0 col-span-full h-5 bg-linear-to-t low:h-3 from-paper-raised to-transparent desk:hidden"
        />
      )}
    </div>
  );
}
