import { useLayoutEffect, useRef } from "react";

/** A text field as tall as its text, where the browser cannot do it by `field-sizing` alone. */
export function useAutoResize(text: string) {
  const input = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const field = input.current;
    if (!field || CSS.supports("field-sizing", "content")) return;
    field.style.height = "auto";
    field.style.height = `${field.scrollHeight + field.offsetHeight - field.clientHeight}px`;
    void text;
  }, [text]);
  return input;
}
