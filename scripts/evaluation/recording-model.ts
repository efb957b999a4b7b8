import type { Model, ModelUsage } from "#app/assistant/model/model.ts";

/** A model whose last text and whose usage since `start` can be read. */
export type RecordingModel = Model & { start: () => void; lastText: () => string; usage: () => ModelUsage };

/** Records what `model` answers. */
export function recordingModel(model: Model): RecordingModel {
  let text = "";
  let used: ModelUsage = { inputTokens: 0, outputTokens: 0 };
  const add = ({ inputTokens, outputTokens }: ModelUsage) => {
    used = {
      inputTokens: used.inputTokens + inputTokens,
      outputTokens: used.outputTokens + outputTokens,
    };
  };
  return {
    async *stream(request) {
      text = "";
      const parts = model.stream(request);
      for (;;) {
        const { value, done } = await parts.next();
        if (done) {
          add(value);
          return value;
        }
        text += value;
        yield value;
      }
    },
    async json(request) {
      const answered = await model.json(request);
      add(answered.usage);
      return answered;
    },
    start() {
      text = "";
      used = { inputTokens: 0, outputTokens: 0 };
    },
    lastText: () => text,
    usage: () => used,
  };
}
