import { afterEach, expect, test, vi } from "vitest";
import { login } from "#app/content/public/login-copy.ts";
import { sendSignIn } from "./send-sign-in.ts";

afterEach(() => vi.unstubAllGlobals());

/** The form of a view, sent while the server answers like this. */
async function send(intent: string, answer: () => Promise<Response>) {
  vi.stubGlobal("fetch", answer);
  const form = new FormData();
  form.set("intent", intent);
  form.set("email", "anna@exemple.fr");
  return sendSignIn(form);
}

test("a form that reaches nobody keeps its view and what was typed", async () => {
  const offline = () => Promise.reject(new TypeError("Failed to fetch"));
  const { problems } = login;
  expect(await send("link", offline)).toMatchObject({
    view: "address",
    email: "anna@exemple.fr",
    problem: problems.offline,
  });
  expect(await send("code", offline)).toMatchObject({
    view: "code",
    email: "anna@exemple.fr",
    problem: problems.offline,
  });
});

test("the page of a proxy and an error of the interface are no answers of the page", async () => {
  const page = async () => new Response("<h1>502</h1>", { status: 502 });
  const error = async () => Response.json({ error: { code: "too_large", message: "…" } }, { status: 413 });
  for (const answer of [page, error])
    expect(await send("link", answer)).toMatchObject({ view: "address", problem: login.problems.unexpected });
});

test("a session leads nowhere outside of the site", async () => {
  const led = (next: string) => send("code", async () => Response.json({ next }));
  expect(await led("/liste")).toEqual({ next: "/liste" });
  expect(await led("https://evil.example")).toEqual({ next: "/assistant" });
});
