import { expect, test } from "vitest";
import { addressMatching, destinationOf, safeAddress, showsDestination } from "./plain-links.ts";

test.each([
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  "data:text/html,<script>",
  "vbscript:x",
  "//evil.example",
  "/compte",
  "https:/\u0000/x",
  "java\tscript:alert(1)",
  "file:///etc/passwd",
  "blob:https://x",
  "",
])("%j is not a safe address", (target) => {
  expect(safeAddress(target)).toBeNull();
});

test.each([
  ["https://banque.exemple", "https://banque.exemple/agence"],
  ["www.banque.exemple", "https://banque.exemple"],
  ["Votre banque", "https://pirate.exemple"],
  ["Node.js", "https://exemple.fr"],
  ["https://exemple.fr/?u=https://autre.exemple", "https://exemple.fr/?u=https://autre.exemple"],
  ["Écrire à anna@exemple.fr", "mailto:Anna@exemple.fr?subject=Bonjour"],
])("the label %j may lead to %j", (label, target) => {
  expect(addressMatching(label, target)).toBe(target);
});

test.each([
  ["https://banque.exemple", "https://pirate.exemple"],
  ["HTTPS://BANQUE.EXEMPLE/", "https://pirate.exemple"],
  ["Voir https://banque.exemple ici", "https://pirate.exemple"],
  ["(https://banque.exemple)", "https://pirate.exemple"],
  ["«blob:https://banque.exemple»", "https://pirate.exemple"],
  ["*https://banque.exemple", "https://pirate.exemple"],
  ["\u202ehttps:\u200b//banque.exemple", "https://pirate.exemple"],
  ["https://pirate.exemple https://banque.exemple", "https://pirate.exemple"],
  ["www.banque.exemple", "https://banque.exemple.pirate.exemple"],
  ["https://banque.exemple:8443", "https://banque.exemple"],
  ["anna@banque.exemple", "mailto:anna@pirate.exemple"],
  ["anna@banque.exemple", "https://pirate.exemple"],
  ["ftp://banque.exemple", "https://pirate.exemple"],
])("the label %j must not lead to %j", (label, target) => {
  expect(addressMatching(label, target)).toBeNull();
});

test.each([
  ["https://www.exemple.fr/a", "exemple.fr"],
  ["https://exemple.fr:8080", "exemple.fr:8080"],
  ["https://аpple.com", "xn--pple-43d.com"],
  ["mailto:anna@exemple.fr?cc=paul@exemple.fr", "anna@exemple.fr"],
])("a reader recognises %j by %j", (href, destination) => {
  expect(destinationOf(href)).toBe(destination);
});

test.each([
  ["https://www.exemple.fr/a", "https://exemple.fr/a", true],
  ["Voir exemple.fr/a", "https://www.exemple.fr/a", true],
  ["anna+test@exemple.fr", "mailto:Anna+test@exemple.fr", true],
  ["Votre banque", "https://pirate.exemple", false],
  ["banque.exemple", "https://que.exemple", false],
  ["exemple.fr.pirate.exemple", "https://exemple.fr", false],
  ["https://аpple.com", "https://аpple.com", false],
])("whether the label %j says that it leads to %j: %j", (label, href, expected) => {
  expect(showsDestination(label, href)).toBe(expected);
});
