import { useEffect } from "react";
import { useRevalidator } from "react-router";

/** Milliseconds between two looks of an open page at what has changed. */
const interval = 30_000;

/** Reads the page of the desk anew every half minute while it is seen, and when it is seen again. What is typed stays. */
export function useLiveDesk() {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (state !== "idle") return;
    const look = () => {
      if (document.visibilityState === "visible" && navigator.onLine) void revalidate();
    };
    const timer = setInterval(look, interval);
    document.addEventListener("visibilitychange", look);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [revalidate, state]);
}
