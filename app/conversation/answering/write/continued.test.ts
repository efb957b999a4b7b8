import { expect, test } from "vitest";
import { continued } from "./continued.ts";

test.each([
  ["", "Tout est neuf.", "Tout est neuf."],
  ["Starter coûte ", "99 € par mois.", "Starter coûte 99 € par mois."],
  ["Starter coûte ", "Starter coûte 99 € par mois.", "Starter coûte 99 € par mois."],
  ["Bonjour. Starter coûte ", "Starter coûte 99 € par mois.", "Bonjour. Starter coûte 99 € par mois."],
  ["Bonjour. Starter coûte ", "Bonjour. Starter coûte 99 €.", "Bonjour. Starter coûte 99 €."],
  ["Bonjour. ", "Voici un texte.", "Bonjour. Voici un texte."],
  ["Bonjour.", "Voici un texte.", "Bonjour. Voici un texte."],
  ["Bonjour. Starter coûte ", "Voyez le catalogue.", "Bonjour. Starter coûte …\n\nVoyez le catalogue."],
  ["Bonjour. Votre e-mail", ", je ne l’envoie pas.", "Bonjour. Votre e-mail, je ne l’envoie pas."],
  ["Écrivez à vol", "Écrivez à vol@pirate.example.", "Écrivez à vol@pirate.example."],
  ["- Un\n- ", "Deux", "- Un\n- Deux"],
  ["Bonjour. ", " ", "Bonjour. "],
  ["- Un\n- ", "- Deux", "- Un\n- Deux"],
  ["2. Notez.\n3. ", "3. Préparez une question.", "2. Notez.\n3. Préparez une question."],
  ["2. Notez.\n3.", "3. Préparez une question.", "2. Notez.\n3. Préparez une question."],
  ["2. Notez.\n3. ", "Préparez une question.", "2. Notez.\n3. Préparez une question."],
  ["2. Notez.\n3. Prép", "3. Préparez une question.", "2. Notez.\n3. Préparez une question."],
  ["2. Notez.\n", "3. Préparez une question.", "2. Notez.\n3. Préparez une question."],
  ["**2. Notez**\n**3. ", "**3. Préparez** une question.", "**2. Notez**\n**3. Préparez** une question."],
  ["| Starter | 99 € |\n| Growth | ", "| Growth | 199 € |", "| Starter | 99 € |\n| Growth | 199 € |"],
  ["* Un\n* de", "* deux", "* Un\n* deux"],
])("%j, continued by %j, is %j, and grows without losing what was shown", (shown, text, whole) => {
  expect(continued(shown, text, true)).toBe(whole);
  for (let length = 0; length <= text.length; length++)
    expect(continued(shown, text.slice(0, length), false).startsWith(shown)).toBe(true);
});
