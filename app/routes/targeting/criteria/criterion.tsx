import { type ReactNode, useId } from "react";

/** One criterion with its heading. */
export function Criterion({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-[minmax(0,1fr)] content-start gap-3 border-line border-t pt-5"
    >
      <h2 id={id} className="text-lg leading-tight">
        {title}
      </h2>
      {hint && <p className="text-ink-soft text-sm">{hint}</p>}
      {children}
    </section>
  );
}
