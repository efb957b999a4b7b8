import { publicLayout } from "#app/content/public-layout-copy.ts";
import { AnchorButton, ExternalButton } from "#app/ui/form/button.tsx";
import { SectionLink } from "./section-link.tsx";

const { bar } = publicLayout;

/** The bar's links below 768 px and for large text. A native `details`, so that it opens before hydration and without scripts. */
export function Menu({ bookingUrl }: { bookingUrl: string }) {
  return (
    <details data-menu className="group wide:hidden">
      <summary className="-me-[min(0.75rem,3vw)] inline-flex min-h-11 cursor-pointer list-none items-center gap-2.5 rounded-md px-[min(0.75rem,3vw)] font-semibold text-sm [&::-webkit-details-marker]:hidden">
        <span className="@max-[28rem]:sr-only">{bar.menu}</span>
        <ToggleIcon />
      </summary>
      <div className="absolute inset-x-0 top-full max-h-[calc(100dvh-100%)] animate-appear overflow-y-auto border-line border-t border-b bg-paper px-edge pt-2 pb-6 shadow-float sm:px-6">
        <nav aria-label={bar.label}>
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
      </div>
    </details>
  );
}

/** Two lines, which become a cross while the menu is open. */
function ToggleIcon() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 24 24"
      className="size-6"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
    >
      <path className="group-open:hidden" d="M4 9h16M4 15h16" />
      <path className="hidden group-open:block" d="m6.5 6.5 11 11m0-11-11 11" />
    </svg>
  );
}
