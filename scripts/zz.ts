import { CATALOGUE } from "../packages/games/src/catalogue.ts";
import { seeded } from "../packages/engine/src/random.ts";
import { SPEAKERS } from "../packages/texts/src/speakers.ts";
import { toPlain } from "../packages/engine/src/quiz/plain.ts";
const IDS=process.argv[2]!; const re=new RegExp(IDS);
const w=(e:any)=>toPlain(e,SPEAKERS.en);
for (const row of CATALOGUE as any) { if(row.type!=="education")continue; const game:any=await row.load();
 const seen=new Map<string,number>();
 for (const options of game.options.presets.filter((p:any)=>p.tasks===20)) for(let q=0;q<6;q++) for(const task of game.generate(options,seeded("feedback "+q)).tasks)
  task.choices.forEach((c:any,selected:number)=>{ if(selected===task.correct)return; const m=game.mistake(task,{selected}); if(!m)return; const hasValues=m.values&&Object.keys(m.values).length>0;
   if(!(IDS==="VALUES"?hasValues:re.test(m.id)))return; const n=seen.get(m.id)??0; seen.set(m.id,n+1); if(n<Number(process.argv[3]??4)) { const isStory="story" in task.facts; console.log([m.id,SPEAKERS.en.say(m),w(c.value),w((isStory?game.solution(task)[1].shown[0]:undefined)??task.question),"right "+w(task.choices[task.correct].value)].join(" | ")); } });
}
