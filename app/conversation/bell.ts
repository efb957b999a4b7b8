import type { Occasion } from "./live.server.ts";

/** What a stream has heard and not yet dealt with; lets it sleep until there is something. */
export class Bell {
  isOver = false;
  isSignedOut = false;
  #hasMissed = false;
  #isRung = false;
  #failures: string[] = [];
  #wake: () => void = () => {};

  hear(occasion: Occasion): void {
    if (occasion.kind === "closing" || occasion.kind === "signed-out") this.isOver = true;
    if (occasion.kind === "signed-out") this.isSignedOut = true;
    if (occasion.kind === "missed") this.#hasMissed = true;
    if (occasion.kind === "reply-failed") this.#failures.push(occasion.replyTo);
    this.#isRung = true;
    this.#wake();
  }

  /** What is heard from now on rings anew. Call it before looking, so that nothing falls in between. */
  quiet(): void {
    this.#isRung = false;
  }

  /** The messages whose reply failed, each told once. */
  takeFailures(): string[] {
    return this.#failures.splice(0);
  }

  /** True once after announcements may have been missed. */
  takeMissed(): boolean {
    const hasMissed = this.#hasMissed;
    this.#hasMissed = false;
    return hasMissed;
  }

  /** Waits until it rings, at most so many milliseconds. */
  async rings(milliseconds: number): Promise<void> {
    if (this.#isRung) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, Math.max(0, milliseconds));
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
