import { createGuard } from "#app/assistant/guard/guard.ts";
import { sentenceContext } from "#scripts/evaluation/guard-sentences/sentence-context.ts";
const rules = await createGuard(sentenceContext, { readsTwice: false });
const guard = await createGuard(sentenceContext);
for (const t of process.argv.slice(2)) { const f = await guard.check(t); const r = await rules.check(t); console.log(f.length ? (r.length ? "RULE" : "2ND ") : "ok  ", f.map((x) => `${x.kind}:${t.slice(x.start, x.end)} (${x.reason.slice(0,50)})`).join(" | "), "<<", t); }
