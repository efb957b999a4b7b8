import { type MiddlewareFunction, redirectDocument } from "react-router";

/** Has a page of the router that leads to one without it load that one's document. */
export const asDocument: MiddlewareFunction<Response> = ({ request }, next) => {
  const { pathname, searchParams } = new URL(request.url);
  if (!pathname.endsWith(".data")) return next();
  searchParams.delete("_routes");
  throw redirectDocument(
    pathname.slice(0, -".data".length) + (searchParams.size > 0 ? `?${searchParams}` : ""),
  );
};
