import type { ReactNode } from "react";
import { useExternalLinks } from "#app/components/use-external-links.ts";
import { blog } from "#app/content/blog/blog-copy.ts";
import { publicLayout } from "#app/content/public-layout-copy.ts";
import type { Href } from "#app/hrefs.ts";
import { Icon, type IconName } from "#app/ui/icon.tsx";

const { heading, home, about, demo } = blog.cards;

/** Three cards with links to other pages. BLG-08 to BLG-10. */
export function NextSteps() {
  const { bookingUrl } = useExternalLinks();
  return (
    <section aria-labelledby="et-maintenant" className="@container pt-16 sm:pt-20">
      <h2 id="et-maintenant" className="text-2xl">
        {heading}
      </h2>
      <ul className="mt-8 grid grid-cols-1 gap-4 wide:grid-cols-3">
        <Card {...home}>
          <a href={"/" satisfies Href} className={stretchedLink}>
            <Action icon="arrowRight">{home.action}</Action>
          </a>
        </Card>
        <Card {...about}>
          <a href={"/about-us" satisfies Href} className={stretchedLink}>
            <Action icon="arrowRight">{about.action}</Action>
          </a>
        </Card>
        <Card {...demo}>
          <a href={bookingUrl} target="_blank" rel="noopener noreferrer" className={stretchedLink}>
            <Action icon="external">{demo.action}</Action>
            <span className="sr-only">{publicLayout.opensNewTab}</span>
          </a>
        </Card>
      </ul>
    </section>
  );
}

const stretchedLink =
  "inline-flex items-center gap-2 rounded-sm font-semibold text-sm text-sun after:absolute after:inset-0 after:rounded-md group-hover:text-sun-deep";

function Card({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <li className="group relative flex flex-col rounded-md border border-line bg-paper-raised p-6 transition-colors hover:border-line-strong">
      <h3 className="text-lg">{title}</h3>
      <p className="mt-2 mb-6 text-ink-soft text-sm">{text}</p>
      <p className="mt-auto">{children}</p>
    </li>
  );
}

function Action({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <>
      {children}
      <Icon name={icon} />
    </>
  );
}
