import { categories } from "./eval-case.ts";

/** What `npm run eval -- --help` prints. */
export const usage = `npm run eval -- [OPTION]…   Asks the assistant what each case asks, and judges the answers.
  --category NAME   only cases of this category; may be repeated: ${categories.join(", ")}
  --case ID         only this case; may be repeated
  --cases FILE      adds the cases of a JSON file, in the form of scripts/evaluation/cases.json; may be repeated
  --list            prints the cases instead of running them
  --help            prints this
The model is that of ASSISTANT_BASE_URL, ASSISTANT_API_KEY and ASSISTANT_MODEL; without them the scripted one of
npm run dev, for which only what any model must do is judged.
Exits with 0 if every case passes, with 1 if one does not, with 2 on a wrong command.`;

const list = { type: "string", multiple: true } as const;
/** The options of `npm run eval`. */
export const options = { category: list, case: list, cases: list, list: { type: "boolean" } } as const;
