const day = 24 * 60 * 60 * 1000;

/** Days for which the file is declared valid; RFC 9116 §2.5.5 recommends less than a year. */
const validity = 180;

type Facts = {
  appUrl: string;
  /** An address, or a name followed by <address>. */
  contactEmail: string;
  now: Date;
};

/** The security.txt of RFC 9116. It expires at a midnight in `validity` days, so that it changes once a day. */
export function securityTxt({ appUrl, contactEmail, now }: Facts): string {
  const expires = new Date((Math.floor(now.getTime() / day) + validity) * day);
  return [
    `Contact: mailto:${addressIn(contactEmail)}`,
    `Expires: ${expires.toISOString().replace(".000", "")}`,
    "Preferred-Languages: fr, en",
    `Canonical: ${appUrl}/.well-known/security.txt`,
    "",
  ].join("\n");
}

/** The address as a mailto link spells it (RFC 6068). */
function addressIn(sender: string): string {
  const address = sender.match(/<([^<>]+)>$/)?.[1] ?? sender;
  const at = address.lastIndexOf("@");
  const [local, domain] = [address.slice(0, at), address.slice(at + 1)];
  return `${encodeURIComponent(local).replaceAll("%2B", "+")}@${domain}`;
}
