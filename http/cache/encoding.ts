import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** How a body may travel, in our order of preference. */
export const encodings = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof encodings)[number];

/** A body as it is, and the compressed forms that are worth having. */
export type Bodies = { identity: Uint8Array } & Partial<Record<Encoding, Uint8Array>>;

/** The smallest that each algorithm makes of it; a form that is no smaller is left out. Slow: do it once. */
export async function compressed(identity: Uint8Array): Promise<Bodies> {
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.length,
      },
    }),
    promisify(gzip)(identity, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  return {
    identity,
    ...(br.length < identity.length && { br }),
    ...(gz.length < identity.length && { gzip: gz }),
  };
}

/**
 * The form that the reader likes best among those there are; of two that it likes the same, ours comes first. Who
 * accepts nothing that there is gets the plain body, which everybody can read.
 */
export function chooseEncoding(
  acceptEncoding: string | null,
  forms: Partial<Record<Encoding, unknown>>,
): Encoding {
  if (acceptEncoding === null) return "identity";
  return likedIn(acceptEncoding).find((encoding) => forms[encoding]) ?? "identity";
}

/** Browsers send some ten different values: each is read once. Full only when somebody makes them up. */
const remembered = new Map<string, readonly Encoding[]>();
const maxRemembered = 100;

/** What this Accept-Encoding allows, the best first. */
function likedIn(acceptEncoding: string): readonly Encoding[] {
  const known = remembered.get(acceptEncoding);
  if (known) return known;
  const weights = weightsIn(acceptEncoding);
  const unnamed = weights.get("*") ?? 0;
  const weightOf = (encoding: Encoding) =>
    weights.get(encoding) ?? (encoding === "identity" ? 0.001 : unnamed);
  const liked = encodings
    .filter((encoding) => weightOf(encoding) > 0)
    .sort((one, other) => weightOf(other) - weightOf(one));
  if (remembered.size >= maxRemembered) remembered.clear();
  remembered.set(acceptEncoding, liked);
  return liked;
}

function weightsIn(header: string): Map<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.toLowerCase().split(",")) {
    const [name = "", ...parameters] = part.split(";").map((piece) => piece.trim());
    const q = parameters.find((parameter) => parameter.startsWith("q="));
    const weight = q === undefined ? 1 : Number(q.slice(2));
    if (name) weights.set(name, weight >= 0 && weight <= 1 ? weight : 0);
  }
  return weights;
}
