import type { Ask, OperationInput, OperationResult } from "#app/operations/operations.server.ts";
import { sirenIn } from "#app/prospects/import/cells.ts";
import { type GivenCommandLine, WrongCommand } from "../command-line.ts";
import { type Command, required } from "./command.ts";
import { withProduct } from "./product.ts";

const options = { name: { type: "string" }, siren: { type: "string" } } as const;
const who = "ADDRESS or --name NAME --siren SIREN";

/** `person show`. interpretation.md D147. */
export const personShow: Command<typeof options> = {
  usage: `person show ${who}`,
  summary: "what the product holds about a person in all lists, for the answer to an access request",
  options,
  parameters: [0, 1],
  async run(location, parameters, given) {
    const person = personIn(parameters, given);
    const file = await withProduct(location, (ask) => wholeFile(ask, person));
    return { text: JSON.stringify(file, null, 2), facts: file };
  },
};

/** `person object`. interpretation.md D144. */
export const personObject: Command<typeof options> = {
  usage: `person object ${who}`,
  summary: "takes a person out of every list at once and for ever, as an accepted request wants",
  options,
  parameters: [0, 1],
  async run(location, parameters, given) {
    const person = personIn(parameters, given);
    const { lists, records, waiting, isAddressShared } = await withProduct(location, (ask) =>
      ask("person.object", { person }),
    );
    const text = [
      `The objection is recorded. ${records} records were removed from ${lists} lists, and ${waiting} that nights had not delivered yet.`,
      ...(isAddressShared
        ? ["A whole company may read this address: enter the person with --name and --siren too."]
        : []),
    ];
    return { text: text.join("\n"), facts: { lists, records, waiting } };
  },
};

type Person = OperationInput<"person.show">["person"];

function personIn([address]: string[], { name, siren }: GivenCommandLine<typeof options>["options"]): Person {
  if (address !== undefined) {
    if (name !== undefined || siren !== undefined)
      throw new WrongCommand("Give an address, or --name and --siren, not both.");
    return { email: bounded("ADDRESS", address), contact: "", siren: null };
  }
  const contact = bounded("--name", required("name", name));
  const number = sirenIn(required("siren", siren).slice(0, 100));
  if (number === undefined) throw new WrongCommand("--siren: expected the nine digits of a SIREN.");
  return { email: null, contact, siren: number };
}

function bounded(option: string, text: string): string {
  if (text.length > 1_000 || !text.isWellFormed() || /\p{Cc}/u.test(text))
    throw new WrongCommand(`${option}: longer than 1,000 characters, or no text.`);
  return text;
}

/** All pages as one. */
async function wholeFile(ask: Ask, person: Person) {
  const { next: first, ...file } = await ask("person.show", { person, cursor: null });
  let next: OperationResult<"person.show">["next"] = first;
  while (next) {
    const page: OperationResult<"person.show"> = await ask("person.show", { person, cursor: next });
    file.records.push(...page.records);
    file.waiting.push(...page.waiting);
    next = page.next;
  }
  return file;
}
