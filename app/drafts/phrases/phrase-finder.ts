import { lineBreak, type Word, wordsOf } from "./words.ts";

/** An occurrence of an entry's phrase; offsets in UTF-16 code units. */
export type Occurrence<Entry> = { entry: Entry; start: number; end: number };

/** The phrases of a list among the words of a text: the longest at each place, in order, without overlaps. */
export type PhraseFinder<Entry> = (words: readonly Word[]) => Occurrence<Entry>[];

type Node<Entry> = { next: Map<string, Node<Entry>>; entry: Entry | null };

/** A phrase is found by its first words, which bounds the time for each word of a text. */
const maxWords = 20;

/**
 * Finds phrases by whole words, whatever their case, accents, apostrophes, plural and gender endings: "clé en main"
 * finds "Clés en mains", "port" does not find "report". Takes linear time in the text.
 */
export function phraseFinder<Entry extends { phrase: string }>(
  entries: readonly Entry[],
): PhraseFinder<Entry> {
  const root: Node<Entry> = { next: new Map(), entry: null };
  for (const entry of entries) {
    let node = root;
    for (const { form } of wordsOf(entry.phrase).slice(0, maxWords)) {
      const next = node.next.get(form) ?? { next: new Map(), entry: null };
      node.next.set(form, next);
      node = next;
    }
    if (node !== root) node.entry ??= entry;
  }
  if (root.next.size === 0) return () => [];

  return (words) => {
    const found: Occurrence<Entry>[] = [];
    for (let at = 0; at < words.length; at++) {
      let node: Node<Entry> | undefined = root;
      let last: { entry: Entry; index: number } | null = null;
      for (let index = at; node && index < words.length; index++) {
        const form: string = words[index]?.form ?? lineBreak;
        node = form === lineBreak ? undefined : node.next.get(form);
        if (node?.entry) last = { entry: node.entry, index };
      }
      if (!last) continue;
      found.push({ entry: last.entry, start: words[at]?.start ?? 0, end: words[last.index]?.end ?? 0 });
      at = last.index;
    }
    return found;
  };
}
