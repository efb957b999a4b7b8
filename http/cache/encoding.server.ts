import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** The content encodings that we serve, in our order of preference. */
const encodings = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof encodings)[number];

/** A body, and its compressed versions where they are smaller. */
export type Bodies = { identity: Uint8Array } & Partial<Record<Encoding, Uint8Array>>;

/** Compresses a body as far as each algorithm can, and omits results that are not smaller. Slow: call it once. */
export async function compress(identity: Uint8Array): Promise<Bodies> {
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
 * The available encoding that the client prefers. Our own order breaks a tie. A client that accepts none of them gets
 * `identity`, which every client can read.
 */
export function chooseEncoding(
  acceptEncoding: string | null,
  available: Partial<Record<Encoding, unknown>>,
): Encoding {
  if (acceptEncoding === null) return "identity";
  return acceptedEncodings(acceptEncoding).find((encoding) => available[encoding]) ?? "identity";
}

/** Parsed headers. Browsers send about ten distinct values, so only a client that varies them on purpose fills it. */
const parsed = new Map<string, readonly Encoding[]>();
const maxParsed = 100;

/** The encodings that this Accept-Encoding allows, the preferred one first. */
function acceptedEncodings(acceptEncoding: string): readonly Encoding[] {
  const known = parsed.get(acceptEncoding);
  if (known) return known;
  const weights = weightsIn(acceptEncoding);
  const wildcard = weights.get("*") ?? 0;
  const weightOf = (encoding: Encoding) =>
    weights.get(encoding) ?? (encoding === "identity" ? 0.001 : wildcard);
  const accepted = encodings
    .filter((encoding) => weightOf(encoding) > 0)
    .sort((one, other) => weightOf(other) - weightOf(one));
  if (parsed.size >= maxParsed) parsed.clear();
  parsed.set(acceptEncoding, accepted);
  return accepted;
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
