import type { ReactNode } from "react";

/** A paragraph of a message. Inside an item or a quote the direction is that of the whole. */
export function Paragraph({ isInner = false, children }: { isInner?: boolean; children: ReactNode }) {
  return (
    <p dir={isInner ? undefined : "auto"} className="whitespace-pre-wrap text-start wrap-anywhere">
      {children}
    </p>
  );
}
