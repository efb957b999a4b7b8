import { deskPurpose } from "#app/endpoints/desk-return.ts";
import type { Href } from "#app/hrefs.ts";

/** The action that the owner of an account has to confirm; `device` and `devices` sign out another one or all others, `webhooks` shows secrets of webhooks, `desk` opens the operators' desk. */
export type Purpose = "export" | "deletion" | "device" | "devices" | "webhooks" | "desk";

const names = {
  export: "export",
  deletion: "suppression",
  device: "appareil",
  devices: "appareils",
  webhooks: "outils",
  desk: deskPurpose,
} as const satisfies Record<Purpose, string>;

const deviceParameter = "appareil";

/** The path of the page that confirms it. `device` is the id of the session to end, which is no secret. */
export function confirmationPath(purpose: Purpose, device?: string): Href {
  const parameters = new URLSearchParams({ pour: names[purpose] });
  if (device !== undefined) parameters.set(deviceParameter, device);
  return `/compte/confirmation?${parameters}`;
}

/** The purpose in the URL of that page. Default: `export`, which deletes nothing. The desk is one for operators alone. */
export function purposeOf(url: string, isOperator: boolean): Purpose {
  const name = new URL(url).searchParams.get("pour");
  const purpose = (Object.keys(names) as Purpose[]).find((each) => names[each] === name) ?? "export";
  return purpose === "desk" && !isOperator ? "export" : purpose;
}

/** The id of the session to end in the URL of that page; "" when it has none. */
export function deviceIn(url: string): string {
  return new URL(url).searchParams.get(deviceParameter) ?? "";
}
