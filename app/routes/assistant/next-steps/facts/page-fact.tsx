import type { InquiryPage } from "#app/assistant/requests/inquiry/inquiry.ts";
import { factsCopy } from "#app/content/signed-in/facts-copy.ts";
import type { Href } from "#app/hrefs.ts";
import { Button } from "#app/ui/form/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { FactTitle, factLink } from "./fact-title.tsx";

/** The import is a dialog of the conversation. */
const paths: Record<Exclude<InquiryPage, "import">, Href> = {
  list: "/liste",
  export: "/liste",
  calls: "/liste/appels",
  targeting: "/ciblage",
  drafts: "/brouillons",
  account: "/compte",
  profile: "/onboarding-legacy",
  offer: "/compte#offre",
  cancellation: "/compte/resiliation",
  support: "/compte/support",
  deletion: "/compte",
  sending: "/brouillons",
  team: "/equipe",
  reports: "/rapports",
};

/** What a page of the product is for, and the way there. */
export function PageFact({ page, openImport }: { page: InquiryPage; openImport: () => void }) {
  const { title, text, link } = factsCopy.pages[page];
  return (
    <>
      <FactTitle>{title}</FactTitle>
      <p className="leading-snug">{text}</p>
      {page === "import" ? (
        <Button
          variant="secondary"
          onClick={() => openImport()}
          className="mt-3 max-w-full wrap-anywhere slim:px-2"
        >
          {link}
        </Button>
      ) : (
        <a href={paths[page]} className={factLink}>
          {link}
          <Icon name="arrowRight" className="ms-1.5 inline" />
        </a>
      )}
    </>
  );
}
