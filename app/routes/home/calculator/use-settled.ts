import { useEffect, useRef, useState } from "react";

/** Milliseconds without a change after which a text is announced. */
const pause = 800;

/** The text once it has stopped changing; empty until it changes for the first time. */
export function useSettled(text: string): string {
  const [settled, settle] = useState("");
  const first = useRef(text);

  useEffect(() => {
    if (text === first.current && settled === "") return;
    const timer = setTimeout(() => settle(text), pause);
    return () => clearTimeout(timer);
  }, [text, settled]);

  return settled;
}
