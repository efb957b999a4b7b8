import type { Href } from "#app/hrefs.ts";

/** What the browser answered, as text for the form; null when there is none: the person declined, or it took too long. */
export type BrowserAnswer = string | null;

/** False in a browser that knows passkeys, or their JSON, not yet. */
export const knowsPasskeys = () =>
  typeof PublicKeyCredential === "function" && "parseRequestOptionsFromJSON" in PublicKeyCredential;

/** Lets the browser make a passkey of this operator. Throws when the product does not answer. */
export async function makePasskey(): Promise<BrowserAnswer> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(await askFor("registration"));
  return answerOf(() => navigator.credentials.create({ publicKey }));
}

/** Lets the browser answer with a passkey of this operator. Throws when the product does not answer. */
export async function usePasskey(): Promise<BrowserAnswer> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(await askFor("authentication"));
  return answerOf(() => navigator.credentials.get({ publicKey }));
}

async function askFor(kind: "registration" | "authentication") {
  const body = new URLSearchParams({ kind });
  const response = await fetch("/operateur/cle/question" satisfies Href, { method: "POST", body });
  if (!response.ok) throw new Error(`The question was refused: ${response.status}.`);
  return response.json();
}

async function answerOf(ask: () => Promise<Credential | null>): Promise<BrowserAnswer> {
  try {
    return JSON.stringify(await ask());
  } catch (error) {
    // All that a browser says when a person declines, waits, or has made this passkey already.
    if (error instanceof DOMException) return null;
    throw error;
  }
}
