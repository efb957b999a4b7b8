import { readFileSync } from "node:fs";
import { createGuard } from "#app/assistant/guard/guard.ts";
import { sentenceContext } from "#scripts/evaluation/guard-sentences/sentence-context.ts";
const [mode, ...files] = process.argv.slice(2);
const guard = await createGuard(sentenceContext);
const rules = await createGuard(sentenceContext, { readsTwice: false });
for (const f of files) {
  let h = 0, hs = 0, n = 0, m = 0;
  for (const s of JSON.parse(readFileSync(f, "utf8"))) {
    const found = await guard.check(s.text);
    if (s.honest) { h++; if (found.length) { hs++; const r = (await rules.check(s.text)).length; if (mode !== "count") console.log(`STRUCK[${r ? "rule" : "2nd"} ${found.map((x) => `${x.kind}: ${s.text.slice(x.start, x.end)}`).join(" | ")}] ${s.class}: ${s.text}`); } }
    else { n++; if (found.length) m++; else if (mode !== "count") console.log(`MISSED ${s.class}: ${s.text}   << ${s.about ?? ""}`); }
  }
  console.log(f.split("/").pop(), `honest struck ${hs}/${h} = ${(100*hs/h).toFixed(1)}%, false marked ${m}/${n} = ${(100*m/n).toFixed(1)}%`);
}
