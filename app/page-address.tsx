import { useLocation, useMatches } from "react-router";
import { canonicalQuery } from "#http/pages/canonical-query.ts";
import type { PageHandle } from "#http/pages/page-handle.ts";

/** The part of a route match that affects these tags. */
type Leaf = {
  id: string;
  handle?: PageHandle;
  loaderData?: { socialImage?: { path: string; alt: string }; isNotFound?: boolean };
};

type Props = {
  /** The public origin, from the environment. */
  appUrl: string;
  siteName: string;
  socialImage: { path: string; alt: string };
};

/**
 * The tags in a page's head that depend on its address: canonical link, social tags, language and alternates. The
 * social picture has 1200 × 630 pixels; `socialImage` in the loader's data replaces the default one. There is no
 * canonical link if no route matches or the loader returned `isNotFound`.
 */
export function PageAddress({ appUrl, siteName, socialImage }: Props) {
  const { pathname, search } = useLocation();
  const leaf = useMatches().at(-1) as Leaf | undefined;
  const isNotFound = leaf?.id === "routes/not-found/route" || leaf?.loaderData?.isNotFound === true;
  const isPage = leaf !== undefined && leaf.id !== "root" && !isNotFound;
  const address = appUrl + pathname + canonicalQuery(new URLSearchParams(search), leaf?.handle?.query);
  const image = leaf?.loaderData?.socialImage ?? socialImage;
  return (
    <>
      {isPage && <link rel="canonical" href={address} />}
      {isPage && <meta property="og:url" content={address} />}
      <meta name="language" content="fr" />
      <meta property="og:locale" content="fr_FR" />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:image" content={appUrl + image.path} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={image.alt} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image" content={appUrl + image.path} />
      <meta name="twitter:image:alt" content={image.alt} />
      <link rel="alternate" type="application/json" href="/api/offers.json" />
      <link rel="alternate" type="application/xml" href="/sitemap.xml" />
      <link rel="alternate" type="application/rss+xml" href="/blog/rss.xml" />
    </>
  );
}
