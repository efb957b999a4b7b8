/** What a page tells the page cache and the document around it by `export const handle`. docs/decisions/0009-page-cache.md. */
export type PageHandle = {
  /** Names of the query that the page reads; all others are dropped before it is rendered. */
  query?: readonly string[];
  /** False for a page that says something else to each visitor, such as a form with a key of its own. */
  isCached?: boolean;
  /**
   * True for public pages: the same for everybody, and static in the browser but for their islands.
   * docs/decisions/0014-islands.md.
   */
  isStatic?: boolean;
};
