import type { ReactNode } from "react";

type SectionProps = { title: string; about?: ReactNode; source: string; children: ReactNode };

/** The id of a section, for links. */
export const sectionId = (title: string) => title.toLowerCase().replaceAll(" ", "-");

/** A part of the page: what it shows, and the file that it comes from. */
export function Section({ title, about, source, children }: SectionProps) {
  const id = sectionId(title);
  return (
    <section aria-labelledby={id} className="border-ink border-t pt-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        <code className="text-ink-soft text-xs wrap-anywhere">{source}</code>
      </div>
      {about && <p className="mt-2 max-w-measure text-ink-soft text-sm">{about}</p>}
      <div className="mt-6 grid gap-8">{children}</div>
    </section>
  );
}

/** Specimens side by side, as many as fit. */
export function Row({ wide = false, children }: { wide?: boolean; children: ReactNode }) {
  const columns = wide
    ? "grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))]"
    : "grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))]";
  return <div className={`grid items-start gap-x-6 gap-y-8 ${columns}`}>{children}</div>;
}

/** A component in one state, and the name of the state. Its words are French, as on the site. */
export function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <figure className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3">
      <div lang="fr" className="flex min-h-12 min-w-0 flex-wrap items-center gap-3 *:min-w-0">
        {children}
      </div>
      <figcaption className="border-line border-t pt-1.5 text-ink-soft text-xs">{name}</figcaption>
    </figure>
  );
}
