import { isIP } from "node:net";
import { compile } from "@fastify/proxy-addr";

/** True for the address, in any spelling, of a proxy whose `X-Forwarded-For` is trusted. */
export type TrustedProxies = (address: string) => boolean;

/** Parses addresses and CIDR ranges separated by spaces or commas. `onInvalid` receives each entry that is neither. */
export function parseTrustedProxies(value: string, onInvalid: (entry: string) => void): TrustedProxies {
  const entries = value.split(/[\s,]+/).filter(Boolean);
  const valid = entries.filter(isAddressOrRange);
  for (const entry of entries) if (!valid.includes(entry)) onInvalid(entry);
  const isTrusted = compile(valid);
  return (address) => isTrusted(address, 0);
}

/** Also refuses what proxy-addr accepts besides: names of ranges, netmasks, and addresses such as `127.1`. */
function isAddressOrRange(entry: string): boolean {
  const [address = "", bits = "1"] = entry.split("/", 2);
  if (!isIP(address) || !/^\d+$/.test(bits)) return false;
  try {
    compile(entry);
    return true;
  } catch {
    return false;
  }
}
