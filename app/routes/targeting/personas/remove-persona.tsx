import { useState } from "react";
import { Problem } from "#app/components/problem.tsx";
import { personas as copy } from "#app/content/signed-in/personas-copy.ts";
import { Button } from "#app/ui/form/button.tsx";
import { buttonClasses } from "#app/ui/form/button-classes.ts";
import type { PersonaEditing } from "./use-persona.ts";

/** Removes a persona, with what becomes of its prospects said before. */
export function RemovePersona({ editing }: { editing: PersonaEditing }) {
  const [removing, setRemoving] = useState<{ kind: "none" | "removing" | "failed" }>({ kind: "none" });
  const remove = async () => {
    setRemoving({ kind: "removing" });
    if (!(await editing.remove())) setRemoving({ kind: "failed" });
  };
  return (
    <details className="noscript:hidden">
      <summary
        className={buttonClasses("ghost", "list-none text-danger! [&::-webkit-details-marker]:hidden")}
      >
        {copy.remove.open}
      </summary>
      <div className="mt-2 grid justify-items-start gap-3 rounded-md border border-danger px-4 py-4">
        <p className="max-w-measure text-sm">{copy.remove.sure}</p>
        {removing.kind === "failed" && <Problem title={copy.remove.failed} occurrence={removing} />}
        <Button
          variant="secondary"
          busy={removing.kind === "removing"}
          onClick={remove}
          className="border-danger! text-danger! hover:bg-danger-wash!"
        >
          {copy.remove.now}
        </Button>
      </div>
    </details>
  );
}
