const home = "/assistant";

/** Paths that are no destination after a sign-in: they would redirect in a loop, or are meant for programs. */
const excluded = /^\/(login|api|mailbox)(\.data)?(\/|$)/i;

/**
 * The path to open after signing in: `value` when it is a path of this site (with its query, without a fragment), else
 * /assistant. Rejects whatever a browser or a router could read as another site: a double slash, a backslash or a
 * control character, whether literal, percent-encoded or produced by resolving dots.
 */
export function safeReturnPath(value: unknown): string {
  if (typeof value !== "string" || value.length > 1_000) return home;
  if (!value.startsWith("/") || hasDoubleSlash(value.split(/[?#]/, 1)[0] ?? "") || hasControl(value))
    return home;
  if (!URL.canParse(value, "http://own")) return home;

  const { origin, pathname, search } = new URL(value, "http://own");
  const decoded = decodeFully(pathname);
  if (origin !== "http://own" || decoded === null) return home;
  if (hasDoubleSlash(pathname) || hasDoubleSlash(decoded) || hasControl(decoded)) return home;
  if (excluded.test(decoded)) return home;
  return pathname + search;
}

function hasDoubleSlash(path: string): boolean {
  return path.includes("//") || path.includes("\\");
}

function hasControl(text: string): boolean {
  return /[\p{Cc}\p{Cf}\p{Z}]/u.test(text);
}

/** Decodes until nothing is encoded, because a proxy may decode once more than we do; `null` when malformed. */
function decodeFully(path: string): string | null {
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
