/** What an action of /brouillons came to, if the page stays. */
export type DraftsResult =
  | { kind: "removed"; title: string }
  | { kind: "problem"; what: "create" | "remove"; text: string };
