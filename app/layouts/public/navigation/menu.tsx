import { publicLayout } from "#app/content/public-layout-copy.ts";
import { AnchorButton, ExternalButton } from "#app/ui/form/button.tsx";
import { SectionLink } from "./section-link.tsx";

const { bar } = publicLayout;

/** The bar's links below 768 px and for large text. A native `details`, so that it opens before hydration and without scripts. */
export function Menu({ bookingUrl }: { bookingUrl: string }) {
  return (
    <details data-menu className="group wide:hidden">
      <summary className="menu-toggle">
        <span className="@max-[28rem]:sr-only">{bar.menu}</span>
      </summary>
      <nav aria-label={bar.label} className="menu-panel">
        {bar.sections.map(({ id, label }) => (
          <SectionLink
            key={id}
            id={id}
            className="flex min-h-13 items-center border-line border-b font-semibold text-base hover:text-sun"
          >
            {label}
          </SectionLink>
        ))}
        <div className="mt-5 grid gap-2">
          <ExternalButton href={bookingUrl}>
            {bar.bookDemo}
            <span className="sr-only">{publicLayout.opensNewTab}</span>
          </ExternalButton>
          <AnchorButton href="/login" variant="secondary">
            {bar.signIn}
          </AnchorButton>
        </div>
      </nav>
    </details>
  );
}
