import type { ReactNode } from "react";
import { brand } from "#app/content/brand.ts";
import { site } from "#app/content/site-copy.ts";
import { Button } from "#app/ui/form/button.tsx";
import { BackButton, ErrorPage } from "#app/ui/page/error-page.tsx";
import { Page } from "#app/ui/page/page.tsx";

type Props = {
  words: { title: string; text: ReactNode };
  /** False where the request was at fault. */
  isOurs: boolean;
  /** The id of the request that failed; `null` where there was none. */
  requestId: string | null;
};

/** The page in the place of one that failed, with the number by which the failure is found. */
export function FailedPage({ words, isOurs, requestId }: Props) {
  return (
    <Page name={brand.product} homeLabel={site.homeLink}>
      <ErrorPage
        title={words.title}
        text={words === site.unexpected ? <UnexpectedText requestId={requestId} /> : words.text}
        home={{ label: site.backHome, to: "/" }}
      >
        <BackButton label={site.backToPrevious} />
        {isOurs && (
          <Button variant="secondary" onClick={() => window.location.reload()} className="noscript:hidden">
            {site.unexpected.reload}
          </Button>
        )}
      </ErrorPage>
    </Page>
  );
}

function UnexpectedText({ requestId }: { requestId: string | null }) {
  const subject =
    requestId === null ? "" : `?subject=${encodeURIComponent(site.unexpected.subject(requestId))}`;
  return (
    <>
      {site.unexpected.text}{" "}
      <a className="link" href={`mailto:${brand.email}${subject}`}>
        {brand.email}
      </a>
      .
      {requestId !== null && (
        <span className="mt-4 block text-base">
          {site.unexpected.number} <code className="select-all [overflow-wrap:anywhere]">{requestId}</code>
        </span>
      )}
    </>
  );
}
