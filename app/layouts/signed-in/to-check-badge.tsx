import { signedIn } from "~/content/signed-in/signed-in-copy.ts";
import { Icon } from "~/ui/icon.tsx";

/** Beside a value that the profile form would not take as it is. */
export function ToCheck() {
  return (
    <span className="inline-flex items-center gap-1 rounded-full bg-sun-wash px-2 font-semibold text-sun-deep text-xs">
      <Icon name="warning" />
      {signedIn.toCheck}
    </span>
  );
}
