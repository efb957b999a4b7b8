declare global {
  /** Libraries that add style elements read the nonce here. */
  var __webpack_nonce__: string | undefined;
}

/**
 * The nonce with which scripts may add style elements to this page; also publishes it to libraries. `null` if the
 * page's Content-Security-Policy has no nonce, so that nothing may be added.
 */
export function styleNonce(): string | null {
  const nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce || null;
  if (nonce) globalThis.__webpack_nonce__ = nonce;
  return nonce;
}
