/** Returns the address to which a link with this label may lead, or `null` if it must stay text. */
export type AddressRule = (label: string, target: string) => string | null;

/**
 * Returns `target` if a link may lead to it, else `null`. Allowed are http, https and mailto; refused are script URLs
 * and addresses that look like others (credentials before an @, invisible characters).
 */
export function safeAddress(target: string): string | null {
  if (!/^(https?:\/\/[^\s/]|mailto:[^\s])/i.test(target) || /[\p{Cc}\p{Cf}\s]/u.test(target)) return null;
  if (!URL.canParse(target)) return null;
  const { username, password } = new URL(target);
  return username || password ? null : target;
}

/** As `safeAddress`; every address in a label that is not the target itself must also lead to the same place. */
export function addressMatching(label: string, target: string): string | null {
  const href = safeAddress(target);
  if (href === null || label === target) return href;
  const destination = destinationOf(href);
  return addressesIn(label).every((address) => destinationOf(address) === destination) ? href : null;
}

/**
 * Where a safe address leads, as a reader recognises it: the host of a page, the mailbox of an e-mail address. Empty for
 * what cannot be parsed.
 */
export function destinationOf(href: string): string {
  if (!URL.canParse(href)) return "";
  const { protocol, host, pathname } = new URL(href);
  return protocol === "mailto:" ? pathname.toLowerCase() : host.replace(/^www\./, "");
}

/** Whether the label of a link says where it leads. */
export function showsDestination(label: string, href: string): boolean {
  const destination = destinationOf(href);
  const words = label.toLowerCase().split(/[^\p{L}\p{N}.:@+_-]+/u);
  return words.some((word) => word.replace(/^(?:mailto:|www\.)/, "") === destination);
}

/** The addresses that a reader sees in a label: after a scheme, in a word that begins with `www.`, and around an @. */
function addressesIn(label: string): string[] {
  return visible(label).flatMap((word) => {
    const [, ...pages] = word.split("://");
    if (pages.length > 0) return pages.map((page) => `https://${page}`);
    if (/^www\./i.test(word)) return [`https://${word}`];
    if (/^mailto:/i.test(word)) return [word];
    return /[^@]@[^@]/.test(word) ? [`mailto:${word}`] : [];
  });
}

/** The words of a label without its invisible characters. */
function visible(label: string): string[] {
  return label.replace(/\p{Cf}/gu, "").split(/[\s<>"'()«»]/);
}
