import { list as copy } from "#app/content/signed-in/list-copy.ts";
import { Icon } from "#app/ui/icon.tsx";
import { showToast } from "#app/ui/toast/toast.ts";

type Props = { text: string; label: string; copied: string };

/** Copies an address or a number; a toast says how it went. */
export function CopyButton({ text, label, copied }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={() => void copyText(text, copied)}
      className="list-copy"
    >
      <Icon name="copy" />
    </button>
  );
}

/** Puts a text into the clipboard, and says how it went. */
export async function copyText(text: string, copied: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ title: copied, type: "success", position: "top-right" });
  } catch (error) {
    // Denied, or no clipboard at all where the page is not secure.
    if (!(error instanceof DOMException || error instanceof TypeError)) throw error;
    showToast({ title: copy.record.copyFailed, type: "error", position: "top-right" });
  }
}
