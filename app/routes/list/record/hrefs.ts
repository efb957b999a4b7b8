/** The `mailto:` link of an address, in which nothing of it can add a header. */
export const mailHref = (address: string): string =>
  `mailto:${encodeURIComponent(address).replace("%40", "@")}`;

/** The link of a page of LinkedIn; `null` for an address that leads anywhere else. */
export function linkedinHref(page: string): string | null {
  const href = siteHref(page);
  if (href === null) return null;
  const { protocol, hostname, port } = new URL(href);
  return protocol === "https:" && hostname.endsWith(".linkedin.com") && port === "" ? href : null;
}

/** The `tel:` link of a number as somebody wrote it; `null` for a text that is none. */
export function phoneHref(number: string): string | null {
  const [dialled = ""] = number.split(/[;,xp]|ext|poste/i);
  const isInternational = dialled.trim().startsWith("+");
  // `+33 (0)1 …`: the zero is not dialled from elsewhere.
  const digits = (isInternational ? dialled.replace(/\(0\)/, "") : dialled).replace(/\D/g, "");
  if (digits.length < 2) return null;
  return `tel:${isInternational ? "+" : ""}${digits}`;
}

/** The link of a website, which was imported and may be anything; `null` unless it is one of the web. */
export function siteHref(website: string): string | null {
  const address = /^https?:\/\//i.test(website) ? website : `https://${website}`;
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, username, href } = new URL(address);
  if (!["http:", "https:"].includes(protocol) || username !== "" || !hostname.includes(".")) return null;
  return href;
}
