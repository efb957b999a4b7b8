import { useExternalLinks } from "#app/components/use-external-links.ts";
import { about } from "#app/content/public/about-copy.ts";
import { publicLayout } from "#app/content/public-layout-copy.ts";
import { ExternalButton } from "#app/ui/form/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Horizon } from "#app/ui/page/horizon.tsx";
import { Reveal } from "./reveal.tsx";

const { heading, text, action } = about.closing;

/** The link to a demo. */
export function Closing() {
  const { bookingUrl } = useExternalLinks();
  return (
    <Reveal aria-labelledby="demo" className="py-12 sm:py-16 lg:py-20">
      <Horizon sun="rising" />
      <h2 id="demo" className="mt-10 text-2xl">
        {heading}
      </h2>
      <p className="mt-4 max-w-measure text-balance text-ink-soft text-lg">{text}</p>
      <ExternalButton href={bookingUrl} className="mt-8">
        {action}
        <Icon name="external" />
        <span className="sr-only">{publicLayout.opensNewTab}</span>
      </ExternalButton>
    </Reveal>
  );
}
