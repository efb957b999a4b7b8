/** How often a text must come before it gets a name. */
const uses = 5;

/** How many names there are at most. Each connection keeps a plan for each, some tens of kilobytes on the server. */
const maxNames = 128;

/** How many texts are counted at the same time. */
const maxCounted = 1_024;

/** Characters of a text that may have a name. Longer ones come from long lists of values, each of its own length. */
const maxLength = 8_192;

/** Gives a name to a statement that comes often, or `undefined`. */
export type NameStatement = (text: string) => string | undefined;

/**
 * Names for prepared statements: PostgreSQL then parses and plans a text once for each connection and not at each use, which
 * takes longer than most of the statements themselves. The first texts that come five times get one; one that comes later
 * than 128 others goes without. docs/decisions/0067-prepared-statements.md.
 */
export function createStatementNames(): NameStatement {
  const names = new Map<string, string>();
  const counted = new Map<string, number>();
  return (text) => {
    const name = names.get(text);
    if (name !== undefined || names.size >= maxNames || text.length > maxLength) return name;
    const count = (counted.get(text) ?? 0) + 1;
    if (count < uses) {
      if (counted.size >= maxCounted) counted.clear();
      counted.set(text, count);
      return undefined;
    }
    counted.delete(text);
    const given = `statement_${names.size + 1}`;
    names.set(text, given);
    return given;
  };
}
