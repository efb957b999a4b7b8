import departments from "./departments.json" with { type: "json" };
import regions from "./regions.json" with { type: "json" };

/** The departments of each region, by the official geographic code. Those of overseas collectivities have none. */
export const departmentsOfRegion: Readonly<Record<keyof typeof regions, readonly string[]>> = {
  "01": ["971"],
  "02": ["972"],
  "03": ["973"],
  "04": ["974"],
  "06": ["976"],
  "11": ["75", "77", "78", "91", "92", "93", "94", "95"],
  "24": ["18", "28", "36", "37", "41", "45"],
  "27": ["21", "25", "39", "58", "70", "71", "89", "90"],
  "28": ["14", "27", "50", "61", "76"],
  "32": ["02", "59", "60", "62", "80"],
  "44": ["08", "10", "51", "52", "54", "55", "57", "67", "68", "88"],
  "52": ["44", "49", "53", "72", "85"],
  "53": ["22", "29", "35", "56"],
  "75": ["16", "17", "19", "23", "24", "33", "40", "47", "64", "79", "86", "87"],
  "76": ["09", "11", "12", "30", "31", "32", "34", "46", "48", "65", "66", "81", "82"],
  "84": ["01", "03", "07", "15", "26", "38", "42", "43", "63", "69", "73", "74"],
  "93": ["04", "05", "06", "13", "83", "84"],
  "94": ["2A", "2B"],
};

/** Overseas regions, which "France métropolitaine" leaves out. */
export const overseas: readonly string[] = ["01", "02", "03", "04", "06"];

const withApostrophe = (name: string) => name.replaceAll("'", "’");
const names = (published: Readonly<Record<string, string>>) =>
  new Map(Object.entries(published).map(([code, name]) => [code, withApostrophe(name)]));

/** Names by code, in the order of the codes. */
export const departmentNames: ReadonlyMap<string, string> = names(departments);
export const regionNames: ReadonlyMap<string, string> = names(regions);

/** Every department that belongs to a region. */
export const allDepartments: readonly string[] = Object.values(departmentsOfRegion).flat();

export type Places = { departments: string[]; regions: string[] };

/** These departments, whole regions under the region's code; all of France is no restriction. */
export function placesOf(departments: ReadonlySet<string>): Places {
  if (allDepartments.every((code) => departments.has(code))) return { departments: [], regions: [] };
  const whole = Object.entries(departmentsOfRegion).filter(([, own]) =>
    own.every((code) => departments.has(code)),
  );
  const covered = new Set(whole.flatMap(([, own]) => own));
  return {
    departments: [...departments].filter((code) => !covered.has(code)).sort(),
    regions: whole.map(([code]) => code).sort(),
  };
}

/** The departments that criteria mean: those that are named and those of the regions; `null` without any restriction. */
export function departmentsMeant({ departments, regions }: Places): Set<string> | null {
  if (departments.length + regions.length === 0) return null;
  const ofRegions = regions.flatMap(
    (code) => departmentsOfRegion[code as keyof typeof departmentsOfRegion] ?? [],
  );
  return new Set([...departments, ...ofRegions]);
}

/** A region by its name, a department by name and code; the code alone where it is not known. */
export function placeName(kind: "region" | "department", code: string): string {
  if (kind === "region") return regionNames.get(code) ?? code;
  const name = departmentNames.get(code);
  return name ? `${name} (${code})` : code;
}
