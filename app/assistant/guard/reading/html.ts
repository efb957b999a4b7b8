/** The elements of HTML; a name such as `<prénom>` or `<Entreprise>` is a gap to fill. */
const elements = new Set(
  "a abbr acronym address applet area article aside audio b base basefont bdi bdo big blink blockquote body br button canvas caption center cite code col colgroup data datalist dd del details dfn dialog dir div dl dt em embed fieldset figcaption figure font footer form frame frameset h1 h2 h3 h4 h5 h6 head header hgroup hr html i iframe image img input ins isindex kbd label legend li link listing main map mark marquee math menu meta meter nav nobr noframes noscript object ol optgroup option output p param picture plaintext portal pre progress q rp rt ruby s samp script search section select slot small source span strike strong style sub summary sup svg table tbody td template textarea tfoot th thead time title tr track tt u ul var video wbr xmp".split(
    " ",
  ),
);

const longest = 400;

/**
 * What begins with the `<` at `start`: markup and its end, nothing of the kind (`null`), or `"open"` while a growing text
 * does not say.
 */
export function markupAt(text: string, start: number, isWhole: boolean): { end: number } | null | "open" {
  const next = text.charAt(start + 1);
  if (next === "") return isWhole ? null : "open";
  if (!/[a-z/!?]/i.test(next)) return null;
  let end = start + 1;
  while (end < text.length && end - start < longest && !"<>".includes(text.charAt(end))) end++;
  if (end === text.length && end - start < longest && !isWhole) return "open";
  const inside = text.slice(start + 1, end);
  if (/^[a-z][a-z\d+.-]{0,30}:/i.test(inside) || /^[^\s@]{1,200}@/.test(inside)) return null;
  const isClosed = text.charAt(end) === ">";
  const name = /^[a-z][a-z\d-]{0,30}/i.exec(inside)?.[0] ?? "";
  const isPlaceholder = name !== "" && !elements.has(name.toLowerCase()) && !/[=/]/.test(inside);
  if (isPlaceholder || (!isClosed && name !== "" && !elements.has(name.toLowerCase()))) return null;
  if (name !== "" && /^[\p{L}\p{M}]/u.test(inside.slice(name.length))) return null;
  return { end: isClosed ? end + 1 : end };
}

/** The end of the image that begins with the `!` at `start`, with the same exceptions. */
export function imageAt(text: string, start: number, isWhole: boolean): { end: number } | null | "open" {
  const next = text.charAt(start + 1);
  if (next === "") return isWhole ? null : "open";
  if (next !== "[") return null;
  let end = start + 2;
  let isTarget = false;
  for (; end < text.length && end - start < longest; end++) {
    const char = text.charAt(end);
    if (char === "\n" || (char === "!" && text.charAt(end + 1) === "[")) break;
    if (!isTarget && char === "]") {
      const after = text.charAt(end + 1);
      if (after === "" && !isWhole) return "open";
      if (after !== "(") return { end: end + 1 };
      isTarget = true;
    }
    if (isTarget && char === ")") return { end: end + 1 };
  }
  return end === text.length && end - start < longest && !isWhole ? "open" : { end };
}
