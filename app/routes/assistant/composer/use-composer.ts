import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import { useOnline } from "#app/browser/use-online.ts";
import { assistant } from "#app/content/signed-in/assistant-copy.ts";
import { characterCount, maxMessageLength } from "#app/conversation/message-content.ts";
import { type QuickReply, quickReplies, type Step } from "#app/conversation/onboarding/onboarding.ts";
import { canRetry } from "../sync/sending/send-problem.ts";
import { useProblemToast } from "../sync/sending/use-problem-toast.ts";
import { useResend } from "../sync/sending/use-resend.ts";
import type { Sending } from "../sync/sending/use-send.ts";
import { hasFocusJustMoved } from "./focus-field.ts";
import { lacksTitle, withSize } from "./quick-replies/target-size.ts";
import { usePressDelay } from "./quick-replies/use-press-delay.ts";
import { isEnterAlone } from "./text-field/enter-key.ts";
import { useAutoResize } from "./text-field/use-auto-resize.ts";
import { isBlank } from "./unsent-text/unsent-text.ts";
import { useUnsentText } from "./unsent-text/use-unsent-text.ts";
import { useTimeLimited } from "./use-time-limited.ts";

/** The maximum time in milliseconds for which the field is read-only while the next question is loading. */
const maxPause = 2_000;

/** Milliseconds after a blocked press in which the next one counts as the second half of a double press. */
const doublePressInterval = 700;

const sizes = quickReplies("icp").map(({ value }) => value);

type Options = {
  userId: string;
  step: Step | null;
  isAwaiting: boolean;
  sending: Sending;
  onEscape: (() => void) | undefined;
};

/**
 * The composer's state and actions. Text and choices are sent for the question that was open when they were made. If
 * another question is open by now, the first press only shows a notice.
 */
export function useComposer({ userId, step, isAwaiting, sending, onEscape }: Options) {
  const { isSending, attempt, problem, found, send, promiseToSend, withdraw } = sending;
  const { text, isOutdated, write, changeText, assignToOpenStep, clear } = useUnsentText(userId, step);
  const [blocked, setBlocked] = useState<string | null>(null);
  const blockedAt = useRef(Number.NEGATIVE_INFINITY);
  const input = useAutoResize(text);
  const isOffline = !useOnline();
  const showProblem = useProblemToast();

  const isRetryable = problem !== null && canRetry(problem);
  const isOtherText = isRetryable && problem.content !== text.trim();
  const isPromised = attempt?.isPromised ?? false;
  const isAnswered = step !== null && isAwaiting;
  const areChoicesShown = step !== null && !isAwaiting;
  const acceptPresses = usePressDelay(areChoicesShown ? step : null, isSending || isAwaiting);
  // Text typed between an answer and the next question would belong to neither.
  const isPaused = useTimeLimited(isAnswered && isBlank(text), maxPause);
  const remaining = maxMessageLength - characterCount(text);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each message that was found
  useEffect(() => {
    if (found) clear(found.content);
  }, [found]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each refusal
  useEffect(() => {
    // The notice says that the question has changed, so the next press means the new one.
    if (problem?.reason === "question closed") assignToOpenStep();
  }, [problem]);
  useEffect(() => {
    if (isOffline && problem?.reason === "unsent") promiseToSend();
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

  const moveCaretToStart = () => requestAnimationFrame(() => input.current?.setSelectionRange(0, 0));
  const block = (reason: string) => {
    blockedAt.current = performance.now();
    setBlocked(reason);
    showProblem(reason);
  };
  const submit = () => {
    if (isSending || isPaused || isOtherText || remaining < 0 || isBlank(text)) return;
    if (performance.now() - blockedAt.current < doublePressInterval) return;
    const isRetry = attempt?.content === text.trim();
    if (!isRetry && (isOutdated || isAnswered)) {
      assignToOpenStep();
      return block(assistant.problems.questionChangedHeld);
    }
    if (step === "icp" && lacksTitle(text)) {
      moveCaretToStart();
      return block(assistant.problems.titleMissing);
    }
    setBlocked(null);
    returnsFocus.current = true;
    void send({ content: text, step, isChoice: false }, () => clear(text));
  };
  const change = (next: string) => {
    setBlocked(null);
    if (problem && !isOtherText) withdraw();
    write(next);
  };

  const choose = ({ value }: QuickReply, { nativeEvent }: MouseEvent) => {
    if (step === "icp") return chooseSize(value);
    // On a touch screen the focus would open the keyboard.
    returnsFocus.current = (nativeEvent as PointerEvent).pointerType !== "touch";
    // The field shows the choice while it is sent, and keeps it if that fails; it never replaces other text.
    if (isBlank(text) || (attempt?.isChoice && attempt.content === text)) write(value);
    void send({ content: value, step, isChoice: true }, () => clear(value));
  };
  const chooseSize = (size: string) => {
    const next = withSize(text, size, sizes);
    change(next);
    input.current?.focus();
    if (lacksTitle(next)) moveCaretToStart();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // Escape also ends a composition of an input method.
    if (event.key === "Escape" && !event.nativeEvent.isComposing && !event.repeat) onEscape?.();
    if (!isEnterAlone(event)) return;
    event.preventDefault();
    // A key that is held down or follows at once was pressed for whatever had the focus before.
    if (!event.repeat && !hasFocusJustMoved()) submit();
  };

  const hint =
    isOutdated && !isSending && !problem
      ? assistant.problems.questionChanged
      : step === "icp" && lacksTitle(text)
        ? assistant.problems.titleMissing
        : null;
  return {
    ...{ input, text, remaining, change, changeText, submit, choose, retry, onKeyDown },
    ...{ isOffline, isPaused, isPromised, isRetryable, isOtherText, blocked, hint },
    areChoicesShown,
    // An unsent text must be sent first; an unsent choice may be replaced by another.
    areChoicesOpen: acceptPresses && !isSending && !(isRetryable && (isOffline || !problem.isChoice)),
    chosen: isSending && attempt?.isChoice && attempt.step === step ? attempt.content : null,
  };
}
