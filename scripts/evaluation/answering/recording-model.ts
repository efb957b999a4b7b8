import type { Model, ModelUsage } from "#app/assistant/model/model.ts";

/** One output of a model: the words of an answer, or a value. */
export type Said = { text: string } | { value: unknown };

/** A model of which one can read what it said since `start`, and what that used. */
export type RecordingModel = Model & { start: () => void; said: () => Said[]; usage: () => ModelUsage };

/** Records what `model` answers. */
export function recordingModel(model: Model): RecordingModel {
  let said: Said[] = [];
  let used: ModelUsage = { inputTokens: 0, outputTokens: 0 };
  const add = ({ inputTokens, outputTokens }: ModelUsage) => {
    used = {
      inputTokens: used.inputTokens + inputTokens,
      outputTokens: used.outputTokens + outputTokens,
    };
  };
  return {
    async *stream(request) {
      const output = { text: "" };
      said.push(output);
      const parts = model.stream(request);
      for (;;) {
        const { value, done } = await parts.next();
        if (done) {
          add(value);
          return value;
        }
        output.text += value;
        yield value;
      }
    },
    async json(request) {
      const answered = await model.json(request);
      said.push({ value: answered.value });
      add(answered.usage);
      return answered;
    },
    start() {
      said = [];
      used = { inputTokens: 0, outputTokens: 0 };
    },
    said: () => said,
    usage: () => used,
  };
}
