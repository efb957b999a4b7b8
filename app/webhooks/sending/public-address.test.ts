import { expect, test } from "vitest";
import { readWebhookUrl } from "../webhook-url.ts";
import { isPublicAddress } from "./public-address.ts";

const inside = [
  ...["127.0.0.1", "127.255.255.254", "10.1.2.3", "172.16.0.1", "172.31.255.255", "192.168.1.1"],
  ...["100.64.0.1", "100.100.100.200", "169.254.169.254", "0.0.0.0", "0.1.2.3", "192.0.0.192", "198.18.0.1"],
  ...["192.0.2.1", "198.51.100.7", "203.0.113.9", "224.0.0.1", "239.1.1.1", "240.0.0.1", "255.255.255.255"],
  ...["168.63.129.16", "::", "::1", "::ffff:127.0.0.1", "::ffff:10.0.0.1", "::ffff:a9fe:a9fe", "::7f00:1"],
  ...["::127.0.0.1", "64:ff9b::7f00:1", "64:ff9b:1::a00:1", "2002:7f00:1::", "2001:0:1::1", "fe80::1"],
  ...["fe80::1%eth0", "fec0::1", "fc00::1", "fd00:ec2::254", "ff02::1", "2001:db8::1", "100::1"],
];

test.each(inside)("%s is not public", (address) => {
  expect(isPublicAddress(address)).toBe(false);
  const host = address.includes(":") ? `[${address.split("%")[0]}]` : address;
  expect(readWebhookUrl(`https://${host}/hook`)).toEqual({ problem: "not-public" });
});

test("addresses of the Internet are public, and texts that are no address are not", () => {
  for (const address of ["93.184.216.34", "8.8.8.8", "2606:2800:220:1::1", "::ffff:8.8.8.8"])
    expect(isPublicAddress(address), address).toBe(true);
  for (const text of ["", "localhost", "0x7f.1", "127.1", "010.0.0.1", "8.8.8.8/0", "x".repeat(60_000)])
    expect(isPublicAddress(text), text.slice(0, 20)).toBe(false);
});

test("an address in any spelling of IPv4 is read as the browser reads it, and refused", () => {
  for (const host of ["2130706433", "0x7f.1", "0177.0.0.1", "127.1", "①②⑦.⓪.⓪.①", "127.0.0.1."])
    expect(readWebhookUrl(`https://${host}/`), host).toEqual({ problem: "not-public" });
});

test("the address of a receiver has one spelling, without what is never sent", () => {
  expect(readWebhookUrl("  HTTPS://Crème.Exemple.fr:443/été?x=1#y ")).toEqual({
    url: "https://xn--crme-6oa.exemple.fr/%C3%A9t%C3%A9?x=1",
  });
  expect(readWebhookUrl("https://exemple.fr.:8443")).toEqual({ url: "https://exemple.fr:8443/" });
  expect(readWebhookUrl("https://[2606:2800:220:1::1]/")).toEqual({ url: "https://[2606:2800:220:1::1]/" });
});

test.each([
  ["no-url", ["", "exemple.fr/hook", "https://", "https://a b.fr", "javascript:alert(1)", "mailto:a@b.fr"]],
  ["no-https", ["http://exemple.fr", "ftp://exemple.fr", "file:///etc/passwd", "gopher://exemple.fr"]],
  ["credentials", ["https://anna@exemple.fr", "https://anna:secret@exemple.fr", "https://:x@exemple.fr"]],
  ["port", ["https://exemple.fr:22", "https://exemple.fr:25", "https://exemple.fr:80"]],
  [
    "not-public",
    [
      ...[
        "https://localhost",
        "https://api.localhost",
        "https://localhost.",
        "https://intranet",
        "https://a.local",
      ],
      ...["https://metadata.google.internal", "https://box.home.arpa", "https://nas.lan"],
    ],
  ],
  ["too-long", [`https://exemple.fr/${"x".repeat(2_000)}`, `https://exemple.fr/${"é".repeat(700)}`]],
])("what no receiver can have is refused: %s", (problem, texts) => {
  for (const text of texts) expect(readWebhookUrl(text), text.slice(0, 60)).toEqual({ problem });
});
