import { assistant } from "#app/content/signed-in/assistant-copy.ts";
import { Icon } from "#app/ui/icon.tsx";

/** Opens the import of a file of prospects. */
export function ImportButton({ onOpen }: { onOpen: () => void }) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-label={assistant.importing.button}
      title={assistant.importing.button}
      onClick={onOpen}
      className="flex min-h-12 min-w-12 shrink-0 cursor-pointer items-center justify-center gap-2 rounded-md px-2 font-semibold text-sm border border-line-strong bg-paper-raised text-ink transition-colors hover:border-ink hover:bg-paper-sunk low:min-h-[max(44px,2.25rem)] low:min-w-target"
    >
      <Icon name="upload" className="size-[min(1.25em,28px)]!" />
      <span className="hidden desk:inline">{assistant.importing.shortButton}</span>
    </button>
  );
}
