import type { InquiryPage } from "#app/assistant/requests/inquiry/inquiry.ts";
import { factsCopy } from "#app/content/signed-in/facts-copy.ts";
import type { Href } from "#app/hrefs.ts";
import { plansWith } from "#app/offers/contents.ts";
import { frenchEuros } from "#app/offers/euros.ts";
import { Button } from "#app/ui/form/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Facts } from "../facts-context.ts";
import { FactTitle, factLink } from "./fact-title.tsx";
import { LacksOffer } from "./lacks-offer.tsx";

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

/** The pages that say nothing of use to who has no offer but that. */
const ofOffer: readonly InquiryPage[] = ["list", "offer"];

type Props = { page: InquiryPage; facts: Facts; openImport: () => void };

/** What a page of the product is for, and the way there; without an offer, that the page waits for one. */
export function PageFact({ page, facts: { offer }, openImport }: Props) {
  const { title, text, link } = factsCopy.pages[page];
  const lacksImport = page === "import" && offer?.mayImport === false;
  return (
    <>
      <FactTitle>{title}</FactTitle>
      {offer?.isCurrent === false && ofOffer.includes(page) ? (
        <LacksOffer />
      ) : (
        <p className="leading-snug">
          {text} {lacksImport && factsCopy.lacksImport(plansWith("exportImport").map(priced))}
        </p>
      )}
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

const priced = ({ name, monthly }: { name: string; monthly: number }) =>
  factsCopy.priced(name, frenchEuros(monthly * 100));
