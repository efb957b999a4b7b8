import { expect, test } from "vitest";
import { contentFromProfile } from "../templates/make-draft.ts";
import { inDistantRegister } from "./distant-register.ts";

test.each([
  ["Nous formons vos gars sur place.", "Nous formons vos équipes sur place."],
  ["Nous tenons la compta de votre boîte.", "Nous tenons la comptabilité de votre entreprise."],
  ["Vous savez ce que ça rapporte, c’est tout.", "Vous savez ce que cela rapporte."],
  ["Un coup de fil et nous passons.", "Un appel et nous passons."],
  ["Nous posons une boîte aux lettres.", "Nous posons une boîte aux lettres."],
  ["Nous imprimons vos boîtes en carton.", "Nous imprimons vos boîtes en carton."],
  ["Nous trions votre boîte mail.", "Nous trions votre boîte mail."],
  ["Nous relevons vos boîtes aux lettres.", "Nous relevons vos boîtes aux lettres."],
  ["Nous équipons d’autres boîtes.", "Nous équipons d’autres entreprises."],
  ["La paperasse vous prend vos soirées.", "La partie administrative vous prend vos soirées."],
  ["Toute la paperasse est faite pour vous.", "Toute la partie administrative est faite pour vous."],
  ["Vos gars sont formés en un jour.", "Vos collaborateurs sont formés en un jour."],
  ["Nous envoyons des gars sérieux.", "Nous envoyons des collaborateurs sérieux."],
  ["Le coup de fil suffit.", "L’appel suffit."],
  ["Compta, paie et social au même endroit.", "Comptabilité, paie et social au même endroit."],
  ["Nous recouvrons de nickel vos pièces.", "Nous recouvrons de nickel vos pièces."],
])("%s is in a letter %s", (spoken, written) => {
  expect(inDistantRegister(spoken)).toBe(written);
});

test("a sentence with a word that no letter has is none of the formal tones", () => {
  expect(inDistantRegister("On arrête le bordel.")).toBeNull();
  const profile = {
    company_name: "Nordec",
    value_prop: "Nous trions vos archives. Un truc simple, quoi.",
  };
  expect(contentFromProfile("email", { ...profile, tone: "premium" }).body).not.toContain("truc");
  expect(contentFromProfile("email", { ...profile, tone: "friendly" }).body).toContain("truc");
});
