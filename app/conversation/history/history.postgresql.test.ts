import { expect, test } from "vitest";
import { fill, servicesFor, storeMessage, wholeConversation } from "#test/conversation/conversations.ts";
import { openConversation } from "../open-conversation.server.ts";
import { openHistory, pageMessages, type Range } from "./history.server.ts";
import { historyJson } from "./history-json.server.ts";

const anna = { id: "anna", email: "anna@exemple.fr" };
const bruno = { id: "bruno", email: "bruno@exemple.fr" };

async function conversationOf(count: number, length: number) {
  const services = await servicesFor(anna, bruno);
  await openConversation(services, anna);
  await fill(services.db.asOwner, anna, count, length);
  const numbers = async (range: Range) => {
    const pages: number[][] = [];
    for await (const read of (await openHistory(services, anna.id, range)).pages)
      pages.push(read.map(({ seq }) => seq));
    return pages;
  };
  return { services, numbers };
}

const upTo = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, n) => first + n);

test("a history is read in pages, each message once and in order", async () => {
  const { numbers } = await conversationOf(249, 20);
  const pages = await numbers({ after: 0 });
  expect(pages.map(({ length }) => length)).toEqual([...Array(7).fill(pageMessages), 250 - 7 * pageMessages]);
  expect(pages.flat()).toEqual(upTo(1, 250));
  expect((await numbers({ after: 240 })).flat()).toEqual(upTo(241, 250));
  expect(await numbers({ after: 250 })).toEqual([]);
  expect((await numbers({ before: null, limit: 120 })).flat()).toEqual(upTo(131, 250));
  expect((await numbers({ before: 131, limit: 120 })).flat()).toEqual(upTo(11, 130));
  expect((await numbers({ before: 11, limit: 120 })).flat()).toEqual(upTo(1, 10));
  expect(await numbers({ before: 1, limit: 120 })).toEqual([]);
  expect((await numbers({ before: 9_999, limit: 3 })).flat()).toEqual([248, 249, 250]);
});

test("a page ends with the message that exceeds its size", async () => {
  // 8,000 of these characters are 12,000 bytes: the eleventh message exceeds 128 kB.
  const { services, numbers } = await conversationOf(23, 8_000);
  await storeMessage(services, anna, "😀".repeat(40_000));
  await storeMessage(services, anna, "Et voilà");
  const pages = await numbers({ after: 0 });
  expect(pages).toEqual([upTo(1, 12), upTo(13, 23), upTo(24, 25), [26]]);
});

test("a message that is stored while a history is read is not part of it", async () => {
  const { services } = await conversationOf(249, 20);
  const { pages } = await openHistory(services, anna.id, { after: 0 });
  const seen = [...((await pages.next()).value ?? [])];
  await storeMessage(services, anna, "Entre-temps");
  for await (const read of pages) seen.push(...read);
  expect(seen.map(({ seq }) => seq)).toEqual(upTo(1, 250));
});

test("between two pages a reader blocks no other query", async () => {
  const { services } = await conversationOf(249, 20);
  const { pages } = await openHistory(services, anna.id, { after: 0 });
  await pages.next();
  // The embedded database has one connection: if the reader did not release it, this would never resolve.
  await storeMessage(services, anna, "Entre-temps");
  await openConversation(services, bruno);
  expect((await wholeConversation(services, bruno.id)).messages).toHaveLength(1);
  await pages.return();
});

test("a history whose messages are deleted while it is read fails instead of ending early", async () => {
  const { services } = await conversationOf(249, 20);
  const json = historyJson(await openHistory(services, anna.id, { after: 0 }));
  let text = (await json.next()).value ?? "";
  await services.db.asOwner.execute('delete from "user"');
  const rest = async () => {
    for await (const chunk of json) text += chunk;
  };
  await expect(rest()).rejects.toThrow();
  expect(() => JSON.parse(text)).toThrow();
});

test("the JSON of a whole, partial or empty history follows the contract", async () => {
  const { services } = await conversationOf(149, 20);
  const read = async (range: Range) => {
    let text = "";
    for await (const chunk of historyJson(await openHistory(services, anna.id, range))) text += chunk;
    return JSON.parse(text);
  };
  const whole = await wholeConversation(services, anna.id);
  expect(await read({ after: 0 })).toEqual(whole);
  expect(await read({ after: 149 })).toEqual({ messages: whole.messages.slice(-1), step: whole.step });
  expect(await read({ after: 150 })).toEqual({ messages: [], step: whole.step });
});
