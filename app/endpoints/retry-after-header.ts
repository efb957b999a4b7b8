import type { HeadersArgs } from "react-router";

/** The `headers` of a page whose action or loader may answer 429; by itself the framework passes on cookies only. */
export function retryAfterHeader({ actionHeaders, loaderHeaders }: HeadersArgs): Headers {
  const retryAfter = actionHeaders.get("Retry-After") ?? loaderHeaders.get("Retry-After");
  return new Headers(retryAfter === null ? [] : [["Retry-After", retryAfter]]);
}
