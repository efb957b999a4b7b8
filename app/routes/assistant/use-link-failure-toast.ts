import { useEffect } from "react";
import { useToast } from "~/ui/toast.ts";
import type { LinkState } from "../login/use-link-in-address.ts";

/** A bad link changes nothing for who is signed in already: it is only said. */
export function useLinkFailureToast(link: LinkState) {
  const toast = useToast();
  useEffect(() => {
    if (link.kind === "failed") toast.show({ title: link.problem, type: "error", position: "top-right" });
  }, [link, toast]);
}
