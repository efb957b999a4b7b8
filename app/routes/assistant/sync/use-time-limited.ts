import { useEffect, useState } from "react";

/** True while `value` is, but for `longest` milliseconds at the most. */
export function useForAWhile(value: boolean, longest: number): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    setOver(false);
    if (!value) return;
    const timer = setTimeout(() => setOver(true), longest);
    return () => clearTimeout(timer);
  }, [value, longest]);
  return value && !isOver;
}
