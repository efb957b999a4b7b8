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
      className="flex min-h-target min-w-target cursor-pointer items-center justify-center gap-1.5 rounded-md border border-line-strong bg-paper-raised px-3 py-1 font-semibold text-ink text-sm leading-tight transition-colors hover:border-ink hover:bg-paper-sunk slim:px-2.5"
    >
      <Icon name="upload" />
      <span className="low:hidden">{assistant.importing.shortButton}</span>
    </button>
  );
}
