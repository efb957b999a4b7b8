import { BlockList, isIP } from "node:net";

/** Parses addresses and CIDR ranges separated by spaces or commas. `onInvalid` receives each entry that is neither. */
export function parseTrustedProxies(value: string, onInvalid: (entry: string) => void): BlockList {
  const proxies = new BlockList();
  for (const entry of value.split(/[\s,]+/).filter(Boolean)) {
    const range = parseRange(entry);
    if (!range) onInvalid(entry);
    else if (range.prefix === null) proxies.addAddress(range.address, range.family);
    else proxies.addSubnet(range.address, range.prefix, range.family);
  }
  return proxies;
}

type Range = { address: string; family: "ipv4" | "ipv6"; prefix: number | null };

function parseRange(entry: string): Range | null {
  const [address = "", bits, ...rest] = entry.split("/");
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return null;
  const family = version === 6 ? "ipv6" : "ipv4";
  if (bits === undefined) return { address, family, prefix: null };
  const prefix = Number(bits);
  if (!/^\d+$/.test(bits) || prefix > (version === 6 ? 128 : 32)) return null;
  return { address, family, prefix };
}
