import { expect, test } from "vitest";
import { guardContext } from "#test/assistant/guard-cases.ts";
import { createGuard } from "../../../guard.ts";

const guard = await createGuard(guardContext, { readsTwice: false });
const afterChange = await createGuard({ ...guardContext, done: ["profile"] }, { readsTwice: false });

test.each([
  "C’est noté, votre nouveau ton est enregistré dans le profil.",
  "J’ai mis votre ton à amical dans votre profil.",
  "C’est fait, j’ai changé votre ton.",
  "Le secteur de votre profil est maintenant « Pâtisserie ».",
  "Votre profil est à jour avec le nouveau secteur.",
  "Votre profil affiche désormais un ton amical.",
  "Votre cible est désormais : gérants d’hôtels.",
  "C’est enregistré !",
  "J’ai changé votre proposition de valeur.",
  "Vos expressions à éviter sont enregistrées dans le profil.",
  "Votre signature est bien modifiée.",
])("without a change of the profile %j is found, and after one it is not", async (text) => {
  expect((await guard.check(text)).map(({ kind }) => kind)).toEqual(["done"]);
  expect(await afterChange.check(text)).toEqual([]);
  const longer = await guard.check(`Très bien. ${text}`);
  const shown = guard.safeLength(`Très bien. ${text}`.slice(0, -3));
  expect(shown).toBeLessThanOrEqual(longer[0]?.start ?? 0);
});

test.each([
  "J’ai relu vos 12 brouillons et corrigé les fautes.",
  "Je décris votre liste à l’équipe : c’est transmis.",
  "Je garde ça en mémoire et je vous rappelle demain matin.",
])("%j is found", async (text) => {
  expect((await guard.check(text)).map(({ kind }) => kind)).toEqual(["done"]);
});

test.each([
  "J’ai changé le ton de ce message.",
  "J’ai mis votre proposition de valeur en ouverture.",
  "J’ai relu votre brouillon et corrigé une faute.",
  "Vérifiez que votre profil est à jour.",
  "Si votre ton est maintenant amical, dites « tu ».",
  "Votre profil ne dit pas encore votre secteur.",
  "Votre cible est maintenant : Directeur industriel.",
  "Acceptez la proposition, et votre ton est enregistré dans votre profil.",
  "Dans votre profil, le ton est formel.",
  "Votre profil est à jour.",
  "Je peux parler de votre profil : c’est transmis.",
  "Votre signature n’est pas modifiée.",
])("%j passes", async (text) => {
  expect(await guard.check(text)).toEqual([]);
});
