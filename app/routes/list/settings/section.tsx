import type { ReactNode } from "react";
import { useSteadyRows } from "#app/ui/use-steady-rows.ts";
import type { SettingsEditing } from "./use-settings.ts";

/** What the parts of the page that edit something are given. */
export type Part = { editing: SettingsEditing };

/** A part of the page, with its heading. */
export function Section({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-3">
      <h2 className="text-lg leading-tight">{title}</h2>
      {text && <p className="max-w-measure text-ink-soft text-sm">{text}</p>}
      {children}
    </section>
  );
}

/** Items between lines, with their keys. */
export function List({ keys, children }: { keys: readonly string[]; children: ReactNode }) {
  const list = useSteadyRows<HTMLUListElement>(keys);
  return (
    <ul ref={list} className="w-full border-line border-t">
      {children}
    </ul>
  );
}
