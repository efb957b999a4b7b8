import type { ReactNode } from "react";

/** A text in which no line ends within “e-mail”, as browsers allow after a hyphen. */
export function unbroken(text: string): ReactNode {
  const parts = text.split(/(e-mails?)/i);
  if (parts.length === 1) return text;
  return parts.map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name.
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}
