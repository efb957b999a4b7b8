import type { Model, ModelRequest } from "#app/assistant/model/model.ts";
import type { ConversationServices } from "#app/conversation/conversation-services.server.ts";
import { scriptedInProcess } from "../../scripted-model/scripted-in-process.ts";
import { answerInProcess } from "../answering/answer-in-process.ts";
import { type Gathered, gather } from "../answering/gather.ts";
import type { EvalCase } from "../cases/eval-case.ts";
import { type Outcome, runCases } from "../run-cases.ts";
import { type Mutation, mutations } from "./mutations.ts";
import { otherCustomer } from "./other-customer.ts";

/** What a mutation, or none (`null`), does to the cases. */
export type Mutated = {
  name: string;
  outcomes: readonly Outcome[];
  /** The cases that it turns red. */
  lost: readonly string[];
  /** Those that depend on what it takes away, and pass all the same. */
  missed: readonly string[];
};

/**
 * Runs all cases with the scripted model, as they are and then with each mutation, in this process. What the product knows
 * is gathered once. Cases that fail without a mutation are lost by "none", and by each mutation.
 */
export async function runMutations(
  services: ConversationServices,
  cases: readonly EvalCase[],
  report: (mutated: Mutated) => void = () => {},
): Promise<Mutated[]> {
  const gathered = new Map<string, Gathered>();
  for (const one of cases) gathered.set(one.id, await gather(services, one));
  const other = await gather(services, otherCustomer);

  const all: Mutated[] = [];
  const none: Mutation = { name: "none", hits: () => false };
  for (const mutation of [none, ...mutations]) {
    const { context = (own: Gathered) => own, model = scriptedInProcess, isGuarded = true } = mutation;
    const told = mutation.request ? telling(model, mutation.request) : model;
    const outcomes = await runCases(cases, (one) => {
      const own = gathered.get(one.id);
      if (!own) throw new Error(`Nothing was gathered for ${one.id}.`);
      return answerInProcess(context(own, other), { services, model: told, isGuarded });
    });
    const lost = outcomes.filter(({ problems }) => problems.length > 0).map(({ id }) => id);
    const missed = cases.filter((one) => mutation.hits(one) && !lost.includes(one.id)).map(({ id }) => id);
    const mutated = { name: mutation.name, outcomes, lost, missed };
    report(mutated);
    all.push(mutated);
  }
  return all;
}

/** A model that is told something else. */
function telling(model: Model, change: (request: ModelRequest) => ModelRequest): Model {
  return {
    stream: (request) => model.stream(change(request)),
    json: (request) => model.json({ ...request, ...change(request) }),
  };
}
