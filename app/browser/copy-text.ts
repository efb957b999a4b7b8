/** Copies a text to the clipboard; false where that is denied, or there is no clipboard, as on a page that is not secure. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch (error) {
    if (!(error instanceof DOMException || error instanceof TypeError)) throw error;
    return false;
  }
}
