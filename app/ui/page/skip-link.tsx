import { contentId } from "./content-id.ts";

/** Skips the navigation bar. The first focusable element; visible only while it has the focus. */
export function SkipLink({ label }: { label: string }) {
  return (
    <a href={`#${contentId}`} className="skip-link">
      {label}
    </a>
  );
}
