import { isLoopbackHost } from "#environment/loopback.ts";

/** The last labels of names that only a private network knows. */
const privateEndings = new Set([
  "alt",
  "arpa",
  "cluster",
  "consul",
  "corp",
  "docker",
  "home",
  "internal",
  "intra",
  "intranet",
  "invalid",
  "k8s",
  "lan",
  "local",
  "localdomain",
  "localhost",
  "mail",
  "nomad",
  "private",
  "svc",
  "test",
  "vpn",
]);

/**
 * Who is behind a configured address, as far as the public may know: the server itself, a host with a public name, or
 * one without (`unnamed`: an IP address or a name of a private network). Never more of the address than its host.
 */
export function serviceBehind(
  address: string,
): { kind: "own" | "unnamed" } | { kind: "named"; host: string } {
  const host = new URL(address).hostname.toLowerCase().replace(/\.$/, "");
  if (isLoopbackHost(host)) return { kind: "own" };
  const labels = host.split(".");
  const ending = labels.at(-1) ?? "";
  const isPublic =
    labels.length > 1 &&
    labels.every((label) => /^[a-z0-9-]+$/.test(label)) &&
    /^[a-z]/.test(ending) &&
    !privateEndings.has(ending);
  return isPublic ? { kind: "named", host } : { kind: "unnamed" };
}
