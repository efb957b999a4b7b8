import { startTestServer } from "./server-under-test.ts";
import { Visitor } from "./visitor.ts";

/** Anna, signed in on one node, and the same session on another, where what comes to her stream is collected. */
export async function twoNodes(settings: Record<string, string>) {
  const writing = await startTestServer(settings);
  const anna = new Visitor(writing);
  await anna.signIn("anna@exemple.fr");
  const reader = anna.at(await startTestServer(settings));
  const seen: string[] = [];
  void (async () => {
    for await (const { event, data } of reader.stream(0))
      if (event === "message") seen.push((JSON.parse(data) as { content: string }).content);
  })().catch(() => {});
  return { writing, anna, reader, seen };
}
