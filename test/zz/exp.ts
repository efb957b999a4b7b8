import { readExamples, factKind } from "#scripts/evaluation/second-reader/examples.ts";
import { shuffled } from "#scripts/evaluation/second-reader/shuffled.ts";
import { featureBits } from "#app/assistant/guard/rules/second-reader/sentence-features.ts";
const examples = await readExamples("tuning", "tuning-2", "learnt");
const ours = await readExamples("ours");
const size = 1 << featureBits;
console.log(examples.length, ours.length, size, examples.reduce((a,e)=>a+e.sentences.reduce((b,s)=>b+s.places.length,0),0)/examples.reduce((a,e)=>a+e.sentences.length,0));
type P = { rounds: number; rate: number; decay: number; found: number; least: number; seeds: number; avg: boolean };
const base: P = { rounds: 12, rate: 0.5, decay: 1e-4, found: 0.5, least: 2, seeds: 1, avg: false };
function fit(exs: any[], p: P) {
  const counts = new Uint16Array(size);
  for (const { sentences } of exs) for (const pl of new Set(sentences.flatMap((s: any) => s.places) as number[])) counts[pl]++;
  const items = exs.map((e) => ({ ...e, sentences: e.sentences.map((s: any) => ({ places: s.places.filter((x: number) => counts[x]! >= p.least) })) }));
  const sum = [new Float64Array(size + 1), new Float64Array(size + 1)]; let n = 0;
  for (let seed = 0; seed < p.seeds; seed++) {
    const w = [new Float64Array(size + 1), new Float64Array(size + 1)], q = [new Float64Array(size + 1).fill(1e-6), new Float64Array(size + 1).fill(1e-6)];
    const odds = (c: number, pl: number[]) => { let s = 0; for (const x of pl) s += w[c]![x]!; return w[c]![size]! + s / Math.sqrt(Math.max(1, pl.length)); };
    for (let r = 0; r < p.rounds; r++) {
      for (const e of shuffled(items, r + 100 * seed) as any[]) {
        const wanted = e.isHonest ? -1 : e.kind === factKind ? 1 : 0;
        let list = e.sentences;
        if (wanted >= 0) { let best = list[0], bs = -1e9; for (const s of list) { const v = odds(0, s.places) + odds(1, s.places); if (v > bs) { bs = v; best = s; } } list = [best]; }
        for (const s of list) {
          const ea = Math.exp(odds(0, s.places)), eb = Math.exp(odds(1, s.places)), all = 1 + ea + eb;
          const wt = wanted >= 0 && e.isFound ? p.found : 1;
          const unitd = Math.sqrt(Math.max(1, s.places.length));
          for (const [c, pr] of [[0, ea / all], [1, eb / all]] as const) {
            const err = wt * (pr - (wanted === c ? 1 : 0)), u = err / unitd;
            for (const x of s.places) { const g = u + p.decay * w[c]![x]!; q[c]![x]! += g * g; w[c]![x]! -= p.rate * g / Math.sqrt(q[c]![x]!); }
            q[c]![size]! += err * err; w[c]![size]! -= p.rate * err / Math.sqrt(q[c]![size]!);
          }
        }
      }
      if (p.avg ? r >= p.rounds / 2 : r === p.rounds - 1) { for (const c of [0, 1]) for (let i = 0; i <= size; i++) sum[c]![i]! += w[c]![i]!; n++; }
    }
  }
  for (const c of [0, 1]) for (let i = 0; i <= size; i++) sum[c]![i]! /= n;
  return sum;
}
function score(w: Float64Array[], e: any) {
  let best = -1e9;
  for (const s of e.sentences) {
    if (s.isDenial) continue;
    const d = Math.sqrt(Math.max(1, s.places.length));
    let a = 0, b = 0; for (const x of s.places) { a += w[0]![x]!; b += w[1]![x]!; }
    const A = w[0]![size]! + a / d, B = w[1]![size]! + b / d;
    // as score.ts
    const v = s.hasFigures ? A - Math.log(1 + Math.exp(B)) : Math.log(Math.exp(A) + Math.exp(B));
    if (v > best) best = v;
  }
  return best;
}
export function run(name: string, p: P) {
  const authors = [...new Set(examples.map((e) => e.author))];
  const rows: any[] = [];
  for (const a of authors) {
    const w = fit([...examples.filter((e) => e.author !== a), ...ours], p);
    for (const e of examples) if (e.author === a) rows.push({ h: e.isHonest, f: e.isFound, s: score(w, e), a });
  }
  const hon = rows.filter((r) => r.h), fal = rows.filter((r) => !r.h);
  const out = [0.005, 0.0085, 0.015, 0.025].map((al) => {
    const t = hon.filter((r) => !r.f).map((r) => r.s).sort((x, y) => y - x)[Math.floor(al * hon.length)];
    return (100 * fal.filter((r) => r.f || r.s > t).length / fal.length).toFixed(1);
  });
  console.log(name, out.join(" "));
}
const only = process.argv[2];
const variants: Record<string, Partial<P>> = { base: {}, seeds4: { seeds: 4 }, avg: { avg: true }, avgseeds: { avg: true, seeds: 3 }, found1: { found: 1, seeds: 3 }, rounds6: { rounds: 6, seeds: 3 }, rounds25: { rounds: 25 , seeds: 2}, decay3: { decay: 1e-3, seeds: 3 }, decay4: { decay: 5e-4, seeds: 3 }, rate2: { rate: 0.2, seeds: 3 }, least3: { least: 3, seeds: 3 }, least1: { least: 1, seeds: 3 } };
for (const [k, v] of Object.entries(variants)) if (!only || only.split(",").includes(k)) run(k, { ...base, ...v });
