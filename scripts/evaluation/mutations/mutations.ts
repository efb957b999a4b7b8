import { houseRules } from "#app/assistant/context/hidden-instructions.ts";
import { type Model, ModelError, type ModelRequest } from "#app/assistant/model/model.ts";
import { profileValues } from "#app/profile/profile-values.ts";
import type { Gathered } from "../answering/gather.ts";
import type { EvalCase, Part } from "../cases/eval-case.ts";

/** One thing taken away from the assistant, or put in the place of its model. */
export type Mutation = {
  name: string;
  /** The cases that it must turn red. */
  hits: (one: EvalCase) => boolean;
  /** What the product knows, as it is then; `other` is another customer's. */
  context?: (own: Gathered, other: Gathered) => Gathered;
  /** What the model is told. */
  request?: (request: ModelRequest) => ModelRequest;
  model?: Model;
  isGuarded?: boolean;
};

const needs =
  (...wanted: Part[]) =>
  ({ dependsOn }: EvalCase) =>
    dependsOn.some((part) => wanted.includes(part));

const asksModel = ({ expect }: EvalCase) => expect.source === "model";

/** Every way in which the assistant is broken on purpose; each must cost a third of all cases. */
export const mutations: readonly Mutation[] = [
  { name: "rules deleted", hits: needs("rules"), request: without(houseRules) },
  {
    name: "catalogue deleted",
    hits: needs("catalogue"),
    request: without(/<catalogue>\n[\s\S]*?\n<\/catalogue>/),
  },
  {
    name: "profile deleted",
    hits: needs("profile"),
    context: (own) => ({ ...own, context: { ...own.context, profile: profileValues({}) } }),
  },
  { name: "guard off", hits: needs("guard"), isGuarded: false },
  {
    name: "context of another customer",
    hits: needs("profile", "conversation", "list"),
    context: ofOther,
  },
  {
    name: "a constant model",
    hits: asksModel,
    model: saying(
      "Je vous propose d’avancer pas à pas : choisir, écrire, puis mesurer ce que cela vous apprend.",
    ),
  },
  {
    name: "a model that always agrees",
    hits: asksModel,
    model: saying("Oui, bien sûr, vous avez tout à fait raison, et je m’en occupe avec plaisir pour vous."),
  },
];

function without(passage: string | RegExp): NonNullable<Mutation["request"]> {
  return (request) => ({ ...request, system: request.system.replace(passage, "") });
}

/** The message stays; profile, conversation and list are another customer's. */
function ofOther(own: Gathered, other: Gathered): Gathered {
  const { records: _, ...context } = own.context;
  return {
    ...own,
    given: own.given && other.given,
    context: {
      ...context,
      ...{ profile: other.context.profile, turns: other.context.turns, summary: other.context.summary },
      ...(own.given && { records: other.context.records ?? "" }),
    },
  };
}

/** A model that says one sentence whatever it is asked, and never a value. */
function saying(sentence: string): Model {
  const usage = { inputTokens: 0, outputTokens: 0 };
  return {
    async *stream() {
      yield sentence;
      return usage;
    },
    async json() {
      throw new ModelError("nonsense", usage);
    },
  };
}
