import { assistant } from "#app/content/signed-in/assistant-copy.ts";
import { Icon } from "#app/ui/icon.tsx";
import { showToast } from "#app/ui/toast/toast.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";

/** Copies the source text of a message. Visible on hover, on focus, and always on touch screens. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const isHydrated = useHydrated();
  if (!isHydrated || !navigator.clipboard) return null;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ title: assistant.copied, type: "success", position: "top-right" });
    } catch (error) {
      if (!(error instanceof DOMException)) throw error;
      showToast({ title: assistant.copyFailed, type: "error", position: "top-right" });
    }
  };
  return (
    <button
      type="button"
      onClick={copy}
      aria-label={label}
      className="-my-3 grid size-target cursor-pointer place-items-center rounded-sm text-ink-soft text-xs opacity-0 transition-opacity hover:text-ink focus-visible:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100"
    >
      <Icon name="copy" />
    </button>
  );
}
