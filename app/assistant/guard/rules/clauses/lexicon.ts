/** Words, folded as in a view; looked up in constant time however many there are. */
export type Lexicon = {
  entries: readonly string[];
  has: (word: string) => boolean;
  isIn: (words: readonly string[]) => boolean;
  /** Whether an unfinished word may become one of them. */
  mayBecome: (beginning: string) => boolean;
};

/** The words of a list, separated by blanks; one that ends in `*` stands for all that begin with it. */
export function lexicon(...lists: readonly string[]): Lexicon {
  const entries = lists.join(" ").split(/\s/).filter(Boolean);
  const whole = new Set(entries.filter((entry) => !entry.endsWith("*")));
  const beginnings = new Set(
    entries.filter((entry) => entry.endsWith("*")).map((entry) => entry.slice(0, -1)),
  );
  const lengths = [...new Set([...beginnings].map(({ length }) => length))];
  const has = (word: string) =>
    whole.has(word) || lengths.some((length) => beginnings.has(word.slice(0, length)));
  let possible: Set<string> | null = null;
  const mayBecome = (beginning: string) => {
    possible ??= new Set(entries.flatMap((entry) => beginningsOf(entry.replace("*", ""))));
    return has(beginning) || possible.has(beginning);
  };
  return { entries, has, isIn: (words) => words.some(has), mayBecome };
}

const beginningsOf = (word: string) => [...word].map((_, index) => word.slice(0, index + 1));

/** What is found by words, and by beginnings of words. */
export type Index<Item> = {
  /** What belongs to a word; of an unfinished one also what belongs to a word that it may become. */
  at: (word: string, isUnfinished: boolean) => readonly Item[];
};

/** The index of these items by the words of their lexicons. */
export function indexOf<Item extends { words: Lexicon }>(items: readonly Item[]): Index<Item> {
  const whole = new Map<string, Set<Item>>();
  const beginnings = new Map<string, Set<Item>>();
  const possible = new Map<string, Set<Item>>();
  const add = (map: Map<string, Set<Item>>, key: string, item: Item) => {
    const at = map.get(key) ?? new Set();
    map.set(key, at.add(item));
  };
  for (const item of items)
    for (const entry of item.words.entries) {
      const word = entry.replace("*", "");
      add(entry === word ? whole : beginnings, word, item);
      for (let length = 1; length < word.length; length++) add(possible, word.slice(0, length), item);
    }
  const lengths = [...new Set([...beginnings.keys()].map(({ length }) => length))];
  const none: readonly Item[] = [];
  return {
    at(word, isUnfinished) {
      const found = new Set<Item>(whole.get(word));
      for (const length of lengths)
        for (const item of beginnings.get(word.slice(0, length)) ?? []) found.add(item);
      if (isUnfinished) for (const item of possible.get(word) ?? []) found.add(item);
      return found.size > 0 ? [...found] : none;
    },
  };
}
