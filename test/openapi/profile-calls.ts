import { expect } from "vitest";
import type { startRecorder } from "./recorder.ts";

const key = () => crypto.randomUUID();

/** Provokes every answer about the profile. */
export async function callProfile(api: Awaited<ReturnType<typeof startRecorder>>) {
  const { visitor, get, post, patch } = api.newClient();
  const path = "/api/profile";
  const correction = { key: key(), step: "company_name", content: "Pômmy Conseil" };
  expect([(await get(path)).status, (await post(path, correction)).status]).toEqual([401, 401]);
  const change = { field: "tone", value: "direct" };
  expect((await patch(path, change)).status).toBe(401);
  await visitor.signIn("emma@exemple.fr");
  expect((await get(path)).status).toBe(200);
  expect((await post(path, correction)).status).toBe(409);
  await visitor.answer("Pômmy");
  const first = { ...correction, key: key() };
  expect([(await post(path, first)).status, (await post(path, first)).status]).toEqual([201, 200]);
  expect((await post(path, { ...first, content: "x".repeat(8_001) })).status).toBe(413);
  for (const content of [" ", "a\0b"]) expect((await post(path, { ...first, content })).status).toBe(422);
  expect((await post(path, { ...first, key: "no UUID" })).status).toBe(422);
  await api.refusesMalformed((body) => post(path, body));
  await api.refusesForeignAndLarge(path);
  expect((await get(path)).status).toBe(200);

  expect((await patch(path, change)).status).toBe(409);
  await visitor.answer("Conseil", "Directeur, PME", "Du temps", "Amical", "RDV", "non");
  expect((await patch(path, change)).status).toBe(200);
  expect((await patch(path, { ...change, value: "poétique" })).status).toBe(422);
  await api.refusesMalformed((body) => patch(path, body));
  await api.refusesForeignAndLarge(path, "PATCH");
  // Sixty a minute are accepted. A slow machine may need another minute for more.
  let isLimited = false;
  while (!isLimited) {
    const many = Array.from({ length: 61 }, () => patch(path, change));
    isLimited = (await Promise.all(many)).some(({ status }) => status === 429);
  }
}
