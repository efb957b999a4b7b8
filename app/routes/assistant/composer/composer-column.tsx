import type { ReactNode } from "react";

/** The height of the composer's empty field. */
export const fieldHeight = "min-h-12 low:min-h-[max(44px,2.25rem)]";

/** The rows of the composer, as wide as the conversation; also of what is drawn of it before it works. */
export function ComposerColumn({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto grid max-w-chat grid-cols-[minmax(0,1fr)] gap-3 px-edge pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] low:gap-1 low:pt-1 low:pb-[max(6px,env(safe-area-inset-bottom))] broad:px-6">
      {children}
    </div>
  );
}
