import { html as namespaces, type DefaultTreeAdapterTypes as Tree } from "parse5";
import { attributesOf, isElement } from "./home-page.ts";

/** How a tool's users write markup: the names of attributes, and the elements of parts that work by scripts. */
export type Dialect = {
  attribute(name: string, value: string, element: Tree.Element): [name: string, value: string | boolean];
  island(name: string, props: string): string;
  /** The component that stands for an enhanced element, with its attributes in front; `null` for the element itself. */
  enhanced(tag: string): [tag: string, attributes: string] | null;
};

/** The content of an element, written in a dialect, one child a line. */
export function writeMarkup(parent: Tree.Element, dialect: Dialect, indent = "      "): string {
  return mergedChildren(parent)
    .map((child) =>
      typeof child === "string"
        ? `${indent}{${JSON.stringify(child)}}`
        : writeElement(child, dialect, indent),
    )
    .join("\n");
}

function writeElement(element: Tree.Element, dialect: Dialect, indent: string): string {
  const attributes = attributesOf(element);
  const island = attributes["data-island"];
  if (island !== undefined) return indent + dialect.island(island, attributes["data-props"] ?? "{}");
  const enhanced = attributes["data-enhancement"] === undefined ? null : dialect.enhanced(element.tagName);
  const [tag, first] = enhanced ?? [element.tagName, ""];
  const start = [tag, first, ...writeAttributes(element, dialect)].filter(Boolean).join(" ");
  const content = writeMarkup(element, dialect, `${indent} `);
  return content ? `${indent}<${start}>\n${content}\n${indent}</${tag}>` : `${indent}<${start} />`;
}

function writeAttributes(element: Tree.Element, dialect: Dialect): string[] {
  return Object.entries(attributesOf(element))
    .filter(([name]) => name !== "data-waits-for")
    .map(([name, value]) => dialect.attribute(name, value, element))
    .map(([name, value]) => (value === true ? name : `${name}={${JSON.stringify(value)}}`));
}

/** Children without comments and scripts, text in one piece: React separates its pieces of text by comments. */
function mergedChildren(parent: Tree.Element): (Tree.Element | string)[] {
  const children: (Tree.Element | string)[] = [];
  for (const node of parent.childNodes) {
    if (isElement(node)) {
      if (node.tagName !== "script") children.push(node);
    } else if (node.nodeName === "#text") {
      const before = typeof children.at(-1) === "string" ? children.pop() : "";
      children.push(`${before}${(node as Tree.TextNode).value}`);
    }
  }
  return children;
}

const booleans = ["checked", "disabled", "download", "hidden", "multiple", "open", "readonly", "required"];
const reactNames: Record<string, string> = {
  autocomplete: "autoComplete",
  class: "className",
  crossorigin: "crossOrigin",
  datetime: "dateTime",
  for: "htmlFor",
  inputmode: "inputMode",
  maxlength: "maxLength",
  readonly: "readOnly",
  srcset: "srcSet",
  tabindex: "tabIndex",
};

/** An attribute as HTML has it, which Astro takes. */
export function htmlAttribute(name: string, value: string): [string, string | boolean] {
  return [name, isTrue(name, value) || value];
}

/** An attribute as React names it; fields are uncontrolled. */
export function reactAttribute(
  name: string,
  value: string,
  { tagName, namespaceURI }: Tree.Element,
): [string, string | boolean] {
  if (/^(data|aria)-/.test(name)) return [name, value];
  if (name === "checked") return ["defaultChecked", true];
  const reactName =
    namespaceURI === namespaces.NS.SVG && name.includes("-")
      ? name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
      : (reactNames[name] ?? name);
  if (name === "style") throw new Error(`<${tagName}> has a style attribute, which the peers do not know.`);
  return [reactName, isTrue(name, value) || value];
}

/** An attribute that is there without a value. */
const isTrue = (name: string, value: string) => value === "" && booleans.includes(name);
