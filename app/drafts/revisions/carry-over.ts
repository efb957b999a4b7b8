/** A JSON value of a content. */
type Value = unknown;

/**
 * `current` with each part that stands in one of the `known` contents, which the templates would write, replaced by the
 * part of `target` at the same place: a field, an item, or a paragraph of a text. What a customer or a model wrote stays.
 */
export function carriedOver<Content>(current: Content, known: readonly Content[], target: Content): Content {
  return carried(current, known, target) as Content;
}

function carried(current: Value, known: readonly Value[], target: Value): Value {
  const own = JSON.stringify(current);
  if (known.some((each) => JSON.stringify(each) === own)) return target;
  if (typeof current === "string")
    return typeof target === "string" ? inText(current, known, target) : current;
  if (Array.isArray(current)) {
    if (!Array.isArray(target) || target.length !== current.length) return current;
    const lists = known.filter(Array.isArray);
    return current.map((item, at) =>
      carried(
        item,
        lists.map((list) => list[at]),
        target[at],
      ),
    );
  }
  if (!isRecord(current) || !isRecord(target)) return current;
  const records = known.filter(isRecord);
  return Object.fromEntries(
    Object.entries(current).map(([key, item]) => [
      key,
      carried(
        item,
        records.map((record) => record[key]),
        target[key],
      ),
    ]),
  );
}

const isRecord = (value: Value): value is Record<string, Value> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const between = "\n\n";

/** Paragraph by paragraph: one that stands in a known text becomes the one at its place in `target`. */
function inText(current: string, known: readonly Value[], target: string): string {
  const places = new Map<string, number>();
  for (const text of known)
    if (typeof text === "string")
      for (const [at, paragraph] of text.split(between).entries())
        if (!places.has(paragraph)) places.set(paragraph, at);
  const wanted = target.split(between);
  return current
    .split(between)
    .map((paragraph) => wanted[places.get(paragraph) ?? -1] ?? paragraph)
    .join(between);
}

/** How many texts and paragraphs of `current` stand at the same place of `known`: which of several it was made like. */
export function likeness(current: Value, known: Value): number {
  if (typeof current === "string") {
    if (typeof known !== "string" || current === "") return 0;
    const paragraphs = known.split(between);
    return current.split(between).filter((paragraph, at) => paragraph === paragraphs[at]).length;
  }
  if (typeof current !== "object" || current === null || typeof known !== "object" || known === null)
    return 0;
  const other = known as Record<string, Value>;
  return Object.entries(current).reduce((sum, [key, item]) => sum + likeness(item, other[key]), 0);
}
