import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import { assistant } from "~/content/signed-in/assistant-copy.ts";
import { longestMessage } from "~/conversation/message-content.ts";
import { type QuickReply, quickReplies, type Step } from "~/conversation/onboarding/onboarding.ts";
import { useOnline } from "../sync/connection/use-online.ts";
import { useProblemToast } from "../sync/sending/use-problem-toast.ts";
import { useResend } from "../sync/sending/use-resend.ts";
import { canRetry, lengthOf, type Sending } from "../sync/sending/use-send.ts";
import { useForAWhile } from "../sync/use-time-limited.ts";
import { isBlank } from "./draft/draft.ts";
import { useDraft } from "./draft/use-draft.ts";
import { completed, lacksTitle } from "./quick-replies/target-size.ts";
import { useSettled } from "./quick-replies/use-press-delay.ts";
import { isEnterAlone } from "./text-field/enter-key.ts";
import { useAutoResize } from "./text-field/use-auto-resize.ts";

/** Milliseconds for which the field waits at most for the question after an answer. */
const longestPause = 2_000;

/** Milliseconds after a press was held back in which another one is its second half. */
const doublePress = 700;

const sizes = quickReplies("icp").map(({ value }) => value);

type Options = { userId: string; step: Step | null; isAwaiting: boolean; sending: Sending };

/**
 * What the composer does. Text and choices are sent for the question that stood open when they were made: where it
 * has changed meanwhile, the first press only tells so.
 */
export function useComposer({ userId, step, isAwaiting, sending }: Options) {
  const { isSending, attempt, problem, found, send, promise, withdraw } = sending;
  const { text, isOutdated, write, readdress, clear } = useDraft(userId, step);
  const [held, setHeld] = useState<string | null>(null);
  const heldAt = useRef(Number.NEGATIVE_INFINITY);
  const input = useAutoResize(text);
  const isOffline = !useOnline();
  const tell = useProblemToast();

  const isWaiting = problem !== null && canRetry(problem);
  const isApart = isWaiting && problem.content !== text.trim();
  const isPromised = attempt?.isPromised ?? false;
  const isAnswered = step !== null && isAwaiting;
  const areChoicesShown = step !== null && !isAwaiting;
  const isSettled = useSettled(areChoicesShown ? step : null, isSending || isAwaiting);
  // Between an answer and the next question nothing can be meant for either.
  const isPaused = useForAWhile(isAnswered && isBlank(text), longestPause);
  const left = longestMessage - lengthOf(text);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each message that was found
  useEffect(() => {
    if (found) clear(found.content);
  }, [found]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal
  useEffect(() => {
    // Whoever sends it again has read that the question is another one.
    if (problem?.reason === "question closed") readdress();
  }, [problem]);
  useEffect(() => {
    if (isOffline && problem?.reason === "unsent") promise();
  });
  const returnsFocus = useRef(false);
  useEffect(() => {
    if (isSending || !returnsFocus.current) return;
    returnsFocus.current = false;
    input.current?.focus();
  }, [isSending, input]);

  const retry = () => {
    if (!attempt) return;
    returnsFocus.current = document.activeElement === input.current;
    void send(attempt, () => clear(attempt.content));
  };
  useResend(isPromised, !isOffline && !isSending && problem?.reason === "unsent", retry);

  const caretToStart = () => requestAnimationFrame(() => input.current?.setSelectionRange(0, 0));
  const hold = (reason: string) => {
    heldAt.current = performance.now();
    setHeld(reason);
    tell(reason);
  };
  const submit = () => {
    if (isSending || isPaused || isApart || left < 0 || isBlank(text)) return;
    if (performance.now() - heldAt.current < doublePress) return;
    const isRepeated = attempt?.content === text.trim();
    if (!isRepeated && (isOutdated || isAnswered)) {
      readdress();
      return hold(assistant.problems.questionChangedHeld);
    }
    if (step === "icp" && lacksTitle(text)) {
      caretToStart();
      return hold(assistant.problems.titleMissing);
    }
    setHeld(null);
    returnsFocus.current = true;
    void send({ content: text, step, isChoice: false }, () => clear(text));
  };
  const change = (next: string) => {
    setHeld(null);
    if (problem && !isApart) withdraw();
    write(next);
  };

  const choose = ({ value }: QuickReply, { nativeEvent }: MouseEvent) => {
    if (step === "icp") return chooseSize(value);
    // A thumb that chooses does not want the keyboard.
    returnsFocus.current = (nativeEvent as PointerEvent).pointerType !== "touch";
    // It stands in the field while it is under way, and stays if it cannot be sent; never in place of other text.
    if (isBlank(text) || (attempt?.isChoice && attempt.content === text)) write(value);
    void send({ content: value, step, isChoice: true }, () => clear(value));
  };
  const chooseSize = (size: string) => {
    const next = completed(text, size, sizes);
    change(next);
    input.current?.focus();
    if (lacksTitle(next)) caretToStart();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (!isEnterAlone(event)) return;
    event.preventDefault();
    // A key that is held down was meant for what had the focus before.
    if (!event.repeat) submit();
  };

  const hint =
    isOutdated && !isSending && !problem
      ? assistant.problems.questionChanged
      : step === "icp" && lacksTitle(text)
        ? assistant.problems.titleMissing
        : null;
  return {
    ...{ input, text, left, change, submit, choose, retry, onKeyDown },
    ...{ isOffline, isPaused, isPromised, isWaiting, isApart, held, hint },
    areChoicesShown,
    // What waits goes first; a choice that failed can be pressed again.
    areChoicesOpen: isSettled && !isSending && !(isWaiting && (isOffline || !problem.isChoice)),
    chosen: isSending && attempt?.isChoice && attempt.step === step ? attempt.content : null,
  };
}
