import { useOnline } from "#app/browser/use-online.ts";
import { assistant } from "#app/content/signed-in/assistant-copy.ts";
import { Icon } from "#app/ui/icon.tsx";

const copy = assistant.connection;

/** A line across the page while the browser is offline, or the stream is reconnecting. */
export function ConnectionStatus({ isReconnecting }: { isReconnecting: boolean }) {
  const isOffline = !useOnline();
  return (
    <div role="status" className="col-span-full row-start-2">
      {isOffline ? (
        <p className="flex items-center justify-center gap-2 border-line border-b bg-danger-wash px-edge py-1.5 text-danger text-sm low:py-0.5 low:text-xs">
          <Icon name="warning" />
          <span className="font-semibold">{copy.offline}</span>
          <span className="text-ink low:hidden slim:hidden">{copy.offlineText}</span>
        </p>
      ) : (
        isReconnecting && (
          <p className="border-line border-b bg-sun-wash px-edge py-1 text-center font-medium text-sm text-sun-deep low:py-0.5 low:text-xs">
            {copy.lost}
          </p>
        )
      )}
    </div>
  );
}
