import type { Nodes } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import PostalMime from "postal-mime";
import { describe, expect, test } from "vitest";
import { parse as parseYaml } from "yaml";
import { aubade, generatedProfiles } from "../../../test/drafts/generated-profiles.ts";
import type { DraftContents } from "../draft-content.ts";
import { type DraftKind, type DraftSource, draftKinds } from "../draft-kind.ts";
import { contentFromProfile } from "../templates/make-draft.ts";
import { exportDraft, exportFormats, formatsOf } from "./export-draft.server.ts";
import type { ExportedDraft } from "./exported-draft.ts";

const sender = { name: "Aubade Conseil", address: "camille@aubade.example" };
const iptc = "http://cv.iptc.org/newscodes/digitalsourcetype/";

function draftOf<Kind extends DraftKind>(
  kind: Kind,
  content: DraftContents[Kind] = contentFromProfile(kind, aubade),
  { title = "E-mail de prospection – Œuvre d’été", source = "template" as DraftSource } = {},
): ExportedDraft {
  const id = "0b5f6f1e-2f6f-4a55-9a3b-0c6f2d1a7e10";
  return {
    kind,
    content,
    id,
    version: 3,
    title,
    source,
    updatedAt: new Date("2026-11-22T07:30:00Z"),
  } as ExportedDraft;
}

async function fileOf(draft: ExportedDraft, format: (typeof exportFormats)[number], mail?: number) {
  const file = await exportDraft(draft, format, { sender, mail });
  if (!file) throw new Error("no file");
  return { ...file, text: file.body.toString() };
}

test("each kind has its formats, and the others give no file", async () => {
  for (const kind of draftKinds)
    for (const format of exportFormats) {
      const file = await exportDraft(draftOf(kind), format, { sender });
      expect(file !== null).toBe(formatsOf(kind).includes(format));
    }
  expect(formatsOf("search")).toEqual(["txt", "md", "csv"]);
  expect(formatsOf("sequence")).toEqual(["txt", "md", "eml"]);
});

test("a file's name is ASCII, with the number of a mail", async () => {
  expect((await fileOf(draftOf("email"), "txt")).name).toBe("e-mail-de-prospection-oeuvre-d-ete.txt");
  expect((await fileOf(draftOf("sequence"), "eml", 2)).name).toBe("e-mail-de-prospection-oeuvre-d-ete-2.eml");
  for (const title of ["…", "\r\nX: y", "../../etc", "日本"]) {
    const { name } = await fileOf(draftOf("email", undefined, { title }), "txt");
    expect(name).toMatch(/^[a-z0-9-]{1,60}\.txt$/);
  }
});

test.each(["template", "model"] as const)("every file of a %s says where it comes from", async (source) => {
  const term = source === "model" ? "trainedAlgorithmicMedia" : "algorithmicMedia";
  for (const kind of draftKinds)
    for (const format of formatsOf(kind))
      expect((await fileOf(draftOf(kind, undefined, { source }), format)).text).toContain(`${iptc}${term}`);
});

test("a text shows the whole draft under its title", async () => {
  const { text, type } = await fileOf(
    draftOf("plan", { weeks: [{ goal: "Préparer", actions: ["Un", "Deux"] }] }, { title: "Plan" }),
    "txt",
  );
  expect(type).toBe("text/plain; charset=utf-8");
  expect(text).toBe(`Plan
Brouillon produit par Matinal à partir de votre profil, d’après un modèle de texte.
${iptc}algorithmicMedia


SEMAINE 1

Objectif\u202F: Préparer

Actions\u202F:
- Un
- Deux
`);
});

describe("Markdown", () => {
  const textOf = (node: Nodes): string =>
    node.type === "break"
      ? "\n"
      : "value" in node
        ? node.value
        : "children" in node
          ? node.children.map(textOf).join("")
          : "";
  const bodyOf = (text: string) => text.split("\n---\n").slice(1).join("\n---\n");

  test("has front matter that any title survives", async () => {
    const title = 'Titre: "a" --- # \\ é';
    const { text } = await fileOf(draftOf("search", undefined, { title }), "md");
    expect(parseYaml(text.split("---\n")[1] ?? "")).toMatchObject({
      title,
      kind: "search",
      version: 3,
      date: "2026-11-22T07:30:00.000Z",
      generator: "Matinal",
      digital_source_type: `${iptc}algorithmicMedia`,
    });
  });

  test.each([
    "# titre",
    "- liste",
    "1. un",
    "12) deux",
    "**gras** _it_ ~~x~~ `code` [lien](https://exemple.fr) ![i](x)",
    "<script>alert(1)</script> &amp; &lt;",
    "=== --- +++ ***",
    "| a | b |",
    "    code",
    "C:\\dossier\\ fin\\",
    "https://exemple.fr/a_b_c?d=*e*&f=1",
    "<https://exemple.fr>",
  ])("shows %j as typed", async (line) => {
    const content = { subject: line, body: `${line}\nensuite\n\n${line}` };
    const { text } = await fileOf(draftOf("email", content, { title: line }), "md");
    const tree = fromMarkdown(bodyOf(text));
    const shown = line.trim();
    expect(tree.children.map(textOf)).toEqual([
      shown,
      `Objet\u202F: ${shown}`,
      "Message",
      `${shown}\nensuite`,
      shown,
    ]);
    expect(JSON.stringify(tree)).not.toMatch(/"type":"(?:html|image|code|inlineCode|emphasis|table)"/);
  });

  test("keeps a sequence, a script and a plan whole", async () => {
    const { text } = await fileOf(draftOf("call_script"), "md");
    const { objections } = contentFromProfile("call_script", aubade);
    for (const { objection } of objections) expect(text).toContain(`### ${objection}`);
    expect((await fileOf(draftOf("sequence"), "md")).text).toContain(
      "## E-mail 2, 3\u00A0jours après le précédent",
    );
  });
});

describe("CSV", () => {
  /** An RFC 4180 reader. */
  function rowsOf(csv: string): string[][] {
    const rows: string[][] = [[]];
    for (const [, quoted, plain, end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
      rows.at(-1)?.push(quoted === undefined ? (plain ?? "") : quoted.replaceAll('""', '"'));
      if (end === "\r\n") rows.push([]);
    }
    return rows.slice(0, -1);
  }
  const criteria = { titles: [], sizes: [], sectors: [], places: [], keywords: [], exclusions: [] };

  test("has a row for each criterion and two for the origin", async () => {
    const { text, type } = await fileOf(
      draftOf("search", { ...criteria, titles: ["DSI", 'Dir. "achats", Lyon'], places: ["Île-de-France"] }),
      "csv",
    );
    expect(type).toBe("text/csv; charset=utf-8; header=present");
    expect(text.startsWith("\uFEFFCritère,Valeur\r\nFonctions,DSI\r\n")).toBe(true);
    expect(rowsOf(text.slice(1))).toEqual([
      ["Critère", "Valeur"],
      ["Fonctions", "DSI"],
      ["Fonctions", 'Dir. "achats", Lyon'],
      ["Zones", "Île-de-France"],
      ["Origine", expect.stringContaining("Matinal")],
      ["Origine", `${iptc}algorithmicMedia`],
    ]);
  });

  test("no cell is a formula", async () => {
    const formulas = [
      "=1+1",
      "+1",
      "-1",
      "@SUM(A1)",
      "\t=1",
      " =1",
      "\u200B=1",
      "＝1",
      "=cmd|' /C calc'!A0",
      '="x"',
      "%0A=1",
      "|x",
    ];
    const { text } = await fileOf(draftOf("search", { ...criteria, keywords: formulas }), "csv");
    const values = rowsOf(text.slice(1))
      .filter(([name]) => name === "Mots-clés")
      .map(([, value]) => value);
    expect(values).toEqual(formulas.map((formula) => `'${formula}`));
  });
});

describe("an .eml file", () => {
  const header = (headers: { key: string; value: string }[], key: string) =>
    headers.filter((one) => one.key === key).map(({ value }) => value);

  test("is an unsent mail with the whole text and no recipient", async () => {
    const content = contentFromProfile("email", aubade);
    const { body, type } = await fileOf(draftOf("email"), "eml");
    expect(type).toBe("message/rfc822");
    const mail = await PostalMime.parse(body);
    expect(mail).toMatchObject({
      subject: content.subject,
      from: sender,
      date: "2026-11-22T07:30:00.000Z",
      messageId: "<0b5f6f1e-2f6f-4a55-9a3b-0c6f2d1a7e10.3.1@matinal.example>",
    });
    expect(mail.text?.trimEnd()).toBe(content.body);
    expect([mail.to, mail.cc, mail.bcc, mail.html]).toEqual([undefined, undefined, undefined, undefined]);
    expect(mail.attachments).toEqual([]);
    expect(header(mail.headers, "x-unsent")).toEqual(["1"]);
    expect(header(mail.headers, "x-generator")).toEqual(["Matinal"]);
    expect(header(mail.headers, "x-draft-source")).toEqual(["template"]);
  });

  test("consists of short ASCII lines that end with CRLF", async () => {
    const content = { subject: "É".repeat(200), body: `${"é🌅 ".repeat(900)}\n.\nFrom x\n` };
    const { body } = await fileOf(draftOf("email", content), "eml");
    const lines = body.toString("latin1").split("\r\n");
    expect(lines.every((line) => /^[\t\x20-\x7E]{0,78}$/.test(line))).toBe(true);
    const mail = await PostalMime.parse(body);
    expect(mail.subject).toBe(content.subject);
    expect(mail.text?.trimEnd()).toBe(content.body.trimEnd());
  });

  test("no text adds a header or an attachment", async () => {
    for (const profile of generatedProfiles(40, 7)) {
      const content = contentFromProfile("email", profile);
      const { body } = await fileOf(draftOf("email", content), "eml");
      const mail = await PostalMime.parse(body);
      expect(mail.subject).toBe(content.subject);
      expect(mail.text?.trimEnd()).toBe(content.body);
    }
    const attack = "x\r\nBcc: victime@exemple.fr\r\n\r\nX";
    const { body } = await fileOf(draftOf("email", { subject: attack, body: "a" }, { title: attack }), "eml");
    const mail = await PostalMime.parse(body);
    expect(mail.headers.map(({ key }) => key).sort()).toEqual(
      [
        "content-transfer-encoding",
        "content-type",
        "date",
        "from",
        "message-id",
        "mime-version",
        "subject",
        "x-digital-source-type",
        "x-draft-source",
        "x-generator",
        "x-unsent",
      ].sort(),
    );
    expect(mail.bcc).toBeUndefined();
  });

  test("of a sequence contains its three mails, and each can be had by itself", async () => {
    const { mails } = contentFromProfile("sequence", aubade);
    const whole = await PostalMime.parse((await fileOf(draftOf("sequence"), "eml")).body, {
      forceRfc822Attachments: true,
    });
    expect(whole.attachments.map(({ mimeType }) => mimeType)).toEqual(Array(3).fill("message/rfc822"));
    for (const [index, attachment] of whole.attachments.entries()) {
      const mail = await PostalMime.parse(attachment.content);
      expect(mail.subject).toBe(mails[index]?.subject);
      expect(mail.text?.trimEnd()).toBe(mails[index]?.body);
      const alone = await PostalMime.parse((await fileOf(draftOf("sequence"), "eml", index + 1)).body);
      expect(alone).toMatchObject({ subject: mail.subject, messageId: mail.messageId });
      expect(alone.text?.trimEnd()).toBe(mails[index]?.body);
    }
    for (const mail of [0, 4, -1, 1.5, Number.NaN])
      expect(await exportDraft(draftOf("sequence"), "eml", { sender, mail })).toBeNull();
  });
});
