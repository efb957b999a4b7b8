import type { Definition, Nodes, PhrasingContent } from "mdast";
import { withLinks } from "./bare-addresses.ts";
import { type Inline, plainText } from "./markdown-block.ts";
import type { AddressRule } from "./plain-links.ts";

/** What a node needs to know of the text around it. */
export type Context = {
  source: string;
  rule: AddressRule;
  definitions: ReadonlyMap<string, Definition>;
  /** The number of lists and quotes, or of inline elements, around it. */
  depth: number;
};

/** Strong and emphasised text within each other; deeper ones are shown as they were written. */
const deepest = 8;

/** The text of a node as it was written. */
export function sourceOf({ position }: Nodes, { source }: Context): string {
  return source.slice(position?.start.offset, position?.end.offset);
}

/** Converts phrasing content; adjacent texts are one. */
export function inlineOf(nodes: readonly PhrasingContent[], context: Context): Inline[] {
  return merged(partsOf(nodes, { ...context, depth: 0 }));
}

function partsOf(nodes: readonly PhrasingContent[], context: Context): Inline[] {
  return nodes.flatMap((node) => partOf(node, context));
}

const kinds = { strong: "strong", emphasis: "emphasis", delete: "deleted" } as const;

function partOf(node: PhrasingContent, context: Context): Inline[] {
  switch (node.type) {
    case "text":
      return withLinks(node.value, context.rule);
    case "break":
      return [{ kind: "text", text: "\n" }];
    case "inlineCode":
      return [{ kind: "code", text: node.value }];
    case "strong":
    case "emphasis":
    case "delete":
      if (context.depth >= deepest) return asWritten(node, context);
      return [{ kind: kinds[node.type], content: merged(partsOf(node.children, inside(context))) }];
    case "link":
      return linkTo(node.url, node, context);
    case "image":
      return imageAt(node.url, node, context);
    case "linkReference":
    case "imageReference": {
      const definition = context.definitions.get(node.identifier);
      if (!definition || node.identifier.startsWith("^")) return asWritten(node, context);
      return node.type === "imageReference"
        ? imageAt(definition.url, node, context)
        : linkTo(definition.url, node, context);
    }
    default:
      return asWritten(node, context);
  }
}

const inside = (context: Context): Context => ({ ...context, depth: context.depth + 1 });

function asWritten(node: PhrasingContent, context: Context): Inline[] {
  return [{ kind: "text", text: sourceOf(node, context) }];
}

type Labelled = PhrasingContent & { children: PhrasingContent[] };

/** A link, or its source if it must not lead there. A link without a label shows its address. */
function linkTo(target: string, node: Labelled, context: Context): Inline[] {
  if (context.depth >= deepest) return asWritten(node, context);
  const content = merged(withoutLinks(partsOf(node.children, inside(context))));
  const label = plainText(content);
  const href = context.rule(label, target);
  if (href === null) return asWritten(node, context);
  return [{ kind: "link", href, content: label.trim() ? content : [{ kind: "text", text: href }] }];
}

/** A link to an image, which is never loaded. */
function imageAt(
  target: string,
  node: PhrasingContent & { alt?: string | null },
  context: Context,
): Inline[] {
  const href = context.rule(node.alt ?? "", target);
  if (href === null) return asWritten(node, context);
  return [{ kind: "link", href, content: [{ kind: "text", text: node.alt || href }] }];
}

/** Replaces the links in the label of a link by their own labels. */
function withoutLinks(content: readonly Inline[]): Inline[] {
  return content.flatMap((part): Inline[] => {
    if ("text" in part) return [part];
    return part.kind === "link" ? part.content : [{ ...part, content: withoutLinks(part.content) }];
  });
}

function merged(content: readonly Inline[]): Inline[] {
  const parts: Inline[] = [];
  for (const part of content) {
    const last = parts.at(-1);
    if (part.kind === "text" && last?.kind === "text")
      parts[parts.length - 1] = { ...last, text: last.text + part.text };
    else parts.push(part);
  }
  return parts;
}
