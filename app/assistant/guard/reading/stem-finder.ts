/**
 * Finds a word in a set by its first letters, so that its other forms count too: "livré", "livraison". A shorter word is in
 * none. The beginnings of a set are kept as long as the set is.
 */
export function stemFinder(letters: number): (word: string, words: ReadonlySet<string>) => boolean {
  const known = new WeakMap<ReadonlySet<string>, ReadonlySet<string>>();
  const stemsOf = (words: ReadonlySet<string>) => {
    const before = known.get(words);
    if (before) return before;
    const stems = new Set(
      [...words].filter(({ length }) => length >= letters).map((word) => word.slice(0, letters)),
    );
    known.set(words, stems);
    return stems;
  };
  return (word, words) => stemsOf(words).has(word.slice(0, letters));
}
