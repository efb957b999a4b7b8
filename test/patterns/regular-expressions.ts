import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as v from "valibot";
import { type ESTree, parseSync, Visitor } from "vite";

const root = join(import.meta.dirname, "../..");

/** A regular expression in the source; `location` is `file:line`. */
export type Pattern = {
  source: string;
  flags: string;
  /** Whether it finds all matches in a text: it is global or sticky, or a text is split by it. */
  isRepeated: boolean;
  location: string;
};

/** The patterns in a file, and the locations where one is made at run time and therefore cannot be checked. */
export type Found = { patterns: Pattern[]; unreadable: string[] };

/** Every regular expression of the product: in its TypeScript and in the script inlined in its pages. */
export function patternsOfProduct(): Found {
  const files = globSync(["*.ts", "{app,db,environment,http,limits,live,mail,outbox}/**/*.{ts,tsx}"], {
    cwd: root,
  })
    .filter((file) => !/\.(?:test|config)\.tsx?$/.test(file))
    .sort();
  const found = files.map((file) => patternsIn(file, readFileSync(join(root, file), "utf8")));
  return {
    patterns: found.flatMap(({ patterns }) => patterns),
    unreadable: found.flatMap(({ unreadable }) => unreadable),
  };
}

/**
 * The regular expressions of a file: literals, `RegExp(…)`, strings that `match`, `matchAll` and `search` turn into
 * one, `pattern` attributes, and those behind valibot's actions (`v.uuid()`).
 */
export function patternsIn(file: string, code: string): Found {
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const found: Found = { patterns: [], unreadable: [] };
  const locationOf = ({ start }: { start: number }) => `${file}:${code.slice(0, start).split("\n").length}`;
  const separators = new Set<string>();
  const literals = new Map<string, Regex>();
  const add = (node: { start: number }, source: string | null, flags: string | null, name = "") => {
    if (source === null || flags === null) found.unreadable.push(locationOf(node));
    else {
      const isRepeated = /[gy]/.test(flags) || name === "matchAll" || separators.has(source);
      found.patterns.push({ source, flags, isRepeated, location: locationOf(node) });
    }
  };

  const onCall = (node: ESTree.CallExpression | ESTree.NewExpression) => {
    const [first, second] = node.arguments;
    const name = calledName(node.callee);
    if (name === "RegExp") add(node, textOf(first), second ? textOf(second) : "");
    if (first && ["match", "matchAll", "search"].includes(name)) {
      const isKnown = regexOf(first) || (first.type === "Identifier" && literals.has(first.name));
      if (!isKnown) add(node, textOf(first), "", name);
    }
    const builtIn = isValibot(node.callee) ? patternOfAction(name) : null;
    if (builtIn) add(node, builtIn.source, builtIn.flags);
  };

  new Visitor({
    VariableDeclarator({ id, init }) {
      const regex = init && regexOf(init);
      if (regex && id.type === "Identifier") literals.set(id.name, regex);
    },
  }).visit(program);
  new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      if (!first || calledName(callee) !== "split") return;
      const regex = regexOf(first) ?? (first.type === "Identifier" ? literals.get(first.name) : undefined);
      if (regex) separators.add(regex.pattern);
    },
  }).visit(program);
  new Visitor({
    CallExpression: onCall,
    NewExpression: onCall,
    ImportDeclaration(node) {
      const isWhole = node.specifiers.every(
        ({ type, local }) => type === "ImportNamespaceSpecifier" && local.name === "v",
      );
      // Its actions are recognised by the namespace `v` only.
      if (node.source.value === "valibot" && node.importKind !== "type" && !isWhole) add(node, null, null);
    },
    Literal(node) {
      const regex = regexOf(node);
      if (regex) add(node, regex.pattern, regex.flags);
    },
    JSXAttribute(node) {
      if (node.name.name !== "pattern") return;
      const value = node.value?.type === "JSXExpressionContainer" ? node.value.expression : node.value;
      const source = value ? textOf(value) : null;
      // As browsers compile it, except that they use the flag "v", which is equivalent to "u" here.
      add(node, source === null ? null : `^(?:${source})$`, "u");
    },
  }).visit(program);
  return found;
}

type Node = { type: string };
type Regex = { pattern: string; flags: string };

function regexOf(node: Node): Regex | null {
  return node.type === "Literal" && "regex" in node ? (node.regex as Regex) : null;
}

/** The text of a string, or of a template without expressions; `null` for anything else. */
function textOf(node: Node | undefined): string | null {
  if (node?.type === "Literal") {
    const { value } = node as ESTree.StringLiteral;
    return typeof value === "string" ? value : null;
  }
  if (node?.type === "TaggedTemplateExpression") {
    const { tag, quasi } = node as ESTree.TaggedTemplateExpression;
    return calledName(tag) === "raw" && quasi.expressions.length === 0
      ? (quasi.quasis[0]?.value.raw ?? null)
      : null;
  }
  if (node?.type !== "TemplateLiteral") return null;
  const { quasis, expressions } = node as ESTree.TemplateLiteral;
  return expressions.length === 0 ? (quasis[0]?.value.cooked ?? null) : null;
}

/** The name `f` in `f(…)` and `x.f(…)`; empty for other callees. */
function calledName(callee: Node): string {
  if (callee.type === "Identifier") return (callee as ESTree.IdentifierReference).name;
  if (callee.type !== "MemberExpression") return "";
  const { property } = callee as ESTree.StaticMemberExpression;
  return property.type === "Identifier" ? property.name : "";
}

function isValibot(callee: Node): boolean {
  if (callee.type !== "MemberExpression") return false;
  const { object } = callee as ESTree.StaticMemberExpression;
  return object.type === "Identifier" && object.name === "v";
}

/** The regular expression of a valibot action, or `null` when it has none. */
function patternOfAction(name: string): RegExp | null {
  const action = (v as unknown as Record<string, unknown>)[name];
  if (typeof action !== "function" || action.length > 1) return null;
  try {
    const { requirement } = action() ?? {};
    return requirement instanceof RegExp ? requirement : null;
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}
