import { type FormEvent, useEffect, useRef, useState } from "react";
import type { Href } from "#app/hrefs.ts";
import { queryOf, wordParameters, wordsIn } from "#app/targeting/market-words.ts";
import type { MarketWords } from "#app/targeting/reading/read-market.ts";
import { askMarket } from "./ask-market.ts";
import { type MarketState, nothingAsked, type Outcome, problemOf } from "./market-state.ts";

/** Milliseconds after the last stroke before a market is counted by itself. */
const pause = 1_000;

/** Milliseconds after which the page says that the register is slow. */
const patience = 4_000;

export type Progress = "none" | "counting" | "slow";

/**
 * The form with its scripts: it counts when it is sent, when a field is left, and after a pause in typing, without leaving
 * the page. A newer count ends the older one. The address follows what was counted, for a reload or a colleague.
 */
export function useMarket(initial: MarketState) {
  const form = useRef<HTMLFormElement>(null);
  const result = useRef<HTMLElement>(null);
  const asked = useRef(initial.words);
  const running = useRef(new AbortController());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [state, setState] = useState(initial);
  const [progress, setProgress] = useState<Progress>("none");

  const end = (next: MarketState) => {
    setProgress("none");
    setState(next);
    const query = queryOf(next.words);
    const path = "/combien-d-entreprises" satisfies Href;
    history.replaceState(history.state, "", query ? `${path}?${query}` : path);
  };

  const count = async (words: MarketWords) => {
    const { signal } = begin(words);
    setProgress("counting");
    const slow = setTimeout(() => signal.aborted || setProgress("slow"), patience);
    const outcome = await askMarket(words, signal);
    clearTimeout(slow);
    if (!signal.aborted) end({ words, outcome });
  };

  /** Ends what is under way: from now on it is about these words. */
  const begin = (words: MarketWords) => {
    clearTimeout(timer.current);
    running.current.abort();
    running.current = new AbortController();
    asked.current = words;
    return running.current;
  };

  const refuse = (words: MarketWords, outcome: Outcome | null) => {
    begin(words);
    end(outcome ? { words, outcome } : nothingAsked);
  };

  const submit = (words: MarketWords) => {
    const problem = problemOf(words);
    if (problem) refuse(words, problem);
    else count(words);
    result.current?.scrollIntoView({ block: "nearest" });
  };

  /** Counts what the fields say, unless that was asked already. */
  const countChange = () => {
    clearTimeout(timer.current);
    const words = wordsOf(form.current);
    if (queryOf(words) === queryOf(asked.current)) return;
    const problem = problemOf(words);
    if (problem) refuse(words, problem.kind === "empty" ? null : problem);
    else count(words);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for what was typed before the scripts came
  useEffect(() => {
    countSoon();
    return () => clearTimeout(timer.current);
  }, []);

  const countSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(countChange, pause);
  };

  return {
    form,
    result,
    state,
    progress,
    countSoon,
    countChange,
    send(event: FormEvent) {
      event.preventDefault();
      submit(wordsOf(form.current));
    },
    /** Fills the fields in, and counts. */
    take(words: MarketWords) {
      for (const [name, parameter] of Object.entries(wordParameters)) {
        const field = form.current?.elements.namedItem(parameter);
        if (field instanceof HTMLInputElement) field.value = words[name as keyof MarketWords];
      }
      submit(words);
    },
  };
}

function wordsOf(form: HTMLFormElement | null): MarketWords {
  const fields = new FormData(form ?? undefined);
  const query = new URLSearchParams([...fields].map(([name, value]) => [name, String(value)]));
  return wordsIn(query) ?? nothingAsked.words;
}
