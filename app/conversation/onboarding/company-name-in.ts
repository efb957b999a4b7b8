const greeting = /^(?:bonjour|bonsoir|salut|hello)(?: ?[,!.]){1,2} /i;
/** Without a comma it is a greeting only before what says who one is: "Salut les Copains" is a name. */
const greetingBefore =
  /^(?:bonjour|bonsoir|salut|hello) (?=(?:moi|nous|on|je|ma|mon|notre|c[’' ]est) ?[a-z’',])/i;
/** "Mon entreprise s’appelle", "le nom de notre société :" and their like. */
const named =
  /^(?:(?:le nom|nom)(?: de (?:mon|ma|notre|la|l[’']) ?(?:entreprise|société|societe|boîte|boite|agence|structure|marque))?|(?:mon|ma|notre) (?:entreprise|société|societe|boîte|boite|agence|structure|marque)|on|nous) ?(?:s[’' ]?appelle|se nomme|nous appelons|c[’' ]est|est|:) /i;
/** "La Boîte : Créations" is a name. */
const namedBesides =
  /^(?:la |l[’'])(?:entreprise|société|societe|boîte|boite|agence|structure|marque) (?:s[’' ]?appelle|se nomme) /i;
/** What names the company and may say where it is: "on est la société Le Goff à Lorient", "je dirige Le Goff". */
const firm =
  /^(?:(?:[Oo]n est|[Nn]ous sommes|[Jj]e (?:dirige|gère|gere)|[Jj]e suis (?:chez|à la tête de|(?:le |la )?(?:gérante?|gerante?|patron|patronne|dirigeante?) (?:de|d[’']))|c[’' ]est) (?:(?:la (?:société|societe)|l[’']entreprise|l[’']agence|le cabinet) )?|[Ll]a (?:société|societe) |[Ll][’']entreprise )(?=\p{Lu})/u;
/** After these only a capital begins a name: "notre entreprise est spécialisée …". */
const states = /(?:est|c[’' ]est) $/i;
/** "Ma boîte c’est kerbrat": one word that judges nothing. */
const isWordOfItsOwn = (lead: string, company: string): boolean =>
  /(?:boîte|boite|société|societe|entreprise|agence) c[’' ]est $/i.test(lead) &&
  /^[\p{L}\p{N}’'-]{3,30}$/u.test(company) &&
  !/(?:é|ée|able|ible|ique|eux|euse|ant|ante|if|ive)$/.test(company) &&
  !/^(?:moi|nous|lui|elle|jeune|petit|petite|nouveau|familial|artisanal|bien|super|confidentiel)$/.test(
    company,
  );
/** Who speaks, before the company: "moi c’est Olivier, …", "je suis Olivier de …". */
const self =
  /^(?:[Mm]oi,? c[’' ]?est|[Mm]oi,? je suis|[Jj]e m[’' ]?appelle|[Jj]e suis|[Mm]on nom est|[Cc][’' ]est) (\p{Lu}[\p{L}’'-]{1,24}(?: \p{Lu}[\p{L}’'-]{1,24}){0,2})(?: ?[,.;!] ?| )(?:et )?/u;
const ofSelf =
  /^(?:(?:gérante?|gerante?|patron|patronne|dirigeante?) )?(?:de|chez) (?:(?:la (?:société|societe)|l[’']entreprise) )?(?=\p{Lu})/u;
/** What goes on about the company after its name: ", on est 6 à Vannes". */
const tail =
  /(?: ?[,;.(] ?| )(?:et )?(?:(?:on|nous) (?:est|sommes|a|avons|fait|faisons|vend|vendons|travaille|travaillons|pose|posons|propose|proposons|intervient|intervenons)|je (?:suis|fais|vends)|j[’' ]ai|bas[ée]e?s?|situ[ée]e?s?|install[ée]e?s?|implant[ée]e?s?|spécialis[ée]e?s?|qui (?:fait|est|vend|pose))(?=[ .,]|$)/u;
const where = / (?:à|a|près de) \p{Lu}[\p{L}’' -]{1,40}[ .!]?$/u;
const before = /^[«»"“”\s]$/;
const after = /^[«»"“”\s.!]$/;

/**
 * The company that a response names, without the sentence around it: "mon entreprise s'appelle Lumeo" is Lumeo, "on est la
 * société Le Goff à Lorient" Le Goff; any other response as typed. interpretation.md D301.
 */
export function companyNameIn(typed: string): string {
  const { rest, name } = introduced(typed);
  const text = name === null ? withoutGreeting(typed) : rest;
  const ofPerson = name === null ? undefined : ofSelf.exec(text)?.[0];
  const firmLead = ofPerson ?? firm.exec(text)?.[0];
  const lead = firmLead ?? (named.exec(text) ?? namedBesides.exec(text))?.[0];
  if (!lead) return startOf(text, ",") || typed;
  const said = startOf(text.slice(lead.length), "");
  const place = firmLead ? said.search(where) : -1;
  const company = unquoted(place > 0 ? said.slice(0, place) : said);
  const isName =
    company !== "" &&
    (firmLead || !states.test(lead) || /^[\p{Lu}\p{N}]/u.test(company) || isWordOfItsOwn(lead, company));
  return isName ? company : typed;
}

/** The name of who writes, where a response to the question for the company says it as well; `null` for any other. */
export const ownNameIn = (typed: string): string | null => introduced(typed).name;

const withoutGreeting = (typed: string): string =>
  typed.replace(greeting, "").replace(greetingBefore, "").trim();

/** Who writes, and what follows, where that names the company: "moi c'est Olivier, ma boîte c'est Kerbrat". */
function introduced(typed: string): { rest: string; name: string | null } {
  const text = withoutGreeting(typed);
  const said = self.exec(text);
  const rest = said ? text.slice(said[0].length) : "";
  const isBefore = ofSelf.test(rest) || firm.test(rest) || named.test(rest) || namedBesides.test(rest);
  return isBefore ? { rest, name: said?.[1] ?? null } : { rest: "", name: null };
}

/** `text` up to what goes on about the company; behind a mark only, where no more than the name was expected. */
function startOf(text: string, mark: "," | ""): string {
  const at = text.search(tail);
  const isCut = at > 0 && (mark === "" || text.slice(at).trimStart().startsWith(mark));
  return isCut ? text.slice(0, at) : text;
}

function unquoted(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && before.test(text.charAt(start))) start++;
  while (end > start && after.test(text.charAt(end - 1))) end--;
  return text.slice(start, end);
}
