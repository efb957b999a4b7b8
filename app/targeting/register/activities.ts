import { nomenclatures } from "./nomenclatures.ts";

const labels = new Map(
  nomenclatures.flatMap(({ codes }) =>
    // What "commerce de gros" means anyway.
    Object.entries(codes).map(([code, label]) => [code, label.replace(" (commerce interentreprises)", "")]),
  ),
);

const [first, ...later] = nomenclatures;

/** The codes of the nomenclature in which trades are written, in their order. */
export const activityCodes: readonly string[] = Object.keys(first.codes);

/** The codes of the nomenclatures after it. */
export const laterCodes: readonly string[] = later.flatMap(({ codes }) => Object.keys(codes));

/** The label of an activity; `null` for a code that no nomenclature has. */
export const activityLabel = (code: string): string | null => labels.get(code) ?? null;

/** Activities that have one name together: a whole section, a whole division, or a single code. */
export type ActivityGroup = { code: string; label: string; codes: string[] };

/** All sections and divisions with the codes of each, the sections first. */
export const wholeGroups: readonly ActivityGroup[] = nomenclatures.flatMap(
  ({ codes, divisions, sections }) => {
    const all = Object.keys(codes);
    const ofDivision = ([code, { label }]: [string, { label: string }]) => ({
      code,
      label,
      codes: all.filter((each) => each.startsWith(code)),
    });
    const ofSection = ([code, label]: [string, string]) => ({
      code,
      label,
      codes: all.filter((each) => divisions[each.slice(0, 2)]?.section === code),
    });
    return [...Object.entries(sections).map(ofSection), ...Object.entries(divisions).map(ofDivision)];
  },
);

/** These codes in as few groups as possible, in the order of the nomenclature; unknown codes are left out. */
export function groupsOf(codes: readonly string[]): ActivityGroup[] {
  const left = new Set(codes.filter((code) => labels.has(code)));
  const found: ActivityGroup[] = [];
  for (const group of wholeGroups) {
    if (!group.codes.every((code) => left.has(code))) continue;
    found.push(group);
    for (const code of group.codes) left.delete(code);
  }
  for (const code of left) found.push({ code, label: labels.get(code) ?? code, codes: [code] });
  return found.sort((one, other) => compare(one.codes[0] ?? "", other.codes[0] ?? ""));
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
