import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import type { Rollup } from "vite";

/**
 * The page that development shows instead of one that cannot be made: what is wrong, in which file and line. Vite's
 * overlay lies above it while the browser runs scripts, and the page reloads with the next change.
 */
export function developmentErrorPage(error: unknown, root: string): string {
  const { message, stack, id, loc, frame, plugin } = error as Partial<Rollup.RollupError>;
  const plain = (text = "") => stripVTControlCharacters(text);
  const calls =
    plain(stack)
      .match(/^\s*at .*$/gm)
      ?.join("\n") ?? "";
  const file = id ?? loc?.file;
  const place =
    file && `${relative(root, file.split("?")[0] ?? "")}${loc ? `:${loc.line}:${loc.column}` : ""}`;
  const parts = [plain(message) || String(error), place, plain(frame), calls].filter(Boolean);
  const overlay = {
    message: plain(message),
    stack: calls,
    id: file,
    loc,
    frame: plain(frame),
    plugin,
  };
  const data = JSON.stringify(overlay).replaceAll("<", "\\u003c");
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>${asText(place ?? "Error")}</title>
<style>body { font: 16px/1.5 monospace; margin: 2rem } pre { white-space: pre-wrap; overflow-wrap: anywhere }</style>
<h1>This page cannot be made</h1>
${parts.map((part) => `<pre>${asText(part ?? "")}</pre>`).join("\n")}
<script type="module">
import { createHotContext, ErrorOverlay } from "/@vite/client";
createHotContext("/error-page").on("matinal:change", () => location.reload());
document.body.append(new ErrorOverlay(${data}));
</script>
</html>
`;
}

function asText(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
