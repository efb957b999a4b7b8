/**
 * The part of a query that a page reads, as `?name=value` in the order of `names`, so that one content has one
 * address. Empty if it reads none of it.
 */
export function canonicalQuery(given: URLSearchParams, names: readonly string[] = []): string {
  const read = new URLSearchParams();
  for (const name of names) {
    const value = given.get(name);
    if (value !== null) read.set(name, value);
  }
  return read.size > 0 ? `?${read}` : "";
}
