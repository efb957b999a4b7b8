import { categories } from "./cases/eval-case.ts";

/** What `npm run eval -- --help` prints. */
export const usage = `npm run eval -- [OPTION]…   Asks the assistant what each case asks, and judges the answers by the case, a table of the
offers and readers of its own, never by the product's guard.
  --category NAME     only cases of this category; may be repeated: ${categories.join(", ")}
  --case ID           only this case; may be repeated
  --cases FILE        adds the cases of a JSON file, in the form of scripts/evaluation/cases.json; may be repeated
  --list              prints the cases instead of running them
  --record FILE       writes what the model said, with its name and the date, into a new file
  --name NAME         the name in that file, instead of the model's
  --replay FILE       answers with what a recording has, instead of asking a model
  --mutations         breaks the assistant in seven ways and says how many cases each one costs; asks no model
  --mark MARKS A B    compares the recordings A and B blindly on a page of this machine, and keeps the marks in MARKS
  --help              prints this
The model is that of ASSISTANT_BASE_URL, ASSISTANT_API_KEY and ASSISTANT_MODEL; without them the scripted one of
npm run dev.
Exits with 0 if every case passes (with --mutations: if each costs a third of the cases), with 1 if not, with 2 on a wrong
command.`;

const list = { type: "string", multiple: true } as const;
const text = { type: "string" } as const;
const flag = { type: "boolean" } as const;
/** The options of `npm run eval`. */
export const options = {
  ...{ category: list, case: list, cases: list, list: flag },
  ...{ record: text, name: text, replay: text, mutations: flag, mark: text },
} as const;
/** The recordings of `--mark`. */
export const parameters = [0, 2] as const;
