import { useLayoutEffect, useRef } from "react";

/** Makes a text area as tall as its text in browsers without `field-sizing`. Put the returned ref on it. */
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
