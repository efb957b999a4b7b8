import { copyText } from "#app/browser/copy-text.ts";
import { showToast } from "#app/ui/toast/toast.ts";

/** Copies a text to the clipboard, and says in a toast how it went. */
export async function copyAndSay(
  text: string,
  { copied, copyFailed }: { copied: string; copyFailed: string },
): Promise<void> {
  const isCopied = await copyText(text);
  showToast({
    title: isCopied ? copied : copyFailed,
    type: isCopied ? "success" : "error",
    position: "top-right",
  });
}
