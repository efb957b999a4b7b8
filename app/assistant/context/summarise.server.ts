import type { Logger } from "pino";
import { instructions } from "#app/content/assistant/instructions-copy.ts";
import type { Database, Queries } from "#db/open-database.server.ts";
import { type Model, ModelError, type ModelRequest } from "../model/model.ts";
import { contextLimits, type Turn, type TurnReader, turnLength } from "./answer-context.ts";
import { dataLine, dataText, tagged } from "./data-text.ts";
import {
  claimSummary,
  endSummaryClaim,
  loadSummary,
  type Summary,
  type SummaryClaim,
  storeSummary,
} from "./summary-store.server.ts";

const copy = instructions.summarise;

/** The latest turns stay as they are; the summary covers what is before them. */
const latest = 4;
/** Unsummarised turns before the latest that are worth a request: by their number, or their length together. */
const threshold = { turns: contextLimits.turns - latest - 2, length: 8_000 };
/** Turns that one request summarises at most. */
const batch = 24;

/**
 * Brings the running summary of a conversation up to date if enough was answered since, unless someone else is about it on
 * any node, or failed a moment ago. Never rejects: a failure is logged, and a later turn tries again.
 */
export async function summarise(
  { db, model, log, turns: reader }: { db: Database; model: Model; log: Logger; turns: TurnReader },
  clientId: string,
  signal: AbortSignal,
): Promise<void> {
  const failed = (error: unknown) => {
    // Other errors may quote what was said.
    const reason = error instanceof ModelError ? error.reason : error instanceof Error ? error.name : "";
    log.warn({ reason }, "a conversation could not be summarised");
  };
  try {
    const begun = await db.asClient(clientId, (tx) => begin(tx, clientId, reader));
    if (!begun) return;
    const { claim, summary, turns } = begun;
    const content = await textOf(model, { ...summaryRequest(summary, turns), signal }).catch(failed);
    const throughSeq = turns.at(-1)?.seq ?? 0;
    await db.asClient(clientId, (tx) =>
      content
        ? storeSummary(tx, claim, { throughSeq, content })
        : // A process that stops leaves it to the next one.
          endSummaryClaim(tx, claim, { hasFailed: !signal.aborted }),
    );
  } catch (error) {
    failed(error);
  }
}

type Due = { summary: Summary; turns: Turn[] };

/** Claims the summary if it is due. */
async function begin(
  tx: Queries,
  clientId: string,
  reader: TurnReader,
): Promise<(Due & { claim: SummaryClaim }) | null> {
  if (!(await dueTurns(tx, clientId, reader))) return null;
  const claim = await claimSummary(tx, clientId);
  if (!claim) return null;
  // Another one may have ended meanwhile.
  const due = await dueTurns(tx, clientId, reader);
  if (due) return { ...due, claim };
  await endSummaryClaim(tx, claim, { hasFailed: false });
  return null;
}

/** The turns to summarise with the summary before them, all of them answered; `null` while they are too few. */
async function dueTurns(tx: Queries, clientId: string, reader: TurnReader): Promise<Due | null> {
  const summary = await loadSummary(tx, clientId);
  const stretch = { after: summary.throughSeq, through: await reader.lastSeqOf(tx, clientId) };
  const [firstOfLatest] = await reader.readTurns(tx, clientId, { ...stretch, order: "latest", max: latest });
  if (!firstOfLatest) return null;
  const before = await reader.readTurns(tx, clientId, {
    after: stretch.after,
    through: firstOfLatest.seq - 1,
    order: "oldest",
    max: batch,
  });
  const open = before.findIndex(({ isOwed }) => isOwed);
  const turns = open < 0 ? before : before.slice(0, open);
  const length = turns.reduce((sum, turn) => sum + turnLength(turn), 0);
  return turns.length >= threshold.turns || length >= threshold.length ? { summary, turns } : null;
}

function summaryRequest({ content }: Summary, turns: readonly Turn[]): Omit<ModelRequest, "signal"> {
  const added = turns
    .flatMap(({ asked, answered }) => [
      `${copy.client} : ${dataLine(asked, contextLimits.asked)}`,
      ...(answered ? [`${copy.assistant} : ${dataLine(answered, contextLimits.answered)}`] : []),
    ])
    .join("\n\n");
  const before = dataText(content, contextLimits.summary);
  return {
    system: copy.system,
    messages: [
      {
        role: "user",
        content: [
          ...(before ? [copy.before, tagged("resume", before)] : []),
          copy.added,
          tagged("conversation", added),
          copy.ask,
        ].join("\n\n"),
      },
    ],
    maxOutputTokens: 700,
  };
}

/** The text of the model, cut where it exceeds what a summary may have; the rest is not waited for. */
async function textOf(model: Model, request: ModelRequest): Promise<string> {
  let text = "";
  for await (const part of model.stream(request)) {
    text += part;
    if (text.length > 2 * contextLimits.summary) break;
  }
  return dataText(text, contextLimits.summary);
}
