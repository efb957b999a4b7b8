import { safeReturnPath } from "#app/accounts/sign-in/safe-return-path.ts";
import type { Href } from "#app/hrefs.ts";

/** The name of the operators' desk among the purposes of /compte/confirmation. */
export const deskPurpose = "exploitation";

const parameter = "retour";

/** The page that confirms an operator's identity, and leads back to `path`, a path of the desk. */
export function deskConfirmation(path: string): Href {
  return `/compte/confirmation?${new URLSearchParams({ pour: deskPurpose, [parameter]: path })}`;
}

/** The path of the desk to which that page leads back: the one in its URL, or else the desk's first page. */
export function deskReturnIn(url: string): Href {
  const path = safeReturnPath(new URL(url).searchParams.get(parameter));
  return (/^\/operateur(?:[/?]|$)/.test(path) ? path : "/operateur") as Href;
}
