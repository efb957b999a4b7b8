import type { ReactNode } from "react";
import type { Href } from "#app/hrefs.ts";
import { Logo } from "./logo.tsx";

type Props = {
  name: string;
  homeLabel: string;
  footer?: ReactNode;
  children: ReactNode;
};

/** The layout of a page without a bar: a header with the logo, the content and a footer. */
export function Page({ name, homeLabel, footer, children }: Props) {
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="horizon px-edge sm:px-6">
        <div className="mx-auto flex min-h-16 max-w-page items-center">
          <a
            href={"/" satisfies Href}
            aria-label={homeLabel}
            className="inline-flex min-h-11 items-center rounded-sm"
          >
            <Logo name={name} />
          </a>
        </div>
      </header>
      <main className="flex flex-1 flex-col px-edge sm:px-6">{children}</main>
      {footer && (
        <footer className="border-line border-t px-edge text-ink-soft text-sm sm:px-6">
          <div className="mx-auto flex min-h-16 max-w-page flex-wrap items-center gap-x-6 py-2">{footer}</div>
        </footer>
      )}
    </div>
  );
}
