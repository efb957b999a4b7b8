import type { NewMessage } from "#app/conversation/message-bodies.ts";
import type { History, Message } from "#app/conversation/protocol.ts";
import { eventsIn, type StreamEvent } from "../conversation/event-stream.ts";
import { until } from "../until.ts";
import type { RunningServer } from "./running-server.ts";
import { mailsTo, newestMail, tokenIn } from "./sent-mails.ts";

/** A client without a browser: it keeps its cookies and sends the product's own origin. */
export class Visitor {
  readonly server: Pick<RunningServer, "url" | "dataDir">;
  readonly cookies = new Map<string, string>();

  /** The address that a trusted proxy reports for this client; `null` without a proxy. */
  readonly #forwardedFor: string | null;

  constructor(server: Pick<RunningServer, "url" | "dataDir">, forwardedFor: string | null = null) {
    this.server = server;
    this.#forwardedFor = forwardedFor;
  }

  /** The same browser at another server, with the cookies of now. */
  at(server: Pick<RunningServer, "url" | "dataDir">): Visitor {
    const visitor = new Visitor(server, this.#forwardedFor);
    for (const [name, value] of this.cookies) visitor.cookies.set(name, value);
    return visitor;
  }

  async fetch(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (!headers.has("Origin")) headers.set("Origin", this.server.url);
    if (this.#forwardedFor) headers.set("X-Forwarded-For", this.#forwardedFor);
    if (this.cookies.size > 0)
      headers.set("Cookie", [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; "));
    const response = await fetch(this.server.url + path, { redirect: "manual", ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [, name, value] = line.match(/^([^=]+)=([^;]*)/) ?? [];
      if (name === undefined || value === undefined) continue;
      if (value === "" || /max-age=0/i.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }

  post(path: string, body: unknown, method = "POST"): Promise<Response> {
    return this.fetch(path, {
      method,
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
  }

  requestLink(email: string): Promise<Response> {
    return this.fetch("/login", { method: "POST", body: new URLSearchParams({ email }) });
  }

  /** Signs in as a visitor does: requests the link, reads the mail, redeems the token. */
  async signIn(email: string): Promise<void> {
    const previousMails = mailsTo(this.server.dataDir, email).length;
    const linkRequest = await this.requestLink(email);
    if (linkRequest.status !== 200) throw new Error(`Requesting the link returned ${linkRequest.status}.`);
    const mail = await newestMail(this.server.dataDir, email, previousMails + 1);
    const redeemed = await this.post("/api/session", { token: tokenIn(mail.text) });
    if (redeemed.status !== 204)
      throw new Error(`Redeeming the token returned ${redeemed.status}: ${await redeemed.text()}`);
  }

  say(content: string, key: string = crypto.randomUUID()): Promise<Response> {
    return this.post("/api/messages", { key, content } satisfies NewMessage);
  }

  async conversation(after = 0): Promise<Message[]> {
    const response = await this.fetch(`/api/messages?after=${after}`);
    if (response.status !== 200) throw new Error(`The conversation returned ${response.status}.`);
    return ((await response.json()) as History).messages;
  }

  /** Waits until `count` messages follow number `after`. */
  async messagesAfter(after: number, count: number): Promise<Message[]> {
    let messages: Message[] = [];
    await until(async () => {
      messages = await this.conversation(after);
      return messages.length >= count;
    });
    return messages;
  }

  /** Gives these answers, each once the one before it has its reply; resolves when the last has its own. */
  async answer(...answers: string[]): Promise<void> {
    for (const answer of answers) {
      const { length } = await this.conversation();
      await this.say(answer);
      await this.messagesAfter(length, 2);
    }
  }

  /** Answers the questions of the onboarding. */
  onboard(): Promise<void> {
    return this.answer("Pômmy", "Logiciels", "DRH, PME", "Du temps gagné", "direct", "autre", "non");
  }

  /** The stream of the conversation after number `after`. */
  async *stream(after: number): AsyncGenerator<StreamEvent, void> {
    const { body } = await this.fetch(`/api/messages/stream?after=${after}`);
    if (!body) throw new Error("The stream has no body.");
    yield* eventsIn(body);
  }
}
