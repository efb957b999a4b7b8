/** The id of the main content, which the skip link leads to. */
export const contentId = "contenu";

/** Skips the navigation bar. The first focusable element; visible only while it has the focus. */
export function SkipLink({ label }: { label: string }) {
  return (
    <a
      href={`#${contentId}`}
      className="fixed start-2 top-2 z-50 inline-flex min-h-11 -translate-y-16 items-center rounded-md bg-ink px-5 font-semibold text-paper-raised text-sm focus:translate-y-0"
    >
      {label}
    </a>
  );
}
