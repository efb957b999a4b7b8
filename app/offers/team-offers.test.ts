import { expect, test } from "vitest";
import { catalogue } from "./catalogue.ts";
import { teamOffers } from "./team-offers.ts";

test("a team can have each offer of the catalogue, or a trial", () => {
  expect(teamOffers).toEqual([...catalogue.map(({ name }) => name.toLowerCase()), "trial"]);
});
