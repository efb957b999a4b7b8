/** Removes plural and gender endings of a folded word: chaleureux and chaleureuses, formel and formelle become the same. */
export function stem(word: string): string {
  const singular = word.endsWith("s") ? word.slice(0, -1) : word;
  if (singular.length <= 4) return singular;
  const bare = withoutTrailing(singular, "sxe")
    .replace(/au$/, "al")
    .replace(/(.)\1$/, "$1");
  // What is left of "comme" is also left of "comex".
  return bare.length < 4 ? singular : bare;
}

/** A loop, since `/[sxe]+$/` takes quadratic time on "sss…a". */
function withoutTrailing(word: string, letters: string): string {
  let end = word.length;
  while (end > 0 && letters.includes(word.charAt(end - 1))) end--;
  return word.slice(0, end);
}
