import * as v from "valibot";
import { type View, views } from "./prospects-protocol.ts";

/** Where a page of a view ends: by score, or by moment where the view is `due`; then by id. */
export type Position = { view: View; key: number; id: string };

const Stored = v.strictTuple([
  v.picklist(views),
  v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(8_640_000_000_000_000)),
  v.pipe(v.string(), v.length(36), v.uuid()),
]);

const Cursor = v.pipe(
  v.string(),
  v.transform((cursor) => Buffer.from(cursor, "base64url").toString()),
  v.parseJson(),
  Stored,
);

/** The cursor with which the next page is asked for. */
export const cursorAt = ({ view, key, id }: Position) =>
  Buffer.from(JSON.stringify([view, key, id])).toString("base64url");

/** The position of a cursor; `null` for a text that is none of this view. */
export function positionIn(view: View, cursor: string): Position | null {
  const parsed = v.safeParse(Cursor, cursor);
  if (!parsed.success || parsed.output[0] !== view) return null;
  const [, key, id] = parsed.output;
  return { view, key, id };
}
