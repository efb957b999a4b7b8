import { Component, lazy, type ReactNode, Suspense } from "react";
import { assistant } from "#app/content/signed-in/assistant-copy.ts";
import { showToast } from "#app/ui/toast/toast.ts";
import type { OpenedImport } from "./use-import.ts";

const ImportDialog = lazy(() => import("./import-dialog.tsx"));

type Props = {
  opened: OpenedImport | null;
  onClose: () => void;
  onSignedOut: () => void;
};

/** The dialog of the import while it is open. It is loaded with the first use, and says so when that fails. */
export function ImportHost({ opened, onClose, onSignedOut }: Props) {
  if (!opened) return null;
  return (
    <LoadBoundary onFailed={onClose}>
      <Suspense fallback={null}>
        <ImportDialog opened={opened} onClose={onClose} onSignedOut={onSignedOut} />
      </Suspense>
    </LoadBoundary>
  );
}

/** A chunk that cannot be loaded closes the dialog; the conversation stays. */
class LoadBoundary extends Component<{ onFailed: () => void; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    showToast({ title: assistant.importing.loadFailed, type: "error", position: "top-right" });
    this.props.onFailed();
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children;
  }
}
