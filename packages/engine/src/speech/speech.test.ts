import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LANGUAGES, type Language, type Message, type Speaker } from "../message.ts";
import { toSpeech } from "./speech.ts";

/** Says the unit and its form, since the words of units belong to the games. */
const speaker = (language: Language): Speaker => ({
  language,
  say: ({ id, values }: Message) => `${id.replace("unit.", "")}(${JSON.stringify(values?.["form"])})`,
});
const read = (text: string, language: Language): string => toSpeech(text, speaker(language));

it.each([
  ["sl", "Poglej kratko besedo DIM."],
  ["en", "Look at the short word ID."],
  ["de", "Häufig sind: IN, IM, ES."],
] as const)("reads words in capitals as words in prose: %s", (language, text) => {
  expect(toSpeech(text, speaker(language), { prose: true })).toBe(text);
  expect(toSpeech("V", speaker(language), { prose: true })).toBe("V");
});

it("reads Slovenian mines as mines in prose", () => {
  const text = "Manjka ji še 5 min, prav toliko pa je skritih polj.";
  expect(toSpeech(text, speaker("sl"), { prose: true })).toBe(text);
});

it.each([
  ["sl", "Vpisano je že: B _ K. Poglej BRA_O.", "Vpisano je že: B, prazno, K. Poglej B, R, A, prazno, O."],
  ["en", "So far: _ _ A.", "So far: empty, empty, A."],
  ["de", "Bisher: V _ I _.", "Bisher: V, leer, I, leer."],
] as const)("reads letters and gaps of a word one by one: %s", (language, text, words) => {
  expect(toSpeech(text, speaker(language), { prose: true })).toBe(words);
});

describe("Slovenian", () => {
  it.each([
    ["3/4 : 1/6", "tri četrtine deljeno z eno šestino"],
    ["1/2 : 2/3", "ena polovica deljeno z dvema tretjinama"],
    ["4 1/4 : 1 3/8", "štiri cele in ena četrtina deljeno z eno celo in tremi osminami"],
    ["5 2/3 − 2 1/2", "pet celih in dve tretjini minus dve celi in ena polovica"],
    ["2 3/4 = ?/4", "dve celi in tri četrtine je koliko četrtin"],
    ["7/101 + 22/21", "7 ulomljeno s 101 plus dvaindvajset enaindvajsetin"],
    ["(5 + 2)/13", "5 plus 2, vse skupaj ulomljeno s 13"],
    ["46 : 8 : 7 : 5 : 4 : 100", "46 deljeno z 8 deljeno s 7 deljeno s 5 deljeno s 4 deljeno s 100"],
    ["−4^2", "minus 4 na kvadrat"],
    ["(−7)^2 + (−3)", "oklepaj minus 7 zaklepaj na kvadrat plus minus 3"],
    ["8^−2 + 2^0 + 3^12", "8 na minus drugo plus 2 na nič plus 3 na dvanajsto"],
    ["√18 : √2", "kvadratni koren iz 18 deljeno s kvadratnim korenom iz 2"],
    ["log_(1/5)(25) = x", "logaritem z osnovo ena petina od 25 je enako x"],
    ["D(156, 195)", "največji skupni delitelj števil 156 in 195"],
    ["v(5, 9, 14)", "najmanjši skupni večkratnik števil 5, 9 in 14"],
    ["od 18.21 do 7.05", "od 18 in 21 minut do 7 in 5 minut"],
    ["V = 5", "rimsko V je enako 5"],
    ["V manjšo enoto pretvorimo:", "V manjšo enoto pretvorimo:"],
    ["Enice: 5 in koliko je 7? 2. Zapišemo 2.", "Enice: 5 in koliko je 7? 2. Zapišemo 2."],
    ["Delimo s stopnjo korena (2):", "Delimo s stopnjo korena, 2:"],
    ["1. stolpec: 2 · 3 = 6", "1. stolpec: 2 krat 3 je enako 6"],
    ["Poglej številko 2: 4. vrstica/6. stolpec.", "Poglej številko 2: 4. vrstica, 6. stolpec."],
    ["Za 6 ostane 1.\u00a0vrstica/1.\u00a0stolpec.", "Za 6 ostane 1. vrstica, 1. stolpec."],
    ["7 (4. vrstica/6. stolpec) in 1", "7, 4. vrstica, 6. stolpec, in 1"],
    ["števila 3 (1 + 2 = 3)", "števila 3, 1 plus 2 je enako 3"],
    ["stranici 9 cm in ? cm²", 'stranici 9 centimetre("whole") in koliko square-centimetre("unknown")'],
  ])("reads %s", (text, words) => expect(read(text, "sl")).toBe(words));
});

describe("English", () => {
  it.each([
    ["3/4 ÷ 1/6", "three quarters divided by one sixth"],
    ["21/32 + 3/2", "twenty-one thirty-seconds plus three halves"],
    ["1 2/3 = ?/3", "one and two thirds is how many thirds"],
    ["8^3 − 2^10", "8 cubed minus 2 to the power of 10"],
    ["7√6 = ?√6", "7 times the square root of 6 is what times the square root of 6"],
    ["log₁₀(x) = 3", "log base 10 of x equals 3"],
    ["1011₂ = ?₁₀", "1 0 1 1 in base 2 is what in base 10"],
    ["2(x − 6) = 5x", "2 times open bracket x minus 6 close bracket equals 5 x"],
    ["gcd(38, 57)", "the highest common factor of 38 and 57"],
    ["from 13:10 to 7:05", "from 13:10 to 7:05"],
    ["row 4/column 6: 3 doesn’t belong there.", "row 4, column 6: 3 doesn’t belong there."],
    ["x/y = 5", "x over y equals 5"],
    ["8 kg/dm³", '8 kilogram("whole") over dm³'],
    ["What's 1/2 of 20?", "What's one half of 20?"],
  ])("reads %s", (text, words) => expect(read(text, "en")).toBe(words));
});

describe("German", () => {
  it.each([
    ["3/4 : 1/6", "drei Viertel geteilt durch ein Sechstel"],
    ["1 1/2 + 7/20", "ein Ganzes und ein Halb plus sieben Zwanzigstel"],
    ["(x + 10)/7 = −11", "x plus 10, das Ganze durch 7 ist gleich minus 11"],
    ["³√125 · 2^4", "die dritte Wurzel aus 125 mal 2 hoch 4"],
    ["kgV(4, 6)", "das kleinste gemeinsame Vielfache von 4 und 6"],
    ["von 13:10 Uhr bis 14:00 Uhr", "von 13 Uhr 10 bis 14 Uhr"],
    ["„Seid!“ (Attinghausen bei Schiller)", "„Seid!“, Attinghausen bei Schiller"],
    ["In Zeile 4/Spalte 6", "In Zeile 4, Spalte 6"],
    ["In Zeile\u00a04/Spalte\u00a06", "In Zeile 4, Spalte 6"],
    ["7 US-Pints", "7 US-Pints"],
    ["die 4er-Reihe", "die 4er-Reihe"],
  ])("reads %s", (text, words) => expect(read(text, "de")).toBe(words));
});

it.each(LANGUAGES)("any text in %s is read without an exception", (language) => {
  const sign = fc.constantFrom(..."0127 ,.;:?!()+−·×÷=/^√²₂⁴_xyVXDAlog%cm»«…\u00A0");
  fc.assert(
    fc.property(fc.string({ unit: sign, maxLength: 24 }), (text) => {
      expect(typeof read(text, language)).toBe("string");
    }),
  );
});
