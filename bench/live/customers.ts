import type { RunningServer } from "#test/server/running-server.ts";
import { Visitor } from "#test/server/visitor.ts";

/** Settings with which each customer may come from an address of its own: limits count by address. */
export const fromManyAddresses = { TRUST_PROXY: "127.0.0.1,::1" };

/** Signs in this many customers as customers do, by the link of a mail. Resolves with their cookies. */
export async function signInMany(server: RunningServer, count: number): Promise<string[]> {
  const cookies: string[] = [];
  let begun = 0;
  const one = async () => {
    while (begun < count) {
      const number = begun++;
      const visitor = new Visitor(server, `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`);
      await visitor.signIn(`client${number}@exemple.fr`);
      cookies[number] = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    }
  };
  await Promise.all(Array.from({ length: 8 }, one));
  return cookies;
}
