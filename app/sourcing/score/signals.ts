import { monthsAfter } from "#app/calendar/working-days.ts";
import { scoreCopy as copy } from "#app/content/sourcing/score-copy.ts";
import { bands } from "#app/targeting/register/headcount.ts";
import type { Candidate, Ruling } from "./candidate.ts";
import { type Change, changesBetween, type Sighting } from "./sighting.ts";
import { ages, type Trait, type Weights } from "./weights.ts";
import { shown } from "./words.ts";

type Points = Weights["points"];
export type SignalName = Exclude<keyof Points["signals"], "most">;

/** What speaks for approaching a candidate now: what the company says of itself, and what changed since it was seen. */
export function signalRulings(candidate: Candidate, sighting: Sighting | null, points: Points): Ruling[] {
  const { company, contact, seen } = candidate;
  const found: Ruling[] = [];
  const add = (name: SignalName, text: string) =>
    found.push({ points: points.signals[name], text, trait: `signal:${name}` satisfies Trait });

  const { createdOn } = company;
  if (createdOn !== null && isYoung(createdOn, seen.on)) add("young", copy.signals.young(createdOn));
  const labels = copy.signals.labels(company.labels);
  if (labels !== null) add("label", labels);

  const since = sighting?.on ?? "";
  for (const change of changesOf(candidate, sighting)) {
    if (change.kind === "directors") {
      if (change.fingerprints.includes(contact.fingerprint))
        add("newContact", copy.signals.newContact(since));
      else add("newDirector", copy.signals.newDirector(since));
    } else if (change.kind === "more_employees")
      add("moreEmployees", copy.signals.moreEmployees(bandOf(change.from), bandOf(change.to), since));
    else if (change.kind === "moved")
      add("moved", copy.signals.moved(shown(change.from ?? ""), shown(change.to ?? ""), since));
    else if (change.kind === "accounts") add("accounts", copy.signals.accounts(change.year, since));
  }
  return found;
}

/** What speaks against approaching a candidate now. */
export function againstRulings(candidate: Candidate, sighting: Sighting | null, points: Points): Ruling[] {
  const { company, seen } = candidate;
  const found: Ruling[] = [];
  const [newest] = company.accounts.toSorted((one, other) => other.year - one.year);
  const isRecent = newest && Number(seen.on.slice(0, 4)) - newest.year <= ages.figures.older;
  if (isRecent && newest.result !== null && newest.result < 0)
    found.push({ points: points.against.loss, text: copy.against.loss(newest.year) });
  for (const change of changesOf(candidate, sighting))
    if (change.kind === "fewer_employees")
      found.push({
        points: points.against.fewerEmployees,
        text: copy.against.fewerEmployees(bandOf(change.from), bandOf(change.to), sighting?.on ?? ""),
      });
  return found;
}

/** The strongest first, together at most `points.signals.most`; the one that is cut says so, those after it are left out. */
export function withinMost(signals: readonly Ruling[], points: Points): Ruling[] {
  const { most } = points.signals;
  let left: number = most;
  const kept: Ruling[] = [];
  for (const signal of signals.toSorted((one, other) => other.points - one.points)) {
    if (left === 0) break;
    const isCut = signal.points > left;
    kept.push(isCut ? { ...signal, points: left, text: copy.signals.cut(signal.text, most) } : signal);
    left -= Math.min(left, signal.points);
  }
  return kept;
}

const changesOf = ({ seen }: Candidate, sighting: Sighting | null): Change[] =>
  sighting ? changesBetween(sighting, seen) : [];

/** Companies are registered ahead of their first day, too: that is not yet one. */
function isYoung(createdOn: string, on: string): boolean {
  if (Number.isNaN(Date.parse(createdOn))) return false;
  return createdOn <= on && on < monthsAfter(createdOn, ages.young);
}

function bandOf(code: string) {
  const band = bands.find((each) => each.code === code);
  if (!band) throw new Error(`There is no headcount band ${code}.`);
  return band;
}
