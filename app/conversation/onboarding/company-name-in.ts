const greeting = /^(?:bonjour|bonsoir|salut|hello)(?: ?[,!.]){1,2} /i;
/** "Mon entreprise s’appelle", "le nom de notre société :" and their like. */
const named =
  /^(?:(?:le nom|nom)(?: de (?:mon|ma|notre|la|l[’']) ?(?:entreprise|société|societe|boîte|boite|agence|structure|marque))?|(?:(?:mon|ma|notre|la|l[’']) ?)?(?:entreprise|société|societe|boîte|boite|agence|structure|marque)|on|nous) ?(?:s[’' ]?appelle|se nomme|nous appelons|c[’']est|est|:) /i;
/** After these only a capital begins a name: "notre entreprise est spécialisée …". */
const states = /(?:est|c[’']est) $/i;
const quotes = /^[«»"“”\s]|[«»"“”\s.!]$/;

/** The company that an answer names: "mon entreprise s'appelle Lumeo" is Lumeo, any other answer as typed. interpretation.md D301. */
export function companyNameIn(typed: string): string {
  const text = typed.replace(greeting, "").trim();
  const lead = named.exec(text)?.[0];
  let name = text.slice(lead?.length ?? 0).trim();
  if (!lead) return text || typed;
  while (quotes.test(name)) name = name.replace(quotes, "");
  const isName = name !== "" && (!states.test(lead) || /^[\p{Lu}\p{N}]/u.test(name));
  return isName ? name : typed;
}
