import { expect, test } from "vitest";
import { domainOf } from "./domain-of.server.ts";

test.each([
  ["contact@votre-domaine.fr", "votre-domaine.fr"],
  ["Matinal <contact@votre-domaine.fr>", "votre-domaine.fr"],
  ["Anna @ Matinal <contact@mail.votre-domaine.fr>", "mail.votre-domaine.fr"],
  ["contact@café.fr", "xn--caf-dma.fr"],
])("the domain of %s is %s", (sender, domain) => {
  expect(domainOf(sender)).toBe(domain);
});
