import type { Href } from "#app/hrefs.ts";
import { SignedInFrame } from "#app/layouts/signed-in/signed-in-frame.tsx";
import type { Route } from "./+types/route.tsx";
import { ListPage } from "./list-page.tsx";

/** The page at /liste, which follows its address by itself, with and without a network. */
export function FramedList({ loaderData }: Pick<Route.ComponentProps, "loaderData">) {
  const {
    email,
    list,
    record,
    isWithdrawn,
    isReady,
    isToCheck,
    owner,
    hasOffer,
    nights,
    proposal,
    noExport,
  } = loaderData;
  return (
    <SignedInFrame email={email} path={"/liste" satisfies Href}>
      <ListPage
        key={list.userId}
        initial={list}
        record={record}
        isWithdrawn={isWithdrawn}
        isReady={isReady}
        isToCheck={isToCheck}
        owner={owner}
        hasOffer={hasOffer}
        nights={nights}
        proposal={proposal}
        noExport={noExport}
      />
    </SignedInFrame>
  );
}
