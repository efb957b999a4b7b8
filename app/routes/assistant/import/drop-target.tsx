import { useEffect, useState } from "react";
import { assistant } from "#app/content/signed-in/assistant-copy.ts";
import { Icon } from "#app/ui/icon.tsx";
import { fileIn } from "./use-import.ts";

/** Milliseconds without a sign of the dragged file after which it is gone: browsers do not always say that it left. */
const silence = 2_000;

/** Takes a file that is dropped onto the page, and shows where while it is dragged over it. */
export function DropTarget({ onDrop }: { onDrop: (file: File) => void }) {
  const [isDragged, setDragged] = useState(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hasFile = (event: DragEvent) => event.dataTransfer?.types.includes("Files") ?? false;
    const over = (event: DragEvent) => {
      if (!hasFile(event)) return;
      // Without it the browser would open the file in place of the page.
      event.preventDefault();
      setDragged(true);
      clearTimeout(timer);
      timer = setTimeout(() => setDragged(false), silence);
    };
    const leave = (event: DragEvent) => {
      // Otherwise it goes on to another element of the page.
      if (event.relatedTarget === null) setDragged(false);
    };
    const drop = (event: DragEvent) => {
      if (!hasFile(event)) return;
      event.preventDefault();
      clearTimeout(timer);
      setDragged(false);
      const file = fileIn(event.dataTransfer);
      if (file) onDrop(file);
    };
    document.addEventListener("dragover", over);
    document.addEventListener("dragleave", leave);
    document.addEventListener("drop", drop);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("dragover", over);
      document.removeEventListener("dragleave", leave);
      document.removeEventListener("drop", drop);
    };
  }, [onDrop]);
  return (
    <div role="status">
      {isDragged && (
        <p className="pointer-events-none absolute inset-2 z-10 grid place-content-center justify-items-center gap-2 rounded-lg border-2 border-sun border-dashed bg-paper/95 p-4 text-center font-semibold">
          <Icon name="upload" className="size-8! text-sun" />
          {assistant.importing.drop}
        </p>
      )}
    </div>
  );
}
