const greeting = /^(?:bonjour|bonsoir|salut|hello)(?: ?[,!.]){1,2} /i;
/** "Mon entreprise s’appelle", "le nom de notre société :" and their like. */
const named =
  /^(?:(?:le nom|nom)(?: de (?:mon|ma|notre|la|l[’']) ?(?:entreprise|société|societe|boîte|boite|agence|structure|marque))?|(?:mon|ma|notre) (?:entreprise|société|societe|boîte|boite|agence|structure|marque)|on|nous) ?(?:s[’' ]?appelle|se nomme|nous appelons|c[’']est|est|:) /i;
/** "La Boîte : Créations" is a name. */
const namedBesides =
  /^(?:la |l[’'])(?:entreprise|société|societe|boîte|boite|agence|structure|marque) (?:s[’' ]?appelle|se nomme) /i;
/** After these only a capital begins a name: "notre entreprise est spécialisée …". */
const states = /(?:est|c[’']est) $/i;
const before = /^[«»"“”\s]$/;
const after = /^[«»"“”\s.!]$/;

/** The company that a response names: "mon entreprise s'appelle Lumeo" is Lumeo, any other response as typed. interpretation.md D301. */
export function companyNameIn(typed: string): string {
  const text = typed.replace(greeting, "").trim();
  const lead = (named.exec(text) ?? namedBesides.exec(text))?.[0];
  if (!lead) return text || typed;
  let [start, end] = [lead.length, text.length];
  while (start < end && before.test(text.charAt(start))) start++;
  while (end > start && after.test(text.charAt(end - 1))) end--;
  const name = text.slice(start, end);
  const isName = name !== "" && (!states.test(lead) || /^[\p{Lu}\p{N}]/u.test(name));
  return isName ? name : typed;
}
