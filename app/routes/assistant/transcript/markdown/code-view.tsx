import { assistant } from "#app/content/signed-in/assistant-copy.ts";
import type { Block } from "#app/ui/markdown/markdown-block.ts";
import { Scroller } from "./scroller.tsx";

/** Renders a block of code below the name of its language. */
export function CodeView({ language, text }: Extract<Block, { kind: "code" }>) {
  const { rich } = assistant;
  return (
    <div dir="ltr" className="overflow-clip rounded-md border border-line bg-paper-sunk">
      {language && (
        <p className="truncate border-line border-b px-3 py-1 text-ink-soft text-xs" translate="no">
          {language}
        </p>
      )}
      <Scroller label={language ? rich.codeIn(language) : rich.code}>
        <pre className="w-fit px-3 py-2.5 text-sm">
          <code>{text}</code>
        </pre>
      </Scroller>
    </div>
  );
}
