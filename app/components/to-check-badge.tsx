import { signedIn } from "#app/content/signed-in/signed-in-copy.ts";
import { Icon } from "#app/ui/icon.tsx";

/** Marks a value that the profile form would refuse. */
export function ToCheckBadge() {
  return (
    <span className="inline-flex items-center gap-1 rounded-full bg-sun-wash px-2 font-semibold text-sun-deep text-xs">
      <Icon name="warning" />
      {signedIn.toCheck}
    </span>
  );
}
