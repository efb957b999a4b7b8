import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { History, Message, NewMessage } from "~/conversation/protocol.ts";
import { freePort } from "./postgresql.ts";

const root = join(import.meta.dirname, "..");

/** The built product in a process of its own, as an operator runs it. */
export type RunningServer = {
  url: string;
  dataDir: string;
  port: number;
  process: ChildProcess;
  /** Everything it printed so far, both streams. */
  output: () => string;
  /** Sends the signal, resolves with how the process ended. */
  end: (signal: "SIGTERM" | "SIGKILL") => Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
};

/**
 * Starts the built product and resolves when it serves. `variables` go over an otherwise empty configuration;
 * give `DATA_DIR` and `PORT` of an earlier run to start it again on the same data.
 */
export async function startServer(variables: Record<string, string> = {}): Promise<RunningServer> {
  const port = Number(variables.PORT ?? (await freePort()));
  const dataDir = variables.DATA_DIR ?? mkdtempSync(join(tmpdir(), "matinal-run-"));
  const child = launch({ ...variables, PORT: String(port), DATA_DIR: dataDir });
  const ended = once(child, "close") as Promise<[number | null, NodeJS.Signals | null]>;
  const output = collect(child);

  const deadline = Date.now() + 60_000;
  while (!output().includes("Mails: ")) {
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill("SIGKILL");
      throw new Error(`The server did not start:\n${output()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return {
    url: `http://localhost:${port}`,
    dataDir,
    port,
    process: child,
    output,
    end: async (signal) => {
      child.kill(signal);
      const [code, by] = await ended;
      return { code, signal: by };
    },
  };
}

/** Starts the product where it must refuse to; resolves with what it said and its exit code. */
export async function startAndFail(
  variables: Record<string, string>,
): Promise<{ code: number | null; output: string }> {
  const child = launch(variables);
  const output = collect(child);
  const [code] = (await once(child, "close")) as [number | null];
  return { code, output: output() };
}

function launch(variables: Record<string, string>): ChildProcess {
  const { PATH, HOME } = process.env;
  return spawn(process.execPath, [join(root, "scripts/start.ts")], {
    cwd: root,
    env: { PATH, HOME, ...variables },
    stdio: ["ignore", "pipe", "pipe"],
  });
}

function collect(child: ChildProcess): () => string {
  let text = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (text += chunk));
  return () => text;
}

/** A browserless client: keeps its cookies and says that it comes from our own pages. */
export class Visitor {
  readonly server: Pick<RunningServer, "url" | "dataDir">;
  readonly cookies = new Map<string, string>();

  constructor(server: Pick<RunningServer, "url" | "dataDir">) {
    this.server = server;
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (!headers.has("Origin")) headers.set("Origin", this.server.url);
    if (this.cookies.size > 0)
      headers.set("Cookie", [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; "));
    const answer = await fetch(this.server.url + path, { redirect: "manual", ...init, headers });
    for (const line of answer.headers.getSetCookie()) {
      const [, name, value] = line.match(/^([^=]+)=([^;]*)/) ?? [];
      if (name === undefined || value === undefined) continue;
      if (value === "" || /max-age=0/i.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return answer;
  }

  post(path: string, body: unknown, method = "POST"): Promise<Response> {
    return this.fetch(path, {
      method,
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
  }

  askForLink(email: string): Promise<Response> {
    return this.fetch("/login", { method: "POST", body: new URLSearchParams({ email }) });
  }

  /** Signs in as a person does: asks for the link, reads the mail, redeems. */
  async signIn(email: string): Promise<void> {
    const former = mailsTo(this.server.dataDir, email).length;
    const asked = await this.askForLink(email);
    if (asked.status !== 200) throw new Error(`Asking for the link was answered ${asked.status}.`);
    const mail = await newestMail(this.server.dataDir, email, former + 1);
    const redeemed = await this.post("/api/session", { token: tokenIn(mail.text) });
    if (redeemed.status !== 204)
      throw new Error(`Redeeming was answered ${redeemed.status}: ${await redeemed.text()}`);
  }

  say(content: string, key: string = crypto.randomUUID()): Promise<Response> {
    return this.post("/api/messages", { key, content } satisfies NewMessage);
  }

  async conversation(after = 0): Promise<Message[]> {
    const answer = await this.fetch(`/api/messages?after=${after}`);
    if (answer.status !== 200) throw new Error(`The conversation was answered ${answer.status}.`);
    return ((await answer.json()) as History).messages;
  }
}

export type Mail = { to: string; subject: string; text: string; html: string; at: string };

/** Waits until there are so many mails to this address in the local mailbox; the newest of them. */
export async function newestMail(dataDir: string, to: string, count = 1): Promise<Mail> {
  for (let attempt = 0; attempt < 500; attempt++) {
    const mails = mailsTo(dataDir, to);
    const mail = mails.at(-1);
    if (mail && mails.length >= count) return mail;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error("No mail arrived within 10 s.");
}

/** The mails to this address in the local mailbox, oldest first. */
export function mailsTo(dataDir: string, to: string): Mail[] {
  return mailsIn(dataDir).filter((each) => each.to === to);
}

/** All mails of the local mailbox, oldest first. */
export function mailsIn(dataDir: string): Mail[] {
  try {
    return readdirSync(join(dataDir, "mailbox"))
      .filter((name) => name.endsWith(".json"))
      .map((name) => JSON.parse(readFileSync(join(dataDir, "mailbox", name), "utf8")) as Mail)
      .sort((a, b) => (a.at < b.at ? -1 : 1));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}

/** The one-time token of the link in a mail. */
export function tokenIn(text: string): string {
  const token = text.match(/#access_token=([A-Za-z0-9_-]+)/)?.[1];
  if (!token) throw new Error("The mail holds no link.");
  return token;
}

/** The six digits in a mail. */
export function codeIn(text: string): string {
  const code = text.match(/\b\d{3} ?\d{3}\b/)?.[0]?.replace(" ", "");
  if (!code) throw new Error("The mail holds no code.");
  return code;
}

/** Removes a server's data. */
export function discard(server: Pick<RunningServer, "dataDir">): void {
  rmSync(server.dataDir, { recursive: true, force: true });
}
