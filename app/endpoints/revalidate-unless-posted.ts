import type { ShouldRevalidateFunctionArgs } from "react-router";

/**
 * The `shouldRevalidate` of a page whose action returns all that the page needs: after a POST the loaders do not run
 * again, since their failure on a lost connection would replace the page.
 */
export function revalidateUnlessPosted({
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return formMethod === "POST" ? false : defaultShouldRevalidate;
}
