const home = "/assistant";

/** Pages that make no sense as the place to go after signing in: they would loop, or are not for people. */
const elsewhere = /^\/(login|api|mailbox)(\.data)?(\/|$)/i;

/**
 * The place to go after signing in: `value` when it is one of our own paths (with its query, without a fragment),
 * else /assistant. Nothing that a browser or a router could take for another site gets through: a second slash, a
 * backslash or a control character, written plainly, percent-encoded or appearing when dots are resolved.
 */
export function safeReturnPath(value: unknown): string {
  if (typeof value !== "string" || value.length > 1_000) return home;
  if (!value.startsWith("/") || hasTrap(value.split(/[?#]/, 1)[0] ?? "") || hasControl(value)) return home;
  if (!URL.canParse(value, "http://own")) return home;

  const { origin, pathname, search } = new URL(value, "http://own");
  const decoded = decode(pathname);
  if (origin !== "http://own" || decoded === null) return home;
  if (hasTrap(pathname) || hasTrap(decoded) || hasControl(decoded)) return home;
  if (elsewhere.test(decoded)) return home;
  return pathname + search;
}

function hasTrap(path: string): boolean {
  return path.includes("//") || path.includes("\\");
}

function hasControl(text: string): boolean {
  return /[\p{Cc}\p{Cf}\p{Z}]/u.test(text);
}

/** Until nothing is encoded any more, since a proxy on the way may decode once more than we do. */
function decode(path: string): string | null {
  let text = path;
  for (let pass = 0; pass < 4; pass++) {
    try {
      const decoded = decodeURIComponent(text);
      if (decoded === text) return text;
      text = decoded;
    } catch (error) {
      if (error instanceof URIError) return null;
      throw error;
    }
  }
  return null;
}
