/** Finds a phrase in a folded text. */
export type Phrase = { test: (text: string) => boolean };

type Step = { on: ((char: string) => boolean) | null; to: number[]; needs?: "start" | "end" };

/** A set of steps that a text may have come to, with where each next character leads. */
type Place = { steps: readonly number[]; isFound: boolean; isFoundAtEnd: boolean; next: Map<string, Place> };

/** More places of one phrase are not remembered. */
const mostPlaces = 2_000;

/** Stands for every character beyond ASCII that a pattern does not have. */
const other = "\uFFFF";

const known = new Map<string, Phrase>();

/**
 * A phrase by a pattern of letters, digits, blanks, classes (`[a-z]`, `\w`, `\d`, `[^i]`), groups `(?:a|b)`, counts (`?`, `*`, `+`,
 * `{2,5}`), `^` and `$`. It is read by all its ways at once, so that a text takes time in proportion to its length whatever
 * the pattern is: phrases with gaps of several words cannot be proved as regular expressions (decision 16).
 */
export function phrase(pattern: string): Phrase {
  const before = known.get(pattern);
  if (before) return before;
  const made = reader(pattern, new Parser(pattern).steps());
  known.set(pattern, made);
  return made;
}

function reader(pattern: string, { steps, first, last }: { steps: Step[] } & Part): Phrase {
  const places = new Map<string, Place>();
  let start: Place | undefined;
  const closure = (from: Iterable<number>, at: { start: boolean; end: boolean }) => {
    const found = new Set<number>();
    const open = [...from];
    for (let step = open.pop(); step !== undefined; step = open.pop()) {
      if (found.has(step)) continue;
      const { on, to, needs } = steps[step] as Step;
      if (needs && !at[needs]) {
        if (needs === "end") found.add(step);
        continue;
      }
      found.add(step);
      if (on === null) open.push(...to);
    }
    return found;
  };
  const arrivals: (readonly number[])[] = [];
  /** Where a step leads inside of a text: the steps that read a character, the last one, and those that wait for the end. */
  const arrivalsOf = (step: number): readonly number[] => {
    const before = arrivals[step];
    if (before) return before;
    const found = [...closure([step], { start: false, end: false })].filter(
      (one) => one === last || steps[one]?.on || steps[one]?.needs === "end",
    );
    arrivals[step] = found;
    return found;
  };
  const placeOf = (here: ReadonlySet<number>): Place => {
    const key = [...here].sort((a, b) => a - b).join();
    const before = places.get(key);
    if (before) return before;
    const isFound = here.has(last);
    const place = {
      steps: [...here],
      isFound,
      isFoundAtEnd: isFound || reachesEnd(here),
      next: new Map<string, Place>(),
    };
    if (places.size >= mostPlaces) {
      // With where they lead, or what is forgotten would stay.
      for (const one of places.values()) one.next.clear();
      places.clear();
      start?.next.clear();
    }
    places.set(key, place);
    return place;
  };
  const reachesEnd = (here: ReadonlySet<number>) => {
    const beyond = [...here]
      .filter((step) => steps[step]?.needs === "end")
      .flatMap((step) => steps[step]?.to ?? []);
    return closure(beyond, { start: false, end: true }).has(last);
  };
  start = placeOf(closure([first], { start: true, end: false }));
  const beginning = start;
  return {
    test(text) {
      let place = beginning;
      for (const written of text) {
        if (place.isFound) return true;
        // A pattern tells no two others apart, so that what is remembered of a place has a bound.
        const char = written < "\u0080" || pattern.includes(written) ? written : other;
        let next = place.next.get(char);
        if (!next) {
          const reached = new Set(arrivalsOf(first));
          for (const step of place.steps) {
            const { on, to } = steps[step] as Step;
            if (on?.(char)) for (const one of to) for (const arrival of arrivalsOf(one)) reached.add(arrival);
          }
          next = placeOf(reached);
          place.next.set(char, next);
        }
        place = next;
      }
      return place.isFound || place.isFoundAtEnd;
    },
  };
}

type Part = { first: number; last: number };

/** Makes steps of a pattern, one for each character and each choice. */
class Parser {
  readonly #pattern: string;
  readonly #steps: Step[] = [];
  #at = 0;

  constructor(pattern: string) {
    this.#pattern = pattern;
  }

  steps(): { steps: Step[] } & Part {
    const part = this.#choice();
    if (this.#at < this.#pattern.length) throw new Error(`The pattern ${this.#pattern} ends at ${this.#at}.`);
    return { steps: this.#steps, ...part };
  }

  #add(step: Step): number {
    return this.#steps.push(step) - 1;
  }

  #link(from: number, to: number) {
    this.#steps[from]?.to.push(to);
  }

  #choice(): Part {
    const first = this.#add({ on: null, to: [] });
    const last = this.#add({ on: null, to: [] });
    do {
      if (this.#pattern[this.#at] === "|") this.#at++;
      const part = this.#sequence();
      this.#link(first, part.first);
      this.#link(part.last, last);
    } while (this.#pattern[this.#at] === "|");
    return { first, last };
  }

  #sequence(): Part {
    const first = this.#add({ on: null, to: [] });
    let last = first;
    while (this.#at < this.#pattern.length && !"|)".includes(this.#pattern[this.#at] ?? "")) {
      const begins = this.#at;
      let part = this.#atom();
      const [least, most] = this.#count();
      const ends = this.#at;
      const copies: Part[] = [part];
      const total = most === Number.POSITIVE_INFINITY ? Math.max(1, least) : most;
      for (let copy = 1; copy < total; copy++) {
        this.#at = begins;
        copies.push(this.#atom());
      }
      this.#at = ends;
      for (const [copy, one] of copies.entries()) {
        part = one;
        if (copy >= least) {
          // This copy and those after it may be left out.
          const skip = this.#add({ on: null, to: [one.first] });
          const after = this.#add({ on: null, to: [] });
          this.#link(skip, after);
          this.#link(one.last, after);
          part = { first: skip, last: after };
        }
        if (most === Number.POSITIVE_INFINITY && copy === copies.length - 1) this.#link(one.last, one.first);
        this.#link(last, part.first);
        last = part.last;
      }
    }
    return { first, last };
  }

  #count(): [least: number, most: number] {
    const rest = this.#pattern.slice(this.#at, this.#at + 8);
    const sign = rest.charAt(0);
    const [all = "", least = "", comma = "", most = ""] = /^\{(\d{1,2})(,?)(\d{0,2})\}/.exec(rest) ?? [];
    if (all !== "") {
      this.#at += all.length;
      return [Number(least), comma === "" ? Number(least) : Number(most)];
    }
    if (sign === "" || !"?*+".includes(sign)) return [1, 1];
    this.#at++;
    return [sign === "+" ? 1 : 0, sign === "?" ? 1 : Number.POSITIVE_INFINITY];
  }

  #atom(): Part {
    if (this.#pattern.startsWith("(?:", this.#at)) {
      this.#at += 3;
      const part = this.#choice();
      this.#at++;
      return part;
    }
    const last = this.#add({ on: null, to: [] });
    const char = this.#pattern[this.#at++] ?? "";
    if (char === "^" || char === "$")
      return { first: this.#add({ on: null, to: [last], needs: char === "^" ? "start" : "end" }), last };
    return { first: this.#add({ on: this.#set(char), to: [last] }), last };
  }

  #set(char: string): (char: string) => boolean {
    if (char === "\\") {
      const escaped = this.#pattern[this.#at++] ?? "";
      if (escaped === "w") return (one) => /^[a-z0-9_]$/.test(one);
      return escaped === "d" ? (one) => one >= "0" && one <= "9" : (one) => one === escaped;
    }
    if (char !== "[") return (one) => one === char;
    const end = this.#pattern.indexOf("]", this.#at);
    const body = this.#pattern.slice(this.#at, end);
    this.#at = end + 1;
    const isOpposite = body.startsWith("^");
    const signs = isOpposite ? body.slice(1) : body;
    const isIn = (one: string) => {
      for (let at = 0; at < signs.length; at++) {
        if (signs[at + 1] === "-" && at + 2 < signs.length) {
          if (one >= (signs[at] ?? "") && one <= (signs[at + 2] ?? "")) return true;
          at += 2;
        } else if (one === signs[at]) return true;
      }
      return false;
    };
    return (one) => isIn(one) !== isOpposite;
  }
}
