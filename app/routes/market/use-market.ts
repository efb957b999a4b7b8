import { type FormEvent, useEffect, useRef, useState } from "react";
import type { Href } from "#app/hrefs.ts";
import { queryOf, wordParameters, wordsIn } from "#app/targeting/market-words.ts";
import type { MarketWords } from "#app/targeting/reading/read-market.ts";
import { askMarket } from "./ask-market.ts";
import { hasFailed, type MarketState, nothingAsked, type Outcome, problemOf } from "./market-state.ts";

/** Milliseconds after the last stroke before a market is counted by itself. */
const pause = 1_000;

/** Milliseconds after which the page says that the register is slow. */
const patience = 4_000;

export type Progress = "none" | "counting" | "slow";

/**
 * The form with its scripts: it counts when it is sent, when a field is left, and after a pause in typing, without leaving
 * the page. A newer count ends the older one. The address follows what was counted, for a reload or a colleague; the way
 * back leads to the market before, but to none that a pause in typing counted on the way to another. interpretation.md D111.
 */
export function useMarket(initial: MarketState) {
  const form = useRef<HTMLFormElement>(null);
  const result = useRef<HTMLElement>(null);
  const asked = useRef(initial.words);
  const running = useRef(new AbortController());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Whether the entry of the history is one to come back to: a market that was sent, or that the page was opened with. */
  const isKept = useRef(initial.outcome !== null);
  /** What was counted on this page, by its query, so that the way back counts nothing anew. */
  const counted = useRef(new Map([[queryOf(initial.words), initial]]));
  const [state, setState] = useState(initial);
  const [progress, setProgress] = useState<Progress>("none");

  const end = (next: MarketState, isSent: boolean) => {
    show(next);
    const query = queryOf(next.words);
    if (!hasFailed(next.outcome)) counted.current.set(query, next);
    const path = "/combien-d-entreprises" satisfies Href;
    const address = query ? `${path}?${query}` : path;
    if (address === location.pathname + location.search) isKept.current ||= isSent;
    else {
      if (isKept.current) history.pushState(null, "", address);
      else history.replaceState(history.state, "", address);
      isKept.current = isSent;
    }
  };

  const show = (next: MarketState) => {
    setProgress("none");
    setState(next);
  };

  const count = async (words: MarketWords, isSent: boolean) => {
    const { signal } = begin(words);
    setProgress("counting");
    const slow = setTimeout(() => signal.aborted || setProgress("slow"), patience);
    const outcome = await askMarket(words, signal);
    clearTimeout(slow);
    if (!signal.aborted) end({ words, outcome }, isSent);
  };

  /** Ends what is under way: from now on it is about these words. */
  const begin = (words: MarketWords) => {
    clearTimeout(timer.current);
    running.current.abort();
    running.current = new AbortController();
    asked.current = words;
    return running.current;
  };

  const refuse = (words: MarketWords, outcome: Outcome | null, isSent: boolean) => {
    begin(words);
    end(outcome ? { words, outcome } : nothingAsked, isSent);
  };

  const submit = (words: MarketWords) => {
    const problem = problemOf(words);
    if (problem) refuse(words, problem, true);
    else count(words, true);
    result.current?.scrollIntoView({ block: "nearest" });
  };

  /** Counts what the fields say, unless that was asked already. */
  const countChange = (isSent: boolean) => {
    clearTimeout(timer.current);
    const words = wordsOf(form.current);
    if (queryOf(words) === queryOf(asked.current)) return;
    const problem = problemOf(words);
    if (problem) refuse(words, problem.kind === "empty" ? null : problem, isSent);
    else count(words, isSent);
  };

  /** Shows the market of the address that Back or Forward led to. */
  const comeBack = () => {
    const words = wordsIn(new URLSearchParams(location.search)) ?? nothingAsked.words;
    fillIn(form.current, words);
    isKept.current = true;
    begin(words);
    const known = counted.current.get(queryOf(words));
    if (known) show(known);
    else count(words, true);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before the scripts came
  useEffect(() => {
    countSoon();
    window.addEventListener("popstate", comeBack);
    return () => {
      clearTimeout(timer.current);
      window.removeEventListener("popstate", comeBack);
    };
  }, []);

  const countSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => countChange(false), pause);
  };

  return {
    form,
    result,
    state,
    progress,
    countSoon,
    /** A field was left. */
    countNow: () => countChange(true),
    send(event: FormEvent) {
      event.preventDefault();
      submit(wordsOf(form.current));
    },
    /** Fills the fields in, and counts. */
    take(words: MarketWords) {
      fillIn(form.current, words);
      submit(words);
    },
  };
}

function fillIn(form: HTMLFormElement | null, words: MarketWords): void {
  for (const [name, parameter] of Object.entries(wordParameters)) {
    const field = form?.elements.namedItem(parameter);
    if (field instanceof HTMLInputElement) field.value = words[name as keyof MarketWords];
  }
}

function wordsOf(form: HTMLFormElement | null): MarketWords {
  const fields = new FormData(form ?? undefined);
  const query = new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]));
  return wordsIn(query) ?? nothingAsked.words;
}
