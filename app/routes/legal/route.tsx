import { Blocks } from "#app/components/text/text-blocks.tsx";
import { brand } from "#app/content/brand.ts";
import { legal } from "#app/content/legal/legal-copy.ts";
import { pageMeta } from "#app/content/page-meta.ts";
import { socialCardOf } from "#app/content/social-cards.ts";
import { services } from "#app/services.server.ts";
import type { Route } from "./+types/route.tsx";
import { isLegalName, type LegalDocument, legalDocument } from "./documents.server.ts";

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  if (!loaderData) return [];
  const { title, description, date } = loaderData.text;
  return pageMeta({
    title,
    description,
    indexed: true,
    structuredData: {
      "@type": "WebPage",
      name: title,
      description,
      url: matches[0].loaderData.appUrl + location.pathname,
      inLanguage: "fr",
      ...(date ? { datePublished: date.iso } : {}),
      publisher: { "@type": "Organization", name: brand.company },
    },
  });
};

/** Serves all legal texts: the path names the text, which is parsed on the server only. */
export function loader({ request, context }: Route.LoaderArgs) {
  const name = new URL(request.url).pathname.replaceAll("/", "");
  if (!isLegalName(name)) throw new Error(`No legal text is called ${name}.`);
  const text = legalDocument(name, context.get(services).environment);
  return { text, socialImage: socialCardOf(name) };
}

export default function Legal({ loaderData: { text } }: Route.ComponentProps) {
  return (
    <article className="legal mx-auto w-full max-w-page py-12 sm:py-16 lg:py-20">
      <h1 className="text-3xl">{text.title}</h1>
      {text.date && (
        <p className="mt-5 text-ink-soft">
          {legal.inForce} <time dateTime={text.date.iso}>{text.date.label}</time>
        </p>
      )}
      <Highlights items={text.highlights} />
      <div className="mt-10 grid gap-x-16 gap-y-10 border-line border-t pt-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,3fr)]">
        <Contents text={text} />
        <div className="@container min-w-0">
          {text.sections.map(({ id, heading, blocks }) => (
            <section
              key={id}
              id={id}
              aria-labelledby={heading ? `${id}-titre` : undefined}
              className="not-first:pt-12"
            >
              {heading && (
                <h2 id={`${id}-titre`} className="text-xl">
                  {heading}
                </h2>
              )}
              <div className="grid grid-cols-[minmax(0,1fr)] gap-5 not-first:mt-5">
                <Blocks blocks={blocks} />
              </div>
            </section>
          ))}
        </div>
      </div>
    </article>
  );
}

function Highlights({ items }: { items: LegalDocument["highlights"] }) {
  if (items.length === 0) return null;
  return (
    <div className="@container mt-10">
      <dl className="grid gap-x-10 gap-y-8 @min-[32rem]:grid-cols-2 @min-[60rem]:grid-cols-4">
        {items.map(({ title, text }) => (
          <div key={title} className="border-ink border-t pt-4">
            <dt className="font-semibold text-xl tracking-tight">{title}</dt>
            <dd className="mt-1 max-w-[34ch] text-ink-soft">{text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Contents({ text }: { text: LegalDocument }) {
  return (
    <nav aria-labelledby="sommaire" className="text-sm lg:sticky lg:top-24 lg:self-start print:hidden">
      <h2 id="sommaire" className="text-sm">
        {legal.contents}
      </h2>
      <ol className="mt-2 gap-x-10 sm:columns-2 lg:columns-1">
        {text.sections.map(
          ({ id, heading }) =>
            heading && (
              <li key={id} className="break-inside-avoid">
                <a
                  href={`#${id}`}
                  className="inline-flex min-h-9 items-center rounded-sm py-1 text-ink-soft leading-tight hover:text-sun hover:underline"
                >
                  {heading}
                </a>
              </li>
            ),
        )}
      </ol>
    </nav>
  );
}
