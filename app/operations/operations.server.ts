import * as v from "valibot";
import { clientOperations } from "./client-operations.server.ts";
import { nightOperations } from "./night-operations.server.ts";
import type { Operation, OperationServices, Session } from "./operation.server.ts";
import { personOperations } from "./person-operations.server.ts";
import { prospectsOperations } from "./prospects-operations.server.ts";
import { upkeepOperations } from "./upkeep-operations.server.ts";

export type { OperationServices } from "./operation.server.ts";

/** What operators may ask of the product, by name. */
const operations = {
  ...prospectsOperations,
  ...clientOperations,
  ...personOperations,
  ...nightOperations,
  ...upkeepOperations,
};

type Operations = typeof operations;
export type OperationName = keyof Operations;
export type OperationInput<Name extends OperationName> =
  Operations[Name] extends Operation<infer Input, unknown> ? Input : never;
export type OperationResult<Name extends OperationName> = Awaited<ReturnType<Operations[Name]["run"]>>;

/** Asks the product to do something. Rejects with an `OperatorError` when it cannot be done. */
export type Ask = <Name extends OperationName>(
  name: Name,
  input: OperationInput<Name>,
) => Promise<OperationResult<Name>>;

/**
 * Does what one operator asks, one thing after another, in the name of the system's user `by`. `close` gives up the import that is
 * under way; with `isHasty` housekeeping removes what it added.
 */
export function openOperations(
  services: OperationServices,
  by: string,
): { ask: Ask; close: (options?: { isHasty: boolean }) => Promise<void> } {
  const session: Session = { by, import: null };
  return {
    ask: (async (name: OperationName, input: unknown) => {
      const { schema, run } = operations[name] as unknown as Operation<unknown, unknown>;
      return run(services, v.parse(schema, input), session);
    }) as Ask,
    async close(options) {
      await session.import?.abandon(options);
      session.import = null;
    },
  };
}

/** True for the name of an operation. */
export const isOperation = (name: string): name is OperationName => Object.hasOwn(operations, name);
