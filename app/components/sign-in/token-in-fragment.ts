/** The one-time token in a URL fragment (`#access_token=…`), or `null`. Other fields are ignored. interpretation.md D21. */
export function tokenIn(fragment: string): string | null {
  return new URLSearchParams(fragment.replace(/^#/, "")).get("access_token") || null;
}

/** Reads the token in the page's address, and removes it from the address bar and the history; `null` without one. */
export function takeTokenFromAddress(): string | null {
  const token = tokenIn(window.location.hash);
  if (token !== null)
    window.history.replaceState(window.history.state, "", window.location.pathname + window.location.search);
  return token;
}
