import { copyAndSay } from "#app/components/copy-and-say.ts";
import { draftPages } from "#app/content/signed-in/draft-page-copy.ts";
import { Button } from "#app/ui/form/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

const copy = draftPages.draft;

type Props = {
  text: () => string;
  label: string;
  /** The accessible name, if the label alone is ambiguous. */
  name?: string | undefined;
  variant?: "secondary" | "ghost";
  /** Leaves only the icon to see in narrow windows. */
  isCompact?: boolean;
  className?: string;
};

/** Copies a text to the clipboard; a toast says how it went. */
export function CopyTextButton({
  text,
  label,
  name,
  variant = "secondary",
  isCompact,
  className = "",
}: Props) {
  return (
    <Button
      variant={variant}
      onClick={() => void copyAndSay(text(), copy)}
      aria-label={name}
      className={`noscript:hidden ${className}`}
    >
      <Icon name="copy" />
      <span className={isCompact ? "max-sm:sr-only" : undefined}>{label}</span>
    </Button>
  );
}
