import { copyAndSay } from "#app/components/copy-and-say.ts";
import { assistant } from "#app/content/signed-in/assistant-copy.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";

/** Copies the source text of a message. Visible on hover, on focus, and always on touch screens. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const isHydrated = useHydrated();
  if (!isHydrated || !navigator.clipboard) return null;
  return (
    <button
      type="button"
      onClick={() => void copyAndSay(text, assistant)}
      aria-label={label}
      className="-my-3 grid size-target cursor-pointer place-items-center rounded-sm text-ink-soft text-xs opacity-0 transition-opacity hover:text-ink focus-visible:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100"
    >
      <Icon name="copy" />
    </button>
  );
}
