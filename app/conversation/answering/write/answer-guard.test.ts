import { expect, test } from "vitest";
import { guardProfile } from "#test/assistant/guard-cases.ts";
import type { ConversationServices } from "../../conversation-services.server.ts";
import { answerGuard } from "./answer-guard.server.ts";

const services = {
  environment: {
    ...{ appUrl: "http://localhost:3000", bookingUrl: "https://rdv.example", checkoutUrl: "" },
    pricingVariant: "table",
  },
} as unknown as Pick<ConversationServices, "db" | "environment">;

test.each([undefined, "", "Société : Vannerie Test"])(
  "the list's own count passes and another one does not, with the records %j",
  async (records) => {
    const context = {
      ...{
        profile: guardProfile,
        summary: "",
        turns: [],
        message: "Où en est ma liste ?",
        previousAnswer: "",
      },
      ...{ list: { all: 240, due: 12, new: 5 }, ...(records !== undefined && { records }) },
    };
    const guard = await answerGuard(services, "anna", context);
    const passages = async (text: string) =>
      (await guard.check(text)).map(({ start, end }) => text.slice(start, end));
    expect(await passages("Votre liste compte 240 fiches, dont 12 à rappeler.")).toEqual([]);
    expect(await passages("Votre liste compte 260 fiches, dont 17 à rappeler.")).toEqual(["260", "17"]);
  },
);
