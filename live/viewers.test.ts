import { expect, test } from "vitest";
import { Viewers, viewingTime } from "./viewers.ts";

const [team, other, one, two] = ["t", "u", "r1", "r2"];

test("who has a record open is told once, however many tabs show it, until they leave or fall silent", () => {
  let now = 0;
  const viewers = new Viewers(() => now);
  const at = (viewer: string, tab: string, record: string, isOpen = true) =>
    viewers.note({ team, record, viewer, tab, isOpen });
  expect(at("anna", "a", one)).toEqual([one]);
  expect(at("anna", "b", one)).toEqual([one]);
  expect(at("bruno", "a", one)).toEqual([one]);
  expect(viewers.of(team, one)).toEqual(["anna", "bruno"]);
  expect([viewers.of(team, two), viewers.of(other, one)]).toEqual([[], []]);
  at("anna", "a", one, false);
  expect(viewers.of(team, one)).toEqual(["anna", "bruno"]);
  at("anna", "b", one, false);
  expect(viewers.of(team, one)).toEqual(["bruno"]);

  now += viewingTime - 1;
  expect(at("anna", "a", one)).toEqual([one]);
  now += 1;
  expect(viewers.of(team, one)).toEqual(["anna"]);
  expect(at("anna", "a", one), "bruno's tab fell silent").toEqual([one]);
  expect(at("anna", "a", one), "nothing changed").toEqual([]);
});

test("a tab has one record open, and leaving the one before says nothing about it", () => {
  const viewers = new Viewers(() => 0);
  const at = (record: string, isOpen = true) =>
    viewers.note({ team, record, viewer: "anna", tab: "a", isOpen });
  at(one);
  expect(at(two).sort()).toEqual([one, two]);
  expect(at(one, false)).toEqual([]);
  expect([viewers.of(team, one), viewers.of(team, two)]).toEqual([[], ["anna"]]);
});

test("one member with thousands of tabs keeps twenty, and pushes nobody else out", () => {
  let now = 0;
  const viewers = new Viewers(() => now);
  viewers.note({ team, record: one, viewer: "bruno", tab: "a", isOpen: true });
  for (let tab = 0; tab < 2_000; tab++)
    viewers.note({ team, record: `r${tab}`, viewer: "anna", tab: String(tab), isOpen: true });
  expect(viewers.of(team, one)).toEqual(["bruno"]);
  expect([viewers.of(team, "r1979"), viewers.of(team, "r1980")]).toEqual([[], ["anna"]]);
  viewers.note({ team: other, record: one, viewer: "carla", tab: "a", isOpen: true });
  now = viewingTime;
  viewers.sweep();
  now = 0;
  expect([viewers.of(team, one), viewers.of(other, one)]).toEqual([[], []]);
});
