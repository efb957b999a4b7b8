import * as v from "valibot";
import { beginImport, type ImportSession } from "#app/prospects/import/store/import-session.server.ts";
import { listImports, undoImport } from "#app/prospects/import/store/undo-import.server.ts";
import { NewProspect } from "#app/prospects/new-prospect.ts";
import { prospectLimits } from "#app/prospects/prospect-limits.ts";
import { isCancelled, subscriptionOf } from "#app/team/subscription.server.ts";
import { OperatorError } from "#db/operator-error.ts";
import { findImport, findTeam } from "./find-team.server.ts";
import { client, name, noteFor, operation, type Session } from "./operation.server.ts";
import { largestBatch } from "./socket-protocol.ts";

/** Imports of files into lists. `session` has the one that the asker has under way. docs/decisions/0030-import.md. */
export const prospectsOperations = {
  /** Begins an import; with `isDry` one that stores nothing. */
  "prospects.begin": operation(
    v.object({
      client,
      fileName: name,
      fileHash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)),
      isDry: v.boolean(),
    }),
    async ({ db }, { client: address, isDry, ...file }, session) => {
      await session.import?.abandon();
      session.import = null;
      const { client, team } = await findTeam({ db }, address);
      // What is imported now would be deleted with the rest of the list.
      if (isCancelled(await subscriptionOf(db.asOwner, team.id)))
        throw new OperatorError(`${client.email} has cancelled. Enter an offer first: client set.`);
      const action = isDry ? "import.previewed" : "prospects.imported";
      await noteFor(db.asOwner, session, { action, clientId: client.id });
      const begun = await beginImport({ db }, team.id, { ...file, by: session.by }, { isDry });
      if (begun.kind === "busy")
        throw new OperatorError(
          `Another import for ${client.email} is running. Wait for it, or for a minute after it was killed.`,
        );
      session.import = begun.session;
      const { earlier } = begun;
      return { email: client.email, earlier: earlier && { id: earlier.id, at: earlier.at.toISOString() } };
    },
  ),
  /** Adds prospects to it; returns the positions of those that are known, and of those who objected. */
  "prospects.add": operation(
    v.object({ prospects: v.pipe(v.array(NewProspect), v.minLength(1), v.maxLength(largestBatch)) }),
    async (_, { prospects }, session) => {
      const added = await underWay(session).add(prospects);
      if (added.kind === "full")
        throw new OperatorError(
          `The list would have more than ${prospectLimits.prospects} prospects. Nothing is stored.`,
        );
      if (added.kind === "lost") throw lost();
      return { known: added.known, objected: added.objected };
    },
  ),
  /** Shows all that was added. */
  "prospects.finish": operation(
    v.object({ refused: v.pipe(v.number(), v.integer(), v.minValue(0)) }),
    async (_, { refused }, session) => {
      const finished = await underWay(session).finish(refused);
      session.import = null;
      if (finished.kind === "lost") throw lost();
      const { id, added, known, withdrawn } = finished;
      return { id, added, known, withdrawn };
    },
  ),
  "imports.list": operation(v.object({ client }), async (services, { client: address }, session) => {
    const { db } = services;
    const { client, team } = await findTeam({ db }, address);
    await noteFor(services.db.asOwner, session, {
      action: "client.read",
      clientId: client.id,
      subject: "imports",
    });
    return { email: client.email, imports: await listImports({ db }, team.id) };
  }),
  "imports.undo": operation(v.object({ id: v.string() }), async ({ db }, { id }, session) => {
    const found = await findImport({ db }, id);
    if (!found) throw new OperatorError(`There is no import ${id.slice(0, 100)}.`);
    const undoneBefore = () => new OperatorError(`The import ${id} was undone before.`);
    if (found.isUndone) throw undoneBefore();
    const { clientId } = found;
    await noteFor(db.asOwner, session, { action: "import.undone", clientId, subject: id });
    const undone = await undoImport({ db }, id, session.by);
    if (undone.kind !== "undone") throw undoneBefore();
    return { removed: undone.removed, kept: undone.kept };
  }),
};

function underWay({ import: current }: Session): ImportSession {
  if (!current) throw new OperatorError("No import is under way.");
  return current;
}

const lost = () =>
  new OperatorError(
    "The import was given up, because nothing came for a minute. Nothing is stored. Try again.",
  );
