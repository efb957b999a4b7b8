import type { Model } from "#app/assistant/model/model.ts";

/** A model whose answers end with the sentence that `slip` returns, also when it is asked to correct one; "" for none. */
export function slippingModel(model: Model, slip: () => string): Model {
  return {
    async *stream(request) {
      const usage = yield* model.stream(request);
      if (slip()) yield `\n\n${slip()}`;
      return usage;
    },
    json: (request) => model.json(request),
  };
}
