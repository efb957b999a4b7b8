/** The Content-Security-Policy of every response that is not a page: it may load nothing. */
export const barePolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The policy of a page: it may load our own files, and run the inline scripts and styles whose sources are given. */
export function pagePolicy(
  inline: { scripts: readonly string[]; styles: readonly string[] },
  sockets: readonly string[] = [],
): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...inline.scripts].join(" "),
    ["style-src 'self'", ...inline.styles].join(" "),
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...sockets].join(" "),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
