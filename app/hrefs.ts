import type { Register } from "react-router";

/** The patterns of app/routes.ts, as `react-router typegen` reads them. */
type Pattern = Register extends { pages: infer Pages } ? keyof Pages & string : never;

/** A pattern with any text for its parameters, and without those that may be absent; the routes for everything else are no destination. */
type Filled<Pattern extends string> = Pattern extends `${string}*`
  ? never
  : Pattern extends `${infer Before}/:${string}?`
    ? Before | `${Before}/${string}`
    : Pattern extends `${infer Before}/:${infer Rest}`
      ? Rest extends `${string}/${infer After}`
        ? `${Before}/${string}${Filled<`/${After}`>}`
        : `${Before}/${string}`
      : Pattern;

/** The path of one of our routes. */
export type RoutePath = Filled<Pattern>;

/** A section of the home page: the `id` of its element. */
export type HomeSection =
  | "home"
  | "features"
  | "partners"
  | "how-it-works"
  | "cost"
  | "testimonials"
  | "pricing"
  | "faq";

/**
 * A link within the site: a path of app/routes.ts, or a fragment of the same page. A component of ours takes it as a
 * property; for a plain element, a redirect or a request write `"/contact" satisfies Href`, which leaves nothing in the
 * bundle. app/hrefs.test.ts finds where that is missing.
 */
export type Href =
  | RoutePath
  | `${RoutePath}?${string}`
  | `${Exclude<RoutePath, "/">}#${string}`
  | `/#${HomeSection}`
  | `#${string}`;

/** An operation of the HTTP interface, with its query if any. */
export type ApiPath = Extract<Href, `/api/${string}`>;
