import { Link } from "react-router";
import type { InquiryPage } from "#app/assistant/requests/inquiry/inquiry.ts";
import { factsCopy } from "#app/content/signed-in/facts-copy.ts";
import type { Href } from "#app/hrefs.ts";
import { Icon } from "#app/ui/icon.tsx";
import { FactTitle, factLink } from "./fact-title.tsx";

const paths: Record<InquiryPage, Href> = {
  list: "/liste",
  export: "/liste",
  calls: "/liste/appels",
  targeting: "/ciblage",
  drafts: "/brouillons",
  account: "/compte",
  profile: "/onboarding-legacy",
};

/** What a page of the product is for, and the way there. */
export function PageFact({ page }: { page: InquiryPage }) {
  const { title, text, link } = factsCopy.pages[page];
  return (
    <>
      <FactTitle>{title}</FactTitle>
      <p className="leading-snug">{text}</p>
      <Link to={paths[page]} reloadDocument className={factLink}>
        {link}
        <Icon name="arrowRight" className="ms-1.5 inline" />
      </Link>
    </>
  );
}
