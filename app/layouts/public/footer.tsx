import type { ReactNode } from "react";
import { useExternalLinks } from "#app/components/use-external-links.ts";
import { useHasRegister } from "#app/components/use-has-register.ts";
import { brand } from "#app/content/brand.ts";
import { publicLayout } from "#app/content/public-layout-copy.ts";
import type { Href } from "#app/hrefs.ts";
import { Logo } from "#app/ui/page/logo.tsx";
import { SectionLink } from "./navigation/section-link.tsx";

const { bar, footer } = publicLayout;
const linkClasses = "footer-link";

/**
 * The footer of every public page: links, the company and its contact details. The number of columns depends on the
 * container's width in rem, so that large text gets fewer.
 */
export function Footer() {
  const { address, email, phone, product } = brand;
  const hasRegister = useHasRegister();
  const [mailbox, host] = email.split("@");
  return (
    <footer data-deferred className="@container border-line border-t bg-paper-sunk px-edge sm:px-6">
      <div className="footer-columns">
        <div className="@max-[60rem]:col-span-full">
          <Logo name={product} />
          <p className="mt-4 max-w-[30ch] text-ink-soft text-sm">{footer.promise}</p>
          <Social />
        </div>
        <Column title={footer.product.title}>
          {bar.sections.map(({ id, label }) => (
            <li key={id}>
              <SectionLink id={id} className={linkClasses}>
                {label}
              </SectionLink>
            </li>
          ))}
          <PageLinks
            links={[
              { to: "/blog", label: footer.product.blog },
              { to: "/faq", label: footer.product.faq },
              ...(hasRegister
                ? [{ to: "/combien-d-entreprises" as const, label: footer.product.market }]
                : []),
            ]}
          />
        </Column>
        <Column title={footer.company.title}>
          <PageLinks links={footer.company.links} />
        </Column>
        <Column title={footer.reach.title} className="@max-[36rem]:col-span-full">
          <li>
            <a href={`mailto:${email}`} className={linkClasses}>
              <span>
                {mailbox}@<wbr />
                {host}
              </span>
            </a>
          </li>
          <li>
            <a href={phone.href} className={`${linkClasses} tabular-nums`}>
              {phone.label}
            </a>
          </li>
          <li className="mt-2.5 text-ink-soft text-sm">
            {address.street}
            <br />
            {address.postalCode} {address.city}
          </li>
        </Column>
      </div>
      <div className="mx-auto flex max-w-page flex-wrap items-center gap-x-6 border-line border-t py-3">
        <p className="me-auto py-2 text-ink-soft text-sm">{footer.since}</p>
        {footer.legal.map(({ to, label }) => (
          <a key={to} href={to satisfies Href} className={linkClasses}>
            {label}
          </a>
        ))}
        <button type="button" data-opens-consent className={`${linkClasses} cursor-pointer noscript:hidden`}>
          {footer.manageCookies}
        </button>
      </div>
    </footer>
  );
}

type ColumnProps = { title: string; className?: string; children: ReactNode };

function Column({ title, className = "", children }: ColumnProps) {
  return (
    <div className={className}>
      <h2 className="font-semibold text-sm tracking-normal">{title}</h2>
      <ul className="mt-2">{children}</ul>
    </div>
  );
}

function PageLinks({ links }: { links: readonly { to: Href; label: string }[] }) {
  return links.map(({ to, label }) => (
    <li key={to}>
      <a href={to} className={linkClasses}>
        {label}
      </a>
    </li>
  ));
}

function Social() {
  const { twitterUrl, linkedinUrl } = useExternalLinks();
  return (
    <p className="mt-4 flex gap-x-6">
      {[
        { href: twitterUrl, label: footer.social.twitter },
        { href: linkedinUrl, label: footer.social.linkedin },
      ].map(({ href, label }) => (
        <a
          key={label}
          href={href}
          target="_blank"
          rel="noopener noreferrer"
          className={`${linkClasses} font-semibold`}
        >
          {label}
          <span className="sr-only"> {publicLayout.opensNewTab}</span>
        </a>
      ))}
    </p>
  );
}
