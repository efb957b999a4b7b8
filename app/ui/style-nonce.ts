declare global {
  /** Where libraries that add styles of their own look for the mark that our policy asks for. */
  var __webpack_nonce__: string | undefined;
}

/**
 * The mark that lets a script add a style element to this page, also handed to the libraries that ask for it. `null`
 * where the page's Content-Security-Policy knows none: nothing may be added there.
 */
export function styleNonce(): string | null {
  const nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce || null;
  if (nonce) globalThis.__webpack_nonce__ = nonce;
  return nonce;
}
