import { useEffect } from "react";
import { useRevalidator } from "react-router";
import type { RequestReply } from "#app/contact/inbox/inbox-request.ts";

/** Milliseconds in which the mail of a reply has usually left. */
const usual = 2_000;

/** Reads the request anew soon after a reply was written, to show that it has left; what the outbox tries again waits for the desk's own look. */
export function useLeavingReply(replies: readonly RequestReply[]) {
  const { revalidate } = useRevalidator();
  const leaving = replies.filter(({ mail }) => mail === "waiting").length;
  useEffect(() => {
    if (leaving === 0) return;
    const timer = setTimeout(() => void revalidate(), usual);
    return () => clearTimeout(timer);
  }, [leaving, revalidate]);
}
