import { describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "@karota/engine/message.ts";
import { isRight } from "@karota/engine/quiz/marking.ts";
import { toPlain } from "@karota/engine/quiz/plain.ts";
import { readWords } from "@karota/engine/quiz/reading.ts";
import type { Task } from "@karota/engine/quiz/task.ts";
import { seeded } from "@karota/engine/random.ts";
import { quizLaws } from "@karota/engine/testing/quiz-laws.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { capitalsOf, COUNTRIES, getCountry, type Continent } from "../data/countries.ts";
import { bigCityOf } from "./big-cities.ts";
import { cities } from "./index.ts";
import { nearby, withSimilarCapital } from "./nearby.ts";
import { countriesIn } from "./pool.ts";

/** The capitals once more, from another source than the table of countries: written down from memory, in English. */
const CAPITALS = `
  AD Andorra la Vella;AE Abu Dhabi;AF Kabul;AG St Johns;AL Tirana;AM Yerevan;AO Luanda;AR Buenos Aires;AT Vienna;
  AU Canberra;AZ Baku;BA Sarajevo;BB Bridgetown;BD Dhaka;BE Brussels;BF Ouagadougou;BG Sofia;BH Manama;BI Gitega;
  BJ Porto-Novo;BN Bandar Seri Begawan;BO Sucre;BR Brasilia;BS Nassau;BT Thimphu;BW Gaborone;BY Minsk;BZ Belmopan;
  CA Ottawa;CD Kinshasa;CF Bangui;CG Brazzaville;CH Bern;CI Yamoussoukro;CL Santiago;CM Yaounde;CN Beijing;CO Bogota;
  CR San Jose;CU Havana;CV Praia;CY Nicosia;CZ Prague;DE Berlin;DJ Djibouti;DK Copenhagen;DM Roseau;DO Santo Domingo;
  DZ Algiers;EC Quito;EE Tallinn;EG Cairo;ER Asmara;ES Madrid;ET Addis Ababa;FI Helsinki;FJ Suva;FM Palikir;FR Paris;
  GA Libreville;GB London;GD St Georges;GE Tbilisi;GH Accra;GM Banjul;GN Conakry;GR Athens;GT Guatemala City;GW Bissau;
  GY Georgetown;HN Tegucigalpa;HR Zagreb;HT Port-au-Prince;HU Budapest;IE Dublin;IN New Delhi;IQ Baghdad;
  IR Tehran;IS Reykjavik;IT Rome;JM Kingston;JO Amman;JP Tokyo;KE Nairobi;KG Bishkek;KH Phnom Penh;KI South Tarawa;
  KM Moroni;KN Basseterre;KP Pyongyang;KR Seoul;KW Kuwait City;KZ Astana;LA Vientiane;LB Beirut;LC Castries;LI Vaduz;
  LK Sri Jayawardenepura Kotte;LR Monrovia;LS Maseru;LT Vilnius;LU Luxembourg;LV Riga;LY Tripoli;MA Rabat;MC Monaco;
  MD Chisinau;ME Podgorica;MG Antananarivo;MH Majuro;MK Skopje;ML Bamako;MM Naypyidaw;MN Ulaanbaatar;MR Nouakchott;
  MT Valletta;MU Port Louis;MV Male;MW Lilongwe;MX Mexico City;MY Kuala Lumpur;MZ Maputo;NA Windhoek;NE Niamey;
  NG Abuja;NI Managua;NL Amsterdam;NO Oslo;NP Kathmandu;NZ Wellington;OM Muscat;PA Panama City;PE Lima;PG Port Moresby;
  PH Manila;PK Islamabad;PL Warsaw;PT Lisbon;PW Ngerulmud;PY Asuncion;QA Doha;RO Bucharest;RS Belgrade;RU Moscow;
  RW Kigali;SA Riyadh;SB Honiara;SC Victoria;SD Khartoum;SE Stockholm;SG Singapore;SI Ljubljana;SK Bratislava;
  SL Freetown;SM San Marino;SN Dakar;SO Mogadishu;SR Paramaribo;SS Juba;ST Sao Tome;SV San Salvador;SY Damascus;
  SZ Mbabane;TD NDjamena;TG Lome;TH Bangkok;TJ Dushanbe;TL Dili;TM Ashgabat;TN Tunis;TO Nukualofa;TR Ankara;
  TT Port of Spain;TV Funafuti;TZ Dodoma;UA Kyiv;UG Kampala;US Washington DC;UY Montevideo;UZ Tashkent;VA Vatican City;
  VC Kingstown;VE Caracas;VN Hanoi;VU Port Vila;WS Apia;YE Sanaa;ZA Pretoria;ZM Lusaka;ZW Harare`
  .split(";")
  .map((one) => one.trim());

/** A name in one language back to its country. */
const byName = (of: "name" | "capital"): ReadonlyMap<string, string> =>
  new Map<string, string>(
    LANGUAGES.flatMap((language) =>
      COUNTRIES.flatMap((country) =>
        country[of] ? [[`${language} ${country[of][language]}`, country.code] as const] : [],
      ),
    ),
  );
const COUNTRY_OF = byName("name");
const CAPITAL_OF = byName("capital");

const asksCapital = (ask: string): boolean =>
  LANGUAGES.some((one) => SPEAKERS[one].say({ id: "cities.ask.capital" }) === ask);

quizLaws(cities, {
  speakers: SPEAKERS,
  different: ({ continent, tasks }) => (continent === "all" ? 100 : Number(tasks)),
  answers: (question, choice, { options, ask, task }) => {
    if (task.question.kind === "picture") {
      const [, , ...codes] = task.question.name.split(" ");
      return codes["ABCD".indexOf(choice)] === COUNTRY_OF.get(`${String(options["language"])} ${question}`);
    }
    const [country, capital] = asksCapital(ask) ? [question, choice] : [choice, question];
    const language = String(options["language"]);
    const code = COUNTRY_OF.get(`${language} ${country}`);
    return code !== undefined && code === CAPITAL_OF.get(`${language} ${capital}`);
  },
});

const tasks = (options: Partial<typeof cities.options.daily>, quizzes: number) =>
  Array.from(
    { length: quizzes },
    (_, quiz) => cities.generate({ ...cities.options.daily, tasks: 40, ...options }, seeded(`${quiz}`)).tasks,
  ).flat();
const plain = (task: Task): readonly string[] => task.choices.map((choice) => toPlain(choice.value, SPEAKERS.sl));

describe("the capitals", () => {
  it("agree with a second list", () => {
    const listed = COUNTRIES.flatMap(({ code, capital }) => (capital ? [`${code} ${readWords(capital.en)}`] : []));
    const known = CAPITALS.map((one) => `${one.slice(0, 2)} ${readWords(one.slice(3))}`);
    expect(listed.filter((one) => !known.includes(one))).toStrictEqual([]);
    expect(known).toHaveLength(listed.length);
  });

  it("are asked both ways and on maps, but never of one country in the same quiz", () => {
    const asked = tasks({ level: "hard" }, 50).map(({ ask }) => ask.id);
    expect(asked.filter((id) => id === "cities.ask.capital").length).toBeGreaterThan(asked.length / 3);
    expect(asked.filter((id) => id === "cities.ask.country").length).toBeGreaterThan(asked.length / 3);
    const onMaps = asked.filter((id) => id === "cities.ask.map").length / asked.length;
    expect(onMaps).toBeGreaterThan(0.15);
    expect(onMaps).toBeLessThan(0.25);
    for (let quiz = 0; quiz < 50; quiz++) {
      const options = { ...cities.options.daily, level: "hard", tasks: 40 } as const;
      const codes = cities.generate(options, seeded(`once ${quiz}`)).tasks.map(({ facts }) => facts.code);
      expect(new Set(codes).size).toBe(40);
    }
  });

  it("called like their country are not asked", () => {
    const names = (language: Language) => countriesIn(language).map(({ code }) => code);
    for (const code of ["MC", "SM", "SG", "DJ", "VA"]) expect(names("en")).not.toContain(code);
    expect(names("sl")).not.toContain("KW");
    expect(names("en")).toContain("KW");
  });

  it("that are disputed or being moved are not asked, and are no choice", () => {
    const left = ["IL", "PS", "XK", "ID", "GQ", "NR"];
    for (const language of LANGUAGES)
      expect(countriesIn(language).filter(({ code }) => left.includes(code))).toStrictEqual([]);
    const offered = new Set(tasks({ level: "hard" }, 60).flatMap(plain));
    for (const name of ["Džakarta", "Indonezija", "Priština", "Kosovo"]) expect(offered).not.toContain(name);
  });

  it("are taken when typed in another language or by another of their names", () => {
    const asked = [...tasks({ level: "easy" }, 60), ...tasks({ level: "medium" }, 60)];
    const typed = (code: string, text: string) =>
      isRight(
        asked.find(({ facts }) => facts.code === code && facts.sought === "capital")!,
        { text },
      );
    expect(typed("AT", "dunaj")).toBe(true);
    expect(typed("AT", "Wien")).toBe(true);
    expect(typed("UA", "Kiev")).toBe(true);
    expect(typed("ZA", "Cape Town")).toBe(true);
    expect(typed("AT", "Gradec")).toBe(false);
  });
});

describe("wrong choices", () => {
  it("are a large city of the country, a capital that sounds alike, one nearby and one of the continent", () => {
    const mistakes = Object.groupBy(
      tasks({ level: "hard" }, 50).flatMap(({ choices }) => choices.map(({ mistake }) => mistake)),
      (mistake) => mistake ?? "right",
    );
    const many = (name: string): number => mistakes[name]?.length ?? 0;
    expect(["big-city", "similar-capital", "nearby", "same-continent"].map((name) => many(name) > 50)).toStrictEqual([
      true,
      true,
      true,
      true,
    ]);
  });

  it("are never right under another name: no large city is a capital, nor accepted as one", () => {
    const capitals = new Set(COUNTRIES.flatMap(capitalsOf).map(readWords));
    const listed = COUNTRIES.flatMap((country) => LANGUAGES.flatMap((one) => bigCityOf(country, one) ?? []));
    expect(listed.length).toBeGreaterThan(200);
    expect(listed.filter((city) => capitals.has(readWords(city)))).toStrictEqual([]);
  });

  it("are explained by where they belong", () => {
    const all = tasks({ level: "easy", continent: "europe" }, 10);
    const said = all.flatMap((task) =>
      plain(task).flatMap((choice, selected) => {
        const { mistake } = task.choices[selected]!;
        if (mistake === null || mistake === "big-city") return [];
        return [[SPEAKERS.sl.say(cities.mistake(task, { selected })!), choice] as const];
      }),
    );
    expect(said.length).toBeGreaterThan(500);
    expect(said.filter(([sentence, choice]) => !sentence.includes(choice))).toStrictEqual([]);
  });

  it("stay on the chosen continent", () => {
    for (const continent of ["africa", "oceania"] as const satisfies readonly Continent[]) {
      const there = COUNTRIES.filter((one) => one.continent === continent).flatMap((one) => [
        one.name.sl,
        one.capital?.sl,
        bigCityOf(one, "sl"),
      ]);
      for (const task of tasks({ continent, tasks: 10, level: "hard" }, 20)) {
        const offered = task.facts.areas?.map((code) => getCountry(code).name.sl) ?? plain(task);
        expect(offered.filter((choice) => !there.includes(choice))).toStrictEqual([]);
      }
    }
  });

  it("come from tables with countries of every part of the world", () => {
    expect(countriesIn("en").filter((one) => nearby(one).length < 2)).toStrictEqual([]);
    for (const one of COUNTRIES) expect(withSimilarCapital(one)).not.toContain(one);
  });
});

describe("the worked solution", () => {
  it("looks at the map, warns of the large city and names the capital", () => {
    const stepsOf = (code: string, sought: "capital" | "country") =>
      cities
        .solution({ facts: { code, sought, language: "sl" } } as never)
        .map(({ say, shown }) => [SPEAKERS.sl.say(say), ...shown.map((one) => toPlain(one, SPEAKERS.sl))].join(" "));
    expect(stepsOf("AU", "capital")).toStrictEqual([
      "Državo poiščemo na zemljevidu. Avstralija: Avstralija in Oceanija.",
      "Na kopnem nima sosed. Najbliže: Papua Nova Gvineja, Salomonovi otoki. Zemljevid, Avstralija in Oceanija. Označena je ta država: Avstralija, na zahodu zemljevida. Pika je glavno mesto.",
      "Pazimo: znano mesto te države je tudi Sydney, ki pa ni glavno.",
      "Glavno mesto je: Canberra",
    ]);
    expect(stepsOf("PY", "country").at(-1)).toBe("Asunción je glavno mesto države: Paragvaj");
  });
});
