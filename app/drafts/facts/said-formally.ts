/** Forms of "tu" that follow no rule. */
const verbs: ReadonlyMap<string, string> = new Map(
  Object.entries({
    as: "avez",
    es: "êtes",
    dois: "devez",
    fais: "faites",
    peux: "pouvez",
    perds: "perdez",
    sais: "savez",
    vas: "allez",
    vends: "vendez",
    veux: "voulez",
  }),
);

const words: ReadonlyMap<string, string> = new Map(
  Object.entries({ ton: "votre", ta: "votre", tes: "vos", te: "vous", toi: "vous", tien: "vôtre" }),
);

/** The first "tu" with its verb: "tu veux", "tu cherches". */
const subject = /(?<!\p{L})tu (\p{L}{2,20})(?!\p{L})/iu;

/**
 * A sentence said to "tu" as it is said to "vous", which a first letter in French does: "j’audite ton site" is "j’audite
 * votre site". `null` where more would have to change.
 */
export function saidFormally(sentence: string): string | null {
  const [said = "", verb = ""] = subject.exec(sentence) ?? [];
  const you =
    verbs.get(verb.toLowerCase()) ?? (/^\p{L}{3,}es$/u.test(verb) ? `${verb.slice(0, -2)}ez` : null);
  if (said !== "" && you === null) return null;
  const turned =
    said === "" ? sentence : sentence.replace(said, `${said.startsWith("T") ? "Vous" : "vous"} ${you}`);
  if (/(?<!\p{L})(?:tu(?!\p{L})|t’)/iu.test(turned)) return null;
  return turned.replace(/(?<![\p{L}’-])(?:ton|ta|tes|te|toi|tien)(?![\p{L}-])/giu, (word) => {
    const formal = words.get(word.toLowerCase()) ?? word;
    return /^T/.test(word) ? formal.charAt(0).toUpperCase() + formal.slice(1) : formal;
  });
}
