import { brand } from "#app/content/brand.ts";
import { pageMeta } from "#app/content/page-meta.ts";
import { site } from "#app/content/site-copy.ts";
import { contentId } from "#app/ui/page/content-id.ts";
import { Page } from "#app/ui/page/page.tsx";
import { SkipLink } from "#app/ui/page/skip-link.tsx";
import { Answers } from "./sections/answers.tsx";
import { Buttons } from "./sections/buttons.tsx";
import { Disclosures } from "./sections/disclosures.tsx";
import { Fields, RadioButtons, Selects } from "./sections/fields.tsx";
import { Colours, Shapes, TypeScale } from "./sections/foundations.tsx";
import { Icons } from "./sections/icons.tsx";
import { Notices, StorageNotices, Toasts } from "./sections/messages.tsx";
import { MotionSection } from "./sections/motion-section.tsx";
import { PageParts } from "./sections/page-parts.tsx";
import { sectionId } from "./specimen.tsx";
import "./ui.css";

/** The page is for developers: `npm run dev` serves it, and no build contains it (app/routes.ts). */
export const meta = () => pageMeta({ title: "Component workshop", indexed: false });

const sections = [
  "Colours",
  "Type",
  "Shapes",
  "Icons",
  "Buttons",
  "Fields",
  "Choices",
  "Selects",
  "Notices",
  "Storage notices",
  "Toasts",
  "Disclosures",
  "Motion",
  "Answers",
  "Parts of a page",
];

export default function ComponentWorkshop() {
  return (
    <>
      <SkipLink label="Skip to the components" />
      <Page
        name={brand.product}
        homeLabel={site.homeLink}
        footer={<p className="py-2">Only in development.</p>}
      >
        <div
          lang="en"
          className="mx-auto grid w-full max-w-page gap-x-12 gap-y-10 py-10 sm:py-16 lg:grid-cols-[10rem_minmax(0,1fr)]"
        >
          <Contents />
          <div id={contentId} tabIndex={-1} className="grid min-w-0 gap-16 outline-none">
            <div>
              <h1 className="text-3xl">Components</h1>
              <p className="mt-4 max-w-measure text-ink-soft text-lg">
                Everything in <code>app/ui</code> and{" "}
                <code className="wrap-anywhere">app/components/conversation</code>, in every state it can be
                in. A component that is added there belongs here too; the accessibility journey walks through
                this page.
              </p>
            </div>
            <Colours />
            <TypeScale />
            <Shapes />
            <Icons />
            <Buttons />
            <Fields />
            <RadioButtons />
            <Selects />
            <Notices />
            <StorageNotices />
            <Toasts />
            <Disclosures />
            <MotionSection />
            <Answers />
            <PageParts />
          </div>
        </div>
      </Page>
    </>
  );
}

function Contents() {
  return (
    <nav
      aria-label="Sections"
      className="text-sm lg:sticky lg:top-6 lg:max-h-[calc(100dvh-3rem)] lg:self-start lg:overflow-y-auto"
    >
      <ul className="flex flex-wrap gap-x-5 lg:grid">
        {sections.map((title) => (
          <li key={title}>
            <a
              href={`#${sectionId(title)}`}
              className="inline-flex min-h-11 items-center text-ink-soft underline-offset-4 hover:text-ink hover:underline lg:min-h-9"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
