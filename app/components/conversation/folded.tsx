import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";

type Props = { label: string; className?: string; children: ReactNode };

/** A part of the conversation that something newer replaces, opened on demand. */
export function Folded({ label, className = "", children }: Props) {
  return (
    <details className={`group/previous max-w-full ${className}`}>
      <summary className="flex min-h-target w-fit cursor-pointer list-none items-center gap-1.5 rounded-sm text-ink-soft text-xs hover:text-ink [&::-webkit-details-marker]:hidden">
        <Icon name="chevronDown" className="transition-transform group-open/previous:rotate-180" />
        {label}
      </summary>
      <div className="mb-2 w-fit max-w-full border-line border-s-2 ps-[min(1rem,4cqw)] text-ink-soft text-sm">
        {children}
      </div>
    </details>
  );
}
