import { expect, test } from "vitest";
import { auditDetails } from "./audit-details-copy.ts";

test("the log says details and filters in French words, and shows as it is what it does not know", () => {
  const said = (
    action: string,
    subject: string | null,
    details: Record<string, string | number | boolean | null> = {},
  ) => auditDetails({ action, subject, details });
  expect([
    said("offer.set", null, { offer: "trial", until: "2026-12-09" }),
    said("offer.set", null, { offer: "growth", until: null }),
    said("night.asked", "2026-11-26"),
    said("night.asked", null, { at: "2026-11-26T06:05:00.000Z", isDelivered: true }),
    said("clients.searched", "search list=held offer=trial new"),
    said("clients.searched", "all"),
    said("outbox.dropped", null, { kind: "morning", state: "failed" }),
    said("list.released", null, { reason: "" }),
    said("unknown", "M-7K3F-94QX", { odd: 3, at: "jamais" }),
  ]).toEqual([
    "offre\u00A0: Essai, jusqu’au 09/12/2026",
    "offre\u00A0: Growth",
    "26/11/2026",
    "comme le 26/11/2026 07:05, avec la livraison",
    "par adresse ou entreprise, liste\u00A0: Retenue, offre\u00A0: Essai, nouveaux",
    "sans filtre",
    "E-mail du matin, échoué",
    "",
    "M-7K3F-94QX, odd\u00A0: 3, jamais",
  ]);
});
