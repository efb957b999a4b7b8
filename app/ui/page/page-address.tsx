import { useLocation, useMatches } from "react-router";

/** What a page may say about its own address in `handle` and in its loader's data. */
type Leaf = {
  id: string;
  handle?: { query?: readonly string[] };
  loaderData?: { socialImage?: { path: string; alt: string }; isNotFound?: boolean };
};

type Props = {
  /** The public origin, from the environment. */
  appUrl: string;
  siteName: string;
  socialImage: { path: string; alt: string };
};

/**
 * The part of a page's head that follows from its address: canonical link, social tags with a picture of 1200 × 630
 * pixels (a page may bring its own as `socialImage` in its loader's data), language and alternates. A path that
 * does not exist, or a loader that says `isNotFound`, has no canonical address.
 */
export function PageAddress({ appUrl, siteName, socialImage }: Props) {
  const { pathname, search } = useLocation();
  const leaf = useMatches().at(-1) as Leaf | undefined;
  const isLost = leaf?.id === "routes/not-found/route" || leaf?.loaderData?.isNotFound === true;
  const isPage = leaf !== undefined && leaf.id !== "root" && !isLost;
  const address = appUrl + pathname + readQuery(search, leaf?.handle?.query ?? []);
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

function readQuery(search: string, names: readonly string[]): string {
  const given = new URLSearchParams(search);
  const read = new URLSearchParams();
  for (const name of names) {
    const value = given.get(name);
    if (value !== null) read.set(name, value);
  }
  return read.size > 0 ? `?${read}` : "";
}
