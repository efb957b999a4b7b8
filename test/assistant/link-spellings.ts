// Spellings of links, as somebody writes them who wants a text to look harmless. The customer is that of guard-cases.ts.

/** Numbers from 0 to 1, always the same ones: Lehmer's generator. */
export function numbersFrom(seed: number): () => number {
  let state = (seed % 2_147_483_646) + 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

const known = [
  "matinal.example",
  "www.matinal.example",
  "calendar.matinal.example",
  "aubade.example",
  "rdv.aubade.example",
  "www.linkedin.com",
  "localhost:3000",
  "MATINAL.example",
];
const foreign = [
  "evil.com",
  "www.evil.com",
  "pirate.example",
  "pirate2.example",
  "evil.co.uk",
  "203.0.113.7",
  "0x7f.1",
  "2130706433",
  "[2001:db8::1]",
  "matinal.example.evil.com",
  "evilmatinal.example",
  "matinal.examp1e",
  "matinal.example2",
  "m\u00e1tinal.example",
  "ma\u0301tinal.example",
  "m\u0430tinal.example",
  "\uff45vil.com",
  "\u{1d41e}vil.com",
  "xn--mtinal-pta.example",
  "evil\u3002com",
  "evil\uff0ecom",
  "evil\uff61com",
  "ev\u00adil.com",
  "ev\u200bil.com",
  "%65vil.com",
  "evil%2ecom",
  "faß.example",
  "\u24d4vil.com",
];
const glues = [
  ..."\\. . « «. »- { {. }. ⁄ ⁄. ∕ ／ ＼ / \\ @ :80@ :x@ %2f %5c %40 %23 # ? ?@ ; : &period; &#46;. &sol; &#47; &#x2f; &bsol; &bsol;. &commat; &num; &quest; &amp; *. ** _. __. ~. ~~. `. |. \\|. [. ]. \\[ (. ). \\) <. >. \\> \". '. ’. ,. , ;. !. !. $ ^. .. - -. · …. … %00 %E3%80%82 。 ． ｡ &nbsp; &nbsp;@ &Tab; &NewLine; &#0; &lt; &gt; &quot; &zwnj; &shy; &ZeroWidthSpace;".split(
    " ",
  ),
  " ",
  "\t",
  "\n",
  "\r\n",
  "\n> ",
  "\u00a0",
  "\u00a0@",
  "\ufeff",
  "\u2028",
  "\0",
  "\u200b",
  "\u200b.",
  "\u00ad",
  "\u00ad.",
  "\u2060.",
  "\u202e.",
  "\u0301.",
  "\u0338.",
  "\ud800",
  "",
];
const schemes = [
  ...Array(6).fill("https://"),
  ..."http:// HTTPS:// hTtPs:// https:\\\\ https:/ https:/// https:\\/ https: // \\\\\\\\ /\\ https&colon;// https&#58;// https\\:// https:\\/\\/ https:/\\/ &#104;ttps:// h&#x74;tps:// h&#116tps:// ｈttps:// ht\u200btps:// http\u017f:// https\u00a0:// www. https://www. https://user@ https://user:pw@ https://matinal.example@ https://matinal.example:443@ https://matinal.example/@ ftp:// javascript: javascript:// vbscript: data:text/html, view-source:https:// blob:https:// xhttps:// 0https:// _https:// éhttps:// *https:// https://https://".split(
    " ",
  ),
  "",
  "",
  "ht\ttps://",
  "https:\t//",
  "https:/\n/",
  "https://\t",
  "https:// ",
];
const ends =
  " / /payer /payer?x=1 ?utm_source=x /?utm\\_source=x /?utm&lowbar;source=x ?_hsenc=x /?x=1&fbclid=2 :8443/x :443 :80 :99999 #a . , ; : ! … » ) ]( /a_b*c* /(x) \\ \\\\ ?u=https://evil.com /\u00e9 /&amp; & &copy= /[x] /{x} | \\| ` * ** _ ~~ ' ’ .Suite ,evil.com /\u202fx".split(
    " ",
  );
const mailboxes =
  "contact@matinal.example anna@aubade.example paul@client.example evil@evil.com _anna@aubade.example anna_@aubade.example ànna@aubade.example anna@aubade.example.evil.com anna%40evil.com anna@aubade.example,evil@evil.com contact@matinal.example;evil@evil.com anna@aub\\ade.example anna&commat;aubade.example anna\\@evil.com".split(
    " ",
  );
const headers =
  " ?bcc=evil@evil.com ?BCC=evil%40evil.com ?cc=anna@aubade.example&bcc=e%40evil.com ?to=evil@evil.com ?subject=Bonjour ?body=https://evil.com , ,evil@evil.com %2Cevil@evil.com %2cevil%40evil.com %3Fbcc=evil%40evil.com %0Abcc:evil@evil.com #x . / &bcc=evil%40evil.com \\?bcc=x@evil.com &quest;bcc=x%40evil.com * _ ~ )".split(
    " ",
  );

/** Shapes in which one link, or two, stand. */
const shapes: readonly ((one: string, other: string) => string)[] = [
  (one) => one,
  (one) => `Voir ${one}.`,
  (one) => `Voir ${one}, puis écrivez.`,
  (one) => `[le site](${one})`,
  (one) => `[le site](${one})`,
  (one) => `[le site](<${one}>)`,
  (one) => `[le site](${one} "titre")`,
  (one) => `[le site](${one} (titre))`,
  (one) => `[le site](\n${one}\n)`,
  (one) => `[le site]( ${one} ).Suite`,
  (one) => `[](${one})`,
  (one) => `<${one}>`,
  (one) => `Voir <${one}>, merci`,
  (one) => `[ici][1] et là.\n\n[1]: ${one}`,
  (one) => `[1]: ${one}\n\n[ici][1]`,
  (one) => `[ici] ou [là][ici]\n\n[ici]: <${one}> 'titre'\n`,
  (one) => `[ici]:\n${one}\n\n[ici][]`,
  (one) => `> [ici]: ${one}\n\n[ici]`,
  (one) => `> [ici]:\n> ${one}\n\n- [ICI]`,
  (one) => `[ici]: /x\n[ici]: ${one}\n\n[ici]`,
  (one, other) => `[ici]\n\n[ici]: ${one}\n[là]: ${other}\n\n[là]`,
  (one) => `[ici](x "${one}")`,
  (one) => `![image](${one})`,
  (one) => `![image][r]\n\n[r]: ${one}`,
  (one) => `\\![ici](${one})`,
  (one) => `**${one}**`,
  (one) => `*un **mot ${one}** fort*`,
  (one) => `_${one}_`,
  (one) => `~~${one}~~`,
  (one) => `\`${one}\``,
  (one) => `\`\` ${one} \`\``,
  (one) => `\` [a](${one})`,
  (one) => `\`a [b](${one})\`\``,
  (one) => `\`\`\`\n${one}\n\`\`\``,
  (one) => `~~~ [a](${one}) ~\nb`,
  (one) => `\`\`\`[a](${one})\` b`,
  (one) => `    ${one}`,
  (one) => `| a | b |\n| - | - |\n| ${one} | [x](${one}) |`,
  (one) => `|a|b|\n|-|-|\n|${one}|y|`,
  (one) => `a \` | [x](${one}) | \` b\n-|-|-\n1|2|3`,
  (one) => `> ${one}\n> suite`,
  (one) => `- un\n- ${one}\n  - [deux](${one})`,
  (one) => `1. [a](${one})\n2. b`,
  (one) => `- [ ] ${one}`,
  (one) => `# ${one}`,
  (one) => `[a](${one})\n===`,
  (one, other) => `[a [b](${one}) c](${other})`,
  (one, other) => `[${one}](${other})`,
  (one, other) => `[${one}][r]\n\n[r]: ${other}`,
  (one) => `[**a** \`b\`](${one})`,
  (one) => `[a\\](${one})`,
  (one) => `\\[a](${one})`,
  (one) => `[a]\\(${one})`,
  (one) => `[a] (${one})`,
  (one) => `[a](${one}`,
  (one) => `a](${one})`,
  (one) => `(${one})`,
  (one) => `«${one}»`,
  (one) => `«\u00a0${one}\u00a0»`,
  (one) => `"${one}"`,
  (one) => `“${one}”`,
  (one) => `'${one}'`,
  (one) => `{{${one}}}`,
  (one) => `<a href="${one}">a</a>`,
  (one) => `<b [a](${one})>`,
  (one) => `a<br>${one}`,
  (one) => `<!-- ${one} -->`,
  (one) => `[^1]\n\n[^1]: ${one}`,
  (one, other) => `[a](${one})[b](${other})`,
  (one, other) => `${one},${other}`,
  (one, other) => `${one} ${other}`,
  (one, other) => `${one}\n${other}`,
  (one, other) => `${one}${other}`,
  (one) => `\ufeff[a](${one})`,
  (one) => `Un\r\n\r\n[a](${one})\r\nfin`,
  (one) => `[a](${one})`.repeat(3),
];

/** Signs that are put anywhere into a text. */
const signs = [
  ..."\\ ` * _ ~ [ ] ( ) < > | & ; : / . @ # ! \" ' « » { } % \u200b \u00ad \u0301 \u00a0 \u3002 \ufeff \0 &lt; &#92; `` ~~ ]( ]: )[ ".split(
    " ",
  ),
  "\n",
  "\n\n",
  "\t",
  "\r",
];

/** A text with links in all manner of spellings, always the same one for a number. */
export function spelledText(seed: number): string {
  const next = numbersFrom(seed * 7_919 + 17);
  for (let skipped = 0; skipped < 3; skipped++) next();
  const oneOf = <Item>(items: readonly Item[]): Item => items[Math.floor(next() * items.length)] as Item;
  const host = () => oneOf(next() < 0.5 ? known : foreign);
  const link = () => {
    if (next() < 0.15)
      return (
        oneOf(["", "mailto:", "mailto:", "MAILTO:", "mailto&colon;", "mail\\to:", "mailto\\:"]) +
        oneOf(mailboxes) +
        oneOf(headers)
      );
    const hosts =
      next() < 0.5
        ? oneOf(known) + oneOf(glues) + host()
        : next() < 0.5
          ? host()
          : host() + oneOf(glues) + oneOf(known);
    return oneOf(schemes) + hosts + oneOf(ends);
  };
  let text = "";
  for (let count = next() < 0.7 ? 1 : 2; count > 0; count--)
    text += (text && oneOf(["\n\n", "\n", " ", ""])) + oneOf(shapes)(link(), link());
  for (let count = next() < 0.5 ? 0 : Math.floor(next() * 3) + 1; count > 0; count--) {
    const at = Math.floor(next() * (text.length + 1));
    text = text.slice(0, at) + oneOf(signs) + text.slice(at + (next() < 0.3 ? 1 : 0));
  }
  return text;
}

/** Links of the site and of the customer, as they write them. */
export const ownLinks = [
  "https://matinal.example",
  "https://matinal.example/",
  "https://www.matinal.example/faq",
  "https://matinal.example/contact?sujet=devis#formulaire",
  "http://localhost:3000/login",
  "https://calendar.matinal.example/matinal/30min",
  "https://rdv.aubade.example/anna",
  "https://www.linkedin.com/company/aubade",
  "https://aubade.example/offre",
  "HTTPS://Aubade.example/Offre_2026/a-b",
];
export const ownMailboxes = ["contact@matinal.example", "anna@aubade.example", "paul@client.example"];

/** Sentences and structures in which they stand without being an objection. */
export const plainShapes: readonly ((link: string) => string)[] = [
  (link) => link,
  (link) => `Voir ${link}.`,
  (link) => `Voir ${link}, puis ${link} !`,
  (link) => `Réservez ici\u00a0: ${link}`,
  (link) => `Voir [notre site](${link}).`,
  (link) => `Voir [notre site](${link}).Suite`,
  (link) => `([notre site](${link}))`,
  (link) => `**[notre site](${link})**, ou ici`,
  (link) => `[notre site](${link} "Le site")`,
  (link) => `[notre site](<${link}>)`,
  (link) => `[${link}](${link})`,
  (link) => `Voir <${link}>, puis écrivez.`,
  (link) => `**${link}** et *${link}*`,
  (link) => `_${link}_`,
  (link) => `\`${link}\``,
  (link) => `| a | b |\n| - | - |\n| ${link} | [x](${link}) |`,
  (link) => `|a|b|\n|-|-|\n|${link}|x|`,
  (link) => `- ${link}\n- [x](${link})\n\n1. ${link}`,
  (link) => `> ${link}`,
  (link) => `[ici][1] et [là].\n\n[1]: ${link}\n[là]: <${link}> "Là"`,
  (link) => `«\u00a0${link}\u00a0», « ${link} » ou "${link}"`,
  (link) => `(${link})`,
  (link) => `\`\`\`\n${link}\n\`\`\``,
];
