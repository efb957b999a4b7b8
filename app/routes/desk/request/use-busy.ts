import { useNavigation } from "react-router";

/** True while this page sends the form of that intent. */
export function useBusy(...intents: string[]): boolean {
  const { state, formData } = useNavigation();
  const intent = formData?.get("intent");
  return state !== "idle" && typeof intent === "string" && intents.includes(intent);
}
