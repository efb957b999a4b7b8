/** The variables of the environment, one typed reader for each kind of value. An empty value counts as absent. */
export type Variables = {
  text: (name: string) => string | undefined;
  url: {
    (name: string, protocols: string[], fallback: string): string;
    (name: string, protocols: string[]): string | null;
  };
  port: (name: string, fallback: number) => number;
  sender: (name: string, fallback: string) => string;
  oneOf: <T extends string>(name: string, values: readonly T[], fallback: T) => T;
  /** Records a problem, in the form `NAME: expected.`. Every reader reports this way and returns its fallback. */
  reject: (name: string, expected: string) => void;
  problems: string[];
};

export function readVariables(source: Record<string, string | undefined>): Variables {
  const problems: string[] = [];
  const text = (name: string) => source[name]?.trim() || undefined;
  const reject = (name: string, expected: string) => {
    problems.push(`${name}: ${expected}.`);
  };

  function url(name: string, protocols: string[], fallback: string): string;
  function url(name: string, protocols: string[]): string | null;
  function url(name: string, protocols: string[], fallback?: string) {
    const value = text(name);
    if (!value) return fallback ?? null;
    if (URL.canParse(value) && protocols.includes(new URL(value).protocol)) return value;
    reject(name, `expected a URL that begins with ${protocols.map((p) => `${p}//`).join(" or ")}`);
    return fallback ?? null;
  }

  function port(name: string, fallback: number): number {
    const value = text(name) ?? String(fallback);
    if (/^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= 65535) return Number(value);
    reject(name, "expected a whole number from 1 to 65535");
    return fallback;
  }

  function sender(name: string, fallback: string): string {
    const value = text(name) ?? fallback;
    if (/^(?:[^\r\n<>]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/.test(value)) return value;
    reject(name, "expected an e-mail address, or a name followed by <address>");
    return fallback;
  }

  function oneOf<T extends string>(name: string, values: readonly T[], fallback: T): T {
    const value = text(name) ?? fallback;
    if (values.includes(value as T)) return value as T;
    reject(name, `expected one of ${values.join(", ")}`);
    return fallback;
  }

  return { text, url, port, sender, oneOf, reject, problems };
}
