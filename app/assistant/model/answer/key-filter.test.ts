import { decodeString } from "micromark-util-decode-string";
import { expect, test } from "vitest";
import { markdownDocuments } from "#test/markdown/markdown-documents.ts";
import { KeyFilter } from "./key-filter.ts";
import { lettersAndDigits } from "./key-forms.ts";

const keys = [
  "sk-proj-Ab3dE5fGh1JkLmN0pQr5tUvWx2z9",
  "gsk_9fK2mQ7xT4vB8nL1",
  "f3a9c27e",
  "0e6c-41b7-9d52-77aa",
];

/** What is shown of an answer that comes in parts of so many characters; `null` once the key was found. */
function shown(key: string, answer: string, size = 7): { text: string; isFound: boolean } {
  const filter = new KeyFilter(key);
  let text = "";
  for (let start = 0; start < answer.length; start += size) {
    const passed = filter.push(answer.slice(start, start + size));
    if (passed === null) return { text, isFound: true };
    text += passed;
  }
  const held = filter.end();
  return { text: text + (held ?? ""), isFound: held === null };
}

const isOf = (key: string, piece: string) => lettersAndDigits(key).includes(lettersAndDigits(piece));
const base64 = (text: string) => Buffer.from(text).toString("base64");
const codes = (key: string, write: (code: number) => string, between = "") =>
  [...Buffer.from(key)].map(write).join(between);
const hexadecimal = (code: number) => code.toString(16).padStart(2, "0");

const spellings: Record<string, (key: string) => string> = {
  "as it is": (key) => key,
  "with a character inserted": (key) => `${key.slice(0, 4)}x${key.slice(4)}`,
  "without a character": (key) => key.slice(0, 5) + key.slice(6),
  "with a character changed": (key) => `${key.slice(0, 3)}x${key.slice(4)}`,
  "with the first character changed": (key) => `x${key.slice(1)}`,
  "with the last character changed": (key) => `${key.slice(0, -1)}x`,
  "spaced out": (key) => [...key].join(" "),
  "with signs in between": (key) => [...key].join("\u200b*"),
  "in lines": (key) => key.replace(/..../g, "$&\n> "),
  "in capitals": (key) => key.toUpperCase(),
  "in full width": (key) =>
    key.replace(/[!-~]/g, (character) => String.fromCharCode(character.charCodeAt(0) + 0xfee0)),
  backwards: (key) => [...key].reverse().join(""),
  "encoded for a URL": (key) => key.replace(/[^a-z\d]/gi, (sign) => `%${sign.charCodeAt(0).toString(16)}`),
  "with every character encoded for a URL": (key) => Buffer.from(key).toString("hex").replace(/../g, "%$&"),
  "as hexadecimal": (key) => Buffer.from(key).toString("hex"),
  "as decimal references of HTML": (key) => codes(key, (code) => `&#${code};`),
  "as decimal references without a semicolon": (key) => codes(key, (code) => `&#${code}`, " "),
  "as padded references": (key) => codes(key, (code) => `&#${String(code).padStart(7, "0")};`),
  "as hexadecimal references": (key) => codes(key, (code) => `&#x${hexadecimal(code)};`),
  "as hexadecimal references in capitals": (key) =>
    codes(key, (code) => `&#X${hexadecimal(code).toUpperCase()};`),
  "as named references": (key) =>
    codes(key, (code) => (code > 96 ? `&${String.fromCharCode(code)}fr;` : `&#${code};`)),
  "with every other character as a reference": (key) =>
    key.replace(/(.)(.)/g, (_, first, second) => `${first}&#${second.charCodeAt(0)};`),
  "as references backwards": (key) => codes([...key].reverse().join(""), (code) => `&#${code};`),
  "as escapes of a string": (key) => codes(key, (code) => `\\u00${hexadecimal(code)}`),
  "as escapes in braces": (key) => codes(key, (code) => `\\u{${hexadecimal(code)}}`),
  "as short escapes": (key) => codes(key, (code) => `\\x${hexadecimal(code)}`),
  "as decimal codes with blanks": (key) => codes(key, String, " "),
  "as decimal codes with commas": (key) => `[${codes(key, String, ", ")}]`,
  "as decimal codes in lines": (key) => codes(key, String, "\n"),
  "behind what begins a reference": (key) => `&${key}`,
  "behind what begins an escape": (key) => `\\x${key}`,
  "as base64": base64,
  "as base64 behind a word": (key) => base64(`Bearer ${key}`),
  "as base64 between words": (key) => base64(`Le ${key} est secret`),
};

test.each(Object.entries(spellings))(
  "a key is found %s, and no more than six characters of it are shown",
  (_name, spell) => {
    for (const key of keys)
      for (const size of [1, 7, 500]) {
        const { text, isFound } = shown(
          key,
          `Voici la clef : ${spell(key)} et la suite de la réponse.`,
          size,
        );
        expect(isFound, `${key} as ${spell(key)}`).toBe(true);
        const pieces = Array.from({ length: spell(key).length - 6 }, (_, at) => spell(key).slice(at, at + 7));
        expect(
          pieces.filter(
            (piece) => lettersAndDigits(piece).length > 5 && text.includes(piece) && isOf(key, piece),
          ),
        ).toEqual([]);
      }
  },
);

test("of a key in references no more is shown than a few characters, and nothing of it when it ends the answer", () => {
  for (const key of keys)
    for (const size of [1, 2, 3, 5, 7, 500])
      for (const spell of [(code: number) => `&#${code};`, (code: number) => `&#x${hexadecimal(code)};`]) {
        const { text, isFound } = shown(key, `Voici : ${codes(key, spell)}`, size);
        expect(isFound).toBe(true);
        const visible = lettersAndDigits(decodeString(text.slice("Voici : ".length)));
        expect(visible.length).toBeLessThanOrEqual(6);
      }
  expect(shown("gsk_9fK2mQ7xT4vB8nL1", "&gsk9fK2mQ7xT4vB8nL1", 500)).toEqual({ text: "", isFound: true });
  expect(shown("secret-key", `Voici : ${codes("secret-key", (code) => `&#${code};`)}.`).isFound).toBe(true);
  expect(shown("secret-key", `Voici : ${codes("secret-key", String, ", ")}.`).isFound).toBe(true);
});

test("any twelve characters of a key in a row are found", () => {
  const [key = ""] = keys;
  const folded = key.replaceAll("-", "");
  for (let start = 0; start + 12 <= folded.length; start++)
    expect(shown(key, `Elle contient ${folded.slice(start, start + 12)}, je crois.`).isFound).toBe(true);
});

test("one wrong character in a short key of words is found", () => {
  for (const answer of ["secret-key", "Secret-Key", "secretkey", "secret-kay", "secret--key", "ecret-key"])
    expect(shown("secret-key", `Voici : ${answer}.`).isFound).toBe(true);
});

test("ordinary answers pass unchanged, whatever the key", () => {
  const ordinary = [
    "Un secret de plus, sec. Le secret des clefs ; la clef secrète.",
    "On change mes e-mails, puis le mot de passe.",
    "Appelez le 06 12 34 56 78 : 99 € par mois, 1 000 contacts, 2026-11-22.",
    "Dupont & Fils, R&D, &amp; &eacute;&#233;, C:\\users\\xavier, \\u00e9t\\u00e9, AT&T; et &",
    "115, 107, 45 : 1 112 contacts, 10 11 12 13 14 15 16 17 18 19 20.",
    ...markdownDocuments.map(({ markdown }) => markdown),
  ];
  for (const key of [...keys, "secret-key", "changeme", "password", "mistral1", "local", ""])
    for (const text of ordinary)
      for (const size of [1, 7, 500]) expect(shown(key, text, size)).toEqual({ text, isFound: false });
});

test("words that are not the key are shown with the part in which they come, or the next one", () => {
  const [key = ""] = keys;
  const filter = new KeyFilter(key);
  expect(filter.push("Bonjour à toi, ")).toBe("Bonjour à toi, ");
  expect(filter.push("voici sk-pro")).toBe("voici ");
  expect(`${filter.push("spection.")}${filter.end()}`).toBe("sk-prospection.");
});
