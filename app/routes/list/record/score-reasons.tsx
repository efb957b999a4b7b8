import { list as copy } from "#app/content/signed-in/list-copy.ts";
import type { Prospect } from "#app/prospects/prospects-protocol.ts";

const words = copy.record;

/** The reasons of a score, as the terms of a sum that is the score. */
export function ScoreReasons({ reasons, score }: Pick<Prospect, "reasons" | "score">) {
  if (reasons.length === 0)
    return (
      <div className="list-unknown">
        <dt>{words.noReasons}</dt>
        <dd />
      </div>
    );
  const sum = reasons.reduce((total, { points }) => total + points, 0);
  return (
    <>
      {reasons.map(({ points, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the reasons of a score have no other identity, and none moves
        <div key={index}>
          <dt>{text}</dt>
          <dd>{words.points(points)}</dd>
        </div>
      ))}
      <div>
        <dt>{sum === score ? words.total : words.cut(sum, score)}</dt>
        <dd>{score}</dd>
      </div>
    </>
  );
}
