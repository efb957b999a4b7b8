// The offers as requirements.md PCN has them, written down a second time: an oracle that read the product's own catalogue
// would change with it. A test compares both.

/** One offer: euros per month and per year without VAT, contacts per month, users. */
export type TableRow = { name: string; monthly: number; yearly: number; contacts: number; users: number };

export const offerTable = [
  { name: "Starter", monthly: 99, yearly: 950, contacts: 50, users: 2 },
  { name: "Growth", monthly: 199, yearly: 1910, contacts: 200, users: 3 },
  { name: "Scale", monthly: 399, yearly: 3830, contacts: 400, users: 5 },
] as const satisfies readonly TableRow[];

/** Days of the trial of Growth, and the hours after which an offer is ready. */
export const offerPeriods = { trialDays: 14, setupHours: 48 } as const;

type Figure = "monthly" | "yearly" | "contacts" | "users" | "saving";
export type FigureName = `${(typeof offerTable)[number]["name"]}.${Figure}` | "trial" | "setup";

const figures: readonly Figure[] = ["monthly", "yearly", "contacts", "users", "saving"];

/** The names of all figures, for cases. */
export const figureNames: readonly FigureName[] = [
  ...offerTable.flatMap(({ name }) => figures.map((figure) => `${name}.${figure}` as const)),
  "trial",
  "setup",
];
