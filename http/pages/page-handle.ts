import type { Environment } from "#environment.ts";

/** The `handle` that a page exports for the page cache and the document. docs/decisions/0009-page-cache.md. */
export type PageHandle = {
  /** The query parameters that the page reads; all others are dropped before it is rendered. */
  query?: readonly string[];
  /**
   * The query parameters with which the page answers one visitor: then it is rendered for this request alone, and search
   * engines are sent to the page without them.
   */
  answers?: readonly string[];
  /** False in an environment that has no such page or operation: its path is then one of those without a page. */
  exists?: (environment: Environment) => boolean;
  /**
   * False for parameters without a page, which the route answers with the same 404 whatever they are. Every parameter
   * has a page if it is absent.
   */
  hasPage?: (params: Readonly<Record<string, string | undefined>>) => boolean;
  /** False for a page that differs between visitors, such as a form with a key of its own. */
  isCached?: boolean;
  /**
   * True for public pages: the same for everybody, and static in the browser except for their islands.
   * docs/decisions/0014-islands.md.
   */
  isStatic?: boolean;
  /**
   * True for an island page: the browser hydrates the component of its route with the data of its loader, which are
   * JSON, and without the router. docs/decisions/0069-island-pages.md.
   */
  isIsland?: boolean;
  /**
   * True for a page that is sent before the promises of its loader are settled; they follow it. Its HTML must not
   * depend on a promise. docs/decisions/0013-signed-in-area.md.
   */
  isStreamed?: boolean;
  /**
   * True for a static page whose first screen the web font may shift on a phone: a first visit there keeps the fallback
   * font, and does not lay the page out to find out. docs/decisions/0014-islands.md.
   */
  keepsFallbackFont?: boolean;
  /** The address of a style sheet that a page, or what is within it, has instead of that of all pages. docs/decisions/0026-home-page.md. */
  styleSheet?: string;
};
