/**
 * The one-time token in an address's fragment (`#access_token=…`), or `null`. Other fields beside it are ignored.
 * decisions.md D21.
 */
export function tokenIn(fragment: string): string | null {
  return new URLSearchParams(fragment.replace(/^#/, "")).get("access_token") || null;
}

/** The token of the page's own address, which leaves the address bar and the history as soon as it is read. */
export function takeTokenFromAddress(): string | null {
  const token = tokenIn(window.location.hash);
  if (token !== null)
    window.history.replaceState(window.history.state, "", window.location.pathname + window.location.search);
  return token;
}
