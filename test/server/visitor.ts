import type { History, Message, NewMessage } from "~/conversation/protocol.ts";
import type { RunningServer } from "./running-server.ts";
import { mailsTo, newestMail, tokenIn } from "./sent-mails.ts";

/** A client without a browser: it keeps its cookies and sends the product's own origin. */
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

  /** Signs in as a person does: requests the link, reads the mail, redeems the token. */
  async signIn(email: string): Promise<void> {
    const former = mailsTo(this.server.dataDir, email).length;
    const linkRequest = await this.askForLink(email);
    if (linkRequest.status !== 200) throw new Error(`Requesting the link returned ${linkRequest.status}.`);
    const mail = await newestMail(this.server.dataDir, email, former + 1);
    const redeemed = await this.post("/api/session", { token: tokenIn(mail.text) });
    if (redeemed.status !== 204)
      throw new Error(`Redeeming the token returned ${redeemed.status}: ${await redeemed.text()}`);
  }

  say(content: string, key: string = crypto.randomUUID()): Promise<Response> {
    return this.post("/api/messages", { key, content } satisfies NewMessage);
  }

  async conversation(after = 0): Promise<Message[]> {
    const answer = await this.fetch(`/api/messages?after=${after}`);
    if (answer.status !== 200) throw new Error(`The conversation returned ${answer.status}.`);
    return ((await answer.json()) as History).messages;
  }
}
