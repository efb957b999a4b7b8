import { expect, test } from "vitest";
import { type ProfileValues, profileFields } from "#app/profile/profile-field.ts";
import { lackingIn } from "./lacking.ts";
import { zoneIn } from "./reading/said-in-passing.ts";

const nothing = Object.fromEntries(profileFields.map((field) => [field, ""])) as ProfileValues;
const all = ["icp_location", "icp_industry", "sender_name"];

test.each<[string, Partial<ProfileValues>, string[]]>([
  ["nothing is known", {}, all],
  ["the title names a zone", { icp_title: "directeurs d’usine en Rhône-Alpes" }, ["sender_name"]],
  ["the size names a sector", { icp_size: "PME industrielles" }, ["icp_location", "sender_name"]],
  ["any sector will do", { icp_title: "DSI, tous secteurs" }, ["icp_location", "sender_name"]],
  ["a size with a range", { icp_size: "PME de 10 à 50 salariés" }, all],
  ["the customer’s own sector", { industry: "Conseil en énergie" }, all],
  ["a function that sounds like a trade", { icp_title: "directrices marketing" }, all],
  ["a function that sounds like another", { icp_title: "responsables formation" }, all],
  ["a function of several fields", { icp_title: "Responsables achats, logistique" }, all],
  ["import and export", { icp_title: "Responsable import-export" }, all],
  ["a law department", { icp_title: "directeurs juridiques" }, all],
  ["a trade", { icp_title: "agents immobiliers" }, ["icp_location", "sender_name"]],
  ["a department by its number", { icp_title: "DRH dans le 69" }, ["icp_industry", "sender_name"]],
  ["blanks", { icp_location: " ", sender_name: "Hélène Roy" }, ["icp_location", "icp_industry"]],
  [
    "everything is known",
    { icp_location: "Bretagne", icp_industry: "Logistique", sender_name: "Hélène Roy" },
    [],
  ],
])("%s: asked is what nobody said", (_, known, asked) => {
  expect(lackingIn({ ...nothing, ...known }, [])).toEqual(asked);
});

test("what was skipped is not asked", () => {
  expect(lackingIn(nothing, ["icp_location", "sender_name"])).toEqual(["icp_industry"]);
});

test.each([
  ["directeurs d’usine en Rhône-Alpes", "pme", "Rhône-Alpes"],
  ["Directeur commercial", "PME industrielles à Lyon", "Lyon"],
  ["DSI à Lyon ou Grenoble, à Lyon surtout", "", "Lyon, Grenoble"],
  ["Gérants de restaurants, France entière", "", "France entière"],
  ["DG, Auvergne-Rhône-Alpes sauf la Savoie", "", "Auvergne-Rhône-Alpes sauf Savoie"],
  ["Acheteurs en Belgique", "", "Belgique"],
  ["Directeur commercial", "de 20 à 40 personnes", ""],
  ["DRH du Nord", "", ""],
  ["", "", ""],
])("%j with the size %j names the zone %j", (icp_title, icp_size, zone) => {
  expect(zoneIn({ icp_title, icp_size })).toBe(zone);
});

test("a zone of many names fits into its field", () => {
  const zone = zoneIn({ icp_title: "Lyon, Grenoble, Brest, ".repeat(40), icp_size: "Bretagne ".repeat(200) });
  expect(zone).toBe("Lyon, Grenoble, Brest, Bretagne");
  const many = Array.from({ length: 60 }, (_, index) => ["Lyon", "Nantes", "Lille", "Brest"][index % 4]);
  expect(zoneIn({ icp_title: many.join(" et "), icp_size: "" }).length).toBeLessThanOrEqual(200);
});
