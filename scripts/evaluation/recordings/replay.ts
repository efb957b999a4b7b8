import { type Model, ModelError } from "#app/assistant/model/model.ts";
import type { StandIn } from "../answering/open-product.ts";
import type { Said } from "../answering/recording-model.ts";
import type { Recording } from "./recording.ts";

const usage = { inputTokens: 0, outputTokens: 0 };

/**
 * A model that says again what a recording has of each case, in the same order; the last of it once more when it is asked
 * more often, as by a guard that objects to more than it did. A case that the recording lacks, or has with another message,
 * is refused.
 */
export function replayOf({ name, date, answers }: Recording): StandIn {
  let left: Said[] = [];
  const next = <Kind extends "text" | "value">(kind: Kind) => {
    const found = left.filter((said): said is Extract<Said, Record<Kind, unknown>> => kind in said);
    const [said] = found;
    if (!said) throw new ModelError("unavailable", usage);
    if (found.length > 1) left = left.filter((one) => one !== said);
    return said;
  };
  const model: Model = {
    async *stream() {
      yield next("text").text;
      return usage;
    },
    async json() {
      return { value: next("value").value, usage };
    },
  };
  return {
    name: `${name}, recorded on ${date.slice(0, 10)}`,
    model,
    start({ id, message }) {
      const recorded = answers.get(id);
      if (!recorded) throw new Error("the recording does not have this case");
      if (recorded.message !== message) throw new Error("the recording has this case with another message");
      left = [...recorded.said];
    },
  };
}
