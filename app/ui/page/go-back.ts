import type { Href } from "#app/hrefs.ts";

/** Goes to the previous page, or home if there is none. */
export function goBack(): void {
  if (hasPreviousPage()) window.history.back();
  else window.location.assign("/" satisfies Href);
}

/** Whether the history has a page before this one; the blank page of a new tab does not count. */
function hasPreviousPage(): boolean {
  if (document.referrer !== "") return true;
  const { navigation, history } = window as { navigation?: Navigation; history: History };
  return navigation ? navigation.canGoBack : history.length > 1;
}
