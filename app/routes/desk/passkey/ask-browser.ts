import type { Href } from "#app/hrefs.ts";

/**
 * What the browser answered, as text for the form. `declined`: there is none, since the person declined or it took too long.
 * `known`: the authenticator has a passkey of this operator already.
 */
export type BrowserAnswer = { kind: "answered"; text: string } | { kind: "declined" | "known" };

/** False in a browser that knows passkeys, or their JSON, not yet. */
export const knowsPasskeys = () =>
  typeof PublicKeyCredential === "function" && "parseRequestOptionsFromJSON" in PublicKeyCredential;

/** Lets the browser make a passkey of this operator. Throws when the product does not answer. */
export async function makePasskey(): Promise<BrowserAnswer> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(await askFor("registration"));
  return answerOf(() => navigator.credentials.create({ publicKey }));
}

/** Lets the browser answer with a passkey of this operator. Throws when the product does not answer. */
export async function presentPasskey(): Promise<BrowserAnswer> {
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
    return { kind: "answered", text: JSON.stringify(await ask()) };
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    // A browser says this of an excluded passkey alone, and once the person has agreed; all else may be a refusal.
    return { kind: error.name === "InvalidStateError" ? "known" : "declined" };
  }
}
