import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { setOffer } from "#app/team/subscription.server.ts";
import { signInByMail } from "#test/accounts/sign-in-by-mail.ts";
import { teamIdOf } from "#test/prospects/stored-prospects.ts";
import { createTestServices } from "#test/services/test-services.ts";
import { shownOffer } from "./shown-offer.server.ts";

beforeEach(() => void vi.spyOn(console, "log").mockImplementation(() => {}));
afterEach(() => void vi.useRealTimers());

test("what is entered after the last delivery of a month is told as the next month's, once", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  vi.setSystemTime(new Date("2026-11-30T09:00:00+01:00"));
  const services = await createTestServices();
  const { user } = await signInByMail(services, "anna@exemple.fr");
  await setOffer(services, await teamIdOf(services, user.id), { offer: "scale", until: null, by: "ops" });
  const shown = async () => {
    const { used, next } = await shownOffer(services, user.id);
    return { used: used?.inWords, note: used?.note, next };
  };
  const note =
    "Un mois entier en compte 400\u00A0; celui-ci en ajoute 14 pour les jours d’offre restés sans livraison en novembre.";
  const next = "Le 1er janvier 2027\u00A0: 400\u00A0contacts pour le nouveau mois.";
  expect(await shown()).toEqual({ used: "0 sur 414\u00A0contacts en décembre", note, next });
  vi.setSystemTime(new Date("2026-12-01T09:00:00+01:00"));
  expect(await shown()).toEqual({ used: "0 sur 414\u00A0contacts ce mois-ci", note, next });
  vi.setSystemTime(new Date("2027-01-01T09:00:00+01:00"));
  expect(await shown()).toEqual({
    ...{ used: "0 sur 400\u00A0contacts ce mois-ci", note: null },
    next: "Le 1er février 2027\u00A0: 400\u00A0contacts pour le nouveau mois.",
  });
});
