import { brand } from "#app/content/brand.ts";
import { phrases, type Reader, wordSet } from "./phrase-reader.ts";

/** What may stand before a wish without changing it. */
const fillers = phrases([
  [true, brand.product.toLowerCase()],
  [
    true,
    "bonjour,bonsoir,salut,coucou,hello,hi,ok,okay,oui,alors,bon,bien,super,parfait,genial,top,merci,merci beaucoup,tres bien,d accord,dac,maintenant,ensuite,puis,et,donc,euh,allez,vas y,allons y,assistant,pour commencer,pour finir,d abord,ensuite,aujourd hui,tiens,dis moi,dites moi,dis,dites,sinon,aussi,et aussi,du coup,cette fois,a present,rapidement,vite,en fait,finalement,enfin,une question,voila,bref,ah,oh,hey,yes,great,thanks,thank you,then,now,next",
  ],
]);

/** What asks somebody to do what the next verb says. */
const askings = phrases<"do" | "want">([
  [
    "do",
    "peux tu,tu peux,pourrais tu,tu pourrais,pouvez vous,vous pouvez,pourriez vous,vous pourriez,peut tu,pourrait tu,est ce que tu peux,est ce que vous pouvez,est ce que tu pourrais,est ce que vous pourriez,tu me,tu nous,vous me,vous nous,tu veux bien,voulez vous bien,veux tu,voulez vous,veux tu bien,veuillez,merci de,aide moi a,aidez moi a,aide nous a,aidez nous a,peux tu m aider a,pouvez vous m aider a,pourriez vous m aider a,pourrais tu m aider a,est il possible de,serait il possible de,c est possible de,possible de,il faudrait,il faut,faut que,on pourrait,on peut,auriez vous la gentillesse de,je te demande de,je vous demande de,can you,could you,would you,will you,help me,help me to",
  ],
  [
    "want",
    "je veux,je voudrais,je souhaite,je souhaiterais,j aimerais,j aimerais bien,je veux bien,j ai besoin,j aurais besoin,on a besoin,nous avons besoin,il me faut,il me faudrait,il nous faut,il nous faudrait,nous voulons,nous voudrions,nous souhaitons,nous souhaiterions,nous aimerions,on voudrait,on aimerait,on veut,i want,i need,i would like,i d like,we need,we want",
  ],
]);

const between = wordSet(
  "que tu vous me m moi nous de d a donc alors maintenant aussi bien encore vite vraiment to",
);

/**
 * Reads how a sentence begins until its first word of substance. Returns "want" after "je voudrais", which a thing may
 * follow; "do" after "peux-tu", which a verb must follow; "" if the sentence begins with the substance.
 */
export function readOpening(reader: Reader): "do" | "want" | "" {
  readFillers(reader);
  const asking = reader.read(askings);
  if (asking !== null) reader.readWords(between);
  return asking ?? "";
}

function readFillers(reader: Reader): void {
  for (let count = 0; count < 8; count++) {
    if ([",", ":"].includes(reader.next)) reader.at++;
    const before = reader.at;
    // "Merci de rédiger" asks; "merci pour" thanks.
    // "Puis-je" asks.
    if (reader.next === "puis" && reader.tokens[reader.at + 1]?.form === "je") return;
    if (reader.next === "merci" && ["de", "d"].includes(reader.tokens[reader.at + 1]?.form ?? "")) return;
    if (reader.read(fillers) === null || reader.at === before) return;
  }
}
