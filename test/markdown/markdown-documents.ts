/** A document as a model writes it. `html` is given where it must differ from what CommonMark's reference writes. */
export type MarkdownDocument = { name: string; markdown: string; html?: string };

/** In French, for a test of the reader; every prefix of each is read too, as a reply that is still arriving. */
export const markdownDocuments: MarkdownDocument[] = [
  {
    name: "a plain answer",
    markdown: "Bonjour Anna,\n\nVoici ce que je propose.\nOn avance demain ?\n",
  },
  {
    name: "numbered steps with blank lines",
    markdown: "1. Un\n\n2. Deux\n\n3. Trois\n",
  },
  {
    name: "numbered steps without blank lines",
    markdown: "Le plan :\n\n1. Cibler les PME\n2. Écrire\n3. Relancer\n",
  },
  {
    name: "a list that begins at 4",
    markdown: "4. Relancer\n5. Appeler\n6. Conclure\n",
  },
  {
    name: "a list with parentheses",
    markdown: "1) Un\n2) Deux\n",
  },
  {
    name: "a bulleted list after a sentence",
    markdown: "Trois points :\n- la cible\n- le message\n- la relance\n",
  },
  {
    name: "the three bullet signs",
    markdown: "- a\n\n* b\n\n+ c\n",
  },
  {
    name: "a nested list",
    markdown: "- Secteurs\n  - Énergie\n  - Santé\n- Régions\n  - Île-de-France\n",
  },
  {
    name: "a nested list indented by four",
    markdown: "1. Préparer\n    - la liste\n    - le message\n2. Envoyer\n    1. lundi\n    2. mardi\n",
  },
  {
    name: "a list of four levels",
    markdown:
      "- Plan\n  - Semaine 1\n    - Lundi\n      - 9 h : appels\n      - 11 h : e-mails\n  - Semaine 2\n",
  },
  {
    name: "an item with two paragraphs",
    markdown: "1. **Cibler**\n\n   Dix entreprises suffisent.\n\n2. **Écrire**\n\n   Cinq lignes au plus.\n",
  },
  {
    name: "an item that continues lazily",
    markdown: "- Un message court\nqui tient sur un écran\n- Un appel\n",
  },
  {
    name: "a loose list beside a tight one",
    markdown: "- a\n\n- b\n\nPuis :\n\n- c\n- d\n",
  },
  {
    name: "items with bold labels",
    markdown: "- **Objet :** Votre matinée\n- **Accroche :** une question\n- **Appel :** mardi, 10 h\n",
  },
  {
    name: "an empty item",
    markdown: "- a\n-\n- c\n",
  },
  {
    name: "a code block in an item",
    markdown: "1. Exportez :\n\n   ```\n   nom;ville\n   Aubade;Lyon\n   ```\n\n2. Importez.\n",
  },
  {
    name: "headings of all levels",
    markdown: "# Plan\n\n## Semaine 1\n\n### Lundi\n\n#### Matin\n\n##### Appels\n\n###### Notes\n",
  },
  {
    name: "headings with closing signs and emphasis",
    markdown: "## Votre **cible** ##\n\n### `ICP` et *persona*\n",
  },
  {
    name: "an underlined heading",
    markdown: "Plan de prospection\n===================\n\nSemaine 1\n---------\n\nÉcrire.\n",
  },
  {
    name: "a sign without a blank is no heading",
    markdown: "#prospection et #vente\n",
  },
  {
    name: "a hash inside a line",
    markdown: "Le no # 1 du marché\n",
  },
  {
    name: "an e-mail as a quote",
    markdown:
      "Voici le message :\n\n> Bonjour Madame Roux,\n>\n> Votre équipe recrute : qui prépare ses listes ?\n>\n> Bien à vous\n",
  },
  {
    name: "a quote that continues lazily",
    markdown: "> Une phrase\nqui se poursuit\n\nFin\n",
  },
  {
    name: "quotes within a quote",
    markdown: "> Lui :\n>\n> > Moi :\n> >\n> > > Vous\n",
  },
  {
    name: "a list within a quote",
    markdown: "> À faire :\n>\n> 1. appeler\n> 2. écrire\n",
  },
  {
    name: "a fenced block with a language",
    markdown: '```python\nfor nom in noms:\n    print(f"Bonjour {nom}")\n```\n',
  },
  {
    name: "a fenced block with tildes",
    markdown: "~~~\n<b>non</b> & *non*\n~~~\n",
  },
  {
    name: "a fence within a longer fence",
    markdown: "````markdown\n```js\nconst a = 1;\n```\n````\n",
  },
  {
    name: "an indented block",
    markdown: "Commande :\n\n    npm ci\n    npm start\n\nFin\n",
  },
  {
    name: "a fence that is never closed",
    markdown: "Voici :\n\n```sql\nselect nom\nfrom entreprises\n\nwhere ville = 'Lyon'\n",
  },
  {
    name: "inline code",
    markdown: "Tapez `npm ci`, puis ``a `b` c``.\n",
  },
  {
    name: "emphasis in words and around them",
    markdown: "Un **gras**, un *italique*, un ***les deux***, un __gras__ et un _italique_.\n",
  },
  {
    name: "delimiters without a partner",
    markdown: "2*3*4, snake_case_name, a `b, [c, [d](, **e\n",
  },
  {
    name: "delimiters beside punctuation",
    markdown: "**« Bonjour »** dit-il, *(peut-être)*, **oui**, **non**.\n",
  },
  {
    name: "nested emphasis",
    markdown: "**un *deux* trois** et *un **deux** trois*\n",
  },
  {
    name: "escapes",
    markdown: "\\*pas d’italique\\*, \\# pas de titre, 1\\. pas de liste, \\`pas de code\\`\n",
  },
  {
    name: "entities",
    markdown: "Dupont &amp; Fils, 5 &lt; 6, &eacute;t&eacute;, &copy;, &#8212;, &inconnu;\n",
  },
  {
    name: "rules between parts",
    markdown: "Avant\n\n---\n\nAprès\n\n***\n\n___\n",
  },
  {
    name: "hard breaks",
    markdown: "Bien à vous,  \nAnna Roux\\\nAubade Conseil\n",
  },
  {
    name: "a link with a title",
    markdown: 'Voir [notre guide](https://exemple.fr/guide "Le guide").\n',
    html: '<p>Voir <a href="https://exemple.fr/guide">notre guide</a>.</p>',
  },
  {
    name: "links in a list",
    markdown: "- [Tarifs](https://exemple.fr/tarifs)\n- [Blog](https://exemple.fr/blog)\n",
  },
  {
    name: "reference links",
    markdown:
      "Voir [le guide][1], [le blog] et [rien][2].\n\n[1]: https://exemple.fr/guide\n[le blog]: <https://exemple.fr/blog>\n",
  },
  {
    name: "autolinks",
    markdown: "<https://exemple.fr/a?b=1> et <anna@exemple.fr>\n",
  },
  {
    name: "a link around emphasis and code",
    markdown: "[**Lire** le `README`](https://exemple.fr/lire)\n",
  },
  {
    name: "a link with parentheses",
    markdown: "[Paris](https://exemple.fr/Paris_(ville))\n",
  },
  {
    name: "a sequence of three e-mails",
    markdown:
      "## E-mail 1\n\n**Objet :** Vos matinées\n\nBonjour {{prénom}},\n\nUne question : qui prépare vos listes ?\n\n---\n\n## E-mail 2\n\n**Objet :** Suite\n\nBonjour {{prénom}},\n\nAvez-vous deux minutes ?\n",
  },
  {
    name: "a plan for four weeks",
    markdown:
      "# Plan de prospection\n\n1. **Semaine 1 : la cible**\n   - 50 PME de l’énergie\n   - fonction : *directeur commercial*\n2. **Semaine 2 : le message**\n   - trois versions\n3. **Semaine 3 : l’envoi**\n\n> Conseil : mesurez les réponses, pas les ouvertures.\n",
  },
  {
    name: "a call script",
    markdown:
      "**Vous :** Bonjour, je suis Anna.\n**Lui :** Je suis occupé.\n**Vous :** Mardi à 10 h ?\n\n### Objections\n\n* « Pas de budget »\n  → Demandez l’échéance.\n* « Déjà équipés »\n  → Demandez par qui.\n",
  },
  {
    name: "a search definition",
    markdown:
      "**Titres** : directeur commercial, *head of sales*\n\n**Tailles** : 10–49, 50–249\n\n**Exclure** : `agence`, `cabinet`\n",
  },
  {
    name: "Arabic and Japanese",
    markdown: "مرحبا **بالعالم**\n\n- こんにちは\n- 世界\n",
  },
  {
    name: "emoji and accents",
    markdown: "👩🏽‍🚀 **Été** – ça va ?\n\n1. 🎯 Cible\n2. ✉️ Message\n",
  },
  {
    name: "no-break spaces and dashes",
    markdown: "« Oui » : 40 € — c’est tout !\n\n– un tiret\n– un autre\n",
  },
  {
    name: "blank lines and blanks everywhere",
    markdown: "\n\n   Bonjour   \n\n\n\n   Fin\n\n",
  },
  {
    name: "Windows line endings",
    markdown: "# Titre\r\n\r\n- a\r\n- b\r\n\r\nFin\r\n",
  },
  {
    name: "a table of companies",
    markdown:
      "| Entreprise | Ville | Effectif |\n|:-----------|:-----:|---------:|\n| Aubade | Lyon | 42 |\n| **Pômmy** | Lille | 1 200 |\n",
    html: '<table><tr><th align="left">Entreprise</th><th align="center">Ville</th><th align="right">Effectif</th></tr><tr><td align="left">Aubade</td><td align="center">Lyon</td><td align="right">42</td></tr><tr><td align="left"><strong>Pômmy</strong></td><td align="center">Lille</td><td align="right">1 200</td></tr></table>',
  },
  {
    name: "a table with pipes, code and missing cells",
    markdown: "Nom | Signe\n--- | ---\n`a\\|b` | x \\| y\nseul\ntrop | de | cellules\n",
    html: "<table><tr><th>Nom</th><th>Signe</th></tr><tr><td><code>a|b</code></td><td>x | y</td></tr><tr><td>seul</td></tr><tr><td>trop</td><td>de</td></tr></table>",
  },
  {
    name: "a table whose second line has not come yet",
    markdown: "| Entreprise | Ville |\n",
    html: "<p>| Entreprise | Ville |</p>",
  },
  {
    name: "a table whose last row is half there",
    markdown: "| A | B |\n|---|---|\n| un | de",
    html: "<table><tr><th>A</th><th>B</th></tr><tr><td>un</td><td>de</td></tr></table>",
  },
  {
    name: "a table within a list",
    markdown: "- Voici :\n\n  | A |\n  |---|\n  | 1 |\n",
    html: "<ul><li><p>Voici :</p><table><tr><th>A</th></tr><tr><td>1</td></tr></table></li></ul>",
  },
  {
    name: "tasks",
    markdown: "- [ ] Écrire à Anna\n- [x] Appeler **Paul**\n- [X] Relancer\n- [] rien\n",
    html: "<ul><li>[to do] Écrire à Anna</li><li>[done] Appeler <strong>Paul</strong></li><li>[done] Relancer</li><li>[] rien</li></ul>",
  },
  {
    name: "strikethrough",
    markdown: "~~Lundi~~ Mardi, ~environ~ 10 h\n",
    html: "<p><del>Lundi</del> Mardi, ~environ~ 10 h</p>",
  },
  {
    name: "an address in a sentence",
    markdown:
      "Voir https://exemple.fr/a_b*c?x=1. (Ou http://exemple.fr/x_(y)!) **https://exemple.fr/_a_**, «https://exemple.fr/»…\n",
    html: '<p>Voir <a href="https://exemple.fr/a_b*c?x=1">https://exemple.fr/a_b*c?x=1</a>. (Ou <a href="http://exemple.fr/x_(y)">http://exemple.fr/x_(y)</a>!) <strong><a href="https://exemple.fr/_a">https://exemple.fr/_a</a>_</strong>, «<a href="https://exemple.fr/">https://exemple.fr/</a>»…</p>',
  },
  {
    name: "e-mail addresses in a sentence",
    markdown: "Écrivez à anna.roux+test@exemple.fr, ou mailto:paul@exemple.co.fr.\n",
    html: '<p>Écrivez à <a href="mailto:anna.roux+test@exemple.fr">anna.roux+test@exemple.fr</a>, ou <a href="mailto:paul@exemple.co.fr">mailto:paul@exemple.co.fr</a>.</p>',
  },
  {
    name: "an address in code stays code",
    markdown: "`https://exemple.fr`\n\n    anna@exemple.fr\n",
    html: "<p><code>https://exemple.fr</code></p><pre><code>anna@exemple.fr\n</code></pre>",
  },
  {
    name: "an image",
    markdown: "![Courbe](https://exemple.fr/courbe.png) et ![](data:image/png;base64,AAAA)\n",
    html: '<p><a href="https://exemple.fr/courbe.png">Courbe</a> et ![](data:image/png;base64,AAAA)</p>',
  },
  {
    name: "an image within a link",
    markdown: "[![Logo](https://exemple.fr/l.png)](https://exemple.fr)\n",
    html: '<p><a href="https://exemple.fr">Logo</a></p>',
  },
  {
    name: "HTML",
    markdown:
      '<script>alert(1)</script>\n\nUn <b onclick="x()">mot</b><br>et *un* autre\n\n<div>\n\n**gras**\n\n</div>\n',
    html: "<p>&lt;script&gt;alert(1)&lt;/script&gt;</p><p>Un &lt;b onclick=&quot;x()&quot;&gt;mot&lt;/b&gt;&lt;br&gt;et <em>un</em> autre</p><p>&lt;div&gt;</p><p><strong>gras</strong></p><p>&lt;/div&gt;</p>",
  },
  {
    name: "footnotes",
    markdown: "Le marché croît[^1] vite[^2].\n\n[^1]: Source\n[^2]: Deux mots.\n",
    html: "<p>Le marché croît[^1] vite[^2].</p><p>[^1]: Source</p><p>[^2]: Deux mots.</p>",
  },
  {
    name: "script URLs",
    markdown:
      "[a](javascript:alert(1)) [b](JaVaScRiPt:x) <javascript:x> [c](data:text/html,x) [d](vbscript:x)\n",
    html: "<p>[a](javascript:alert(1)) [b](JaVaScRiPt:x) &lt;javascript:x&gt; [c](data:text/html,x) [d](vbscript:x)</p>",
  },
  {
    name: "a label that is another address",
    markdown:
      "[https://banque.exemple](https://pirate.exemple) [**www.banque.exemple** ici](https://pirate.exemple) [a@banque.exemple](mailto:a@pirate.exemple)\n",
    html: "<p>[https://banque.exemple](https://pirate.exemple) [**www.banque.exemple** ici](https://pirate.exemple) [a@banque.exemple](mailto:a@pirate.exemple)</p>",
  },
  {
    name: "credentials and invisible characters",
    markdown:
      "[a](https://banque.exemple@pirate.exemple) https://banque.exemple@pirate.exemple [b](https://exemple.fr/\u202egnp.exe) x\u202ehttps://exemple.fr/\u200b\n",
    html: "<p>[a](https://banque.exemple@pirate.exemple) https://banque.exemple@pirate.exemple [b](https://exemple.fr/\u202egnp.exe) x\u202ehttps://exemple.fr/\u200b</p>",
  },
  {
    name: "a hostile definition",
    markdown: "[Votre banque][1]\n\n[1]: javascript:alert(1)\n",
    html: "<p>[Votre banque][1]</p>",
  },
  {
    name: "a reply that stops in a link",
    markdown: "Voir [le guide](https://exemple.fr/gu",
    html: "<p>Voir [le guide](https://exemple.fr/gu</p>",
  },
  {
    name: "a reply that stops in bold within an item",
    markdown: "1. Un\n2. **De",
    html: "<ol><li>Un</li><li>**De</li></ol>",
  },
];
