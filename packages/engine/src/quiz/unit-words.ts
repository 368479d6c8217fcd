import { readWords } from "./reading.ts";

const METRE = "met(er|re|r)\\w{0,3}";
const LITRE = "lit(er|re|r)\\w{0,3}";
const GRAM = "gramm?\\w{0,2}";
const INCH = "(inch(es)?|pal(ec|c)\\w{0,2}|zoll|col\\w{0,2})";
const FOOT = "(foot|feet|cevelj|cevlj\\w{0,3}|fuss)";
const YARD = "(yards?|jard\\w{0,2})";
const TON = "(ton[aei]?|tons|tonn(e[ns]?)?)";
const OUNCE = "(ounces?|unc[aei]?|unzen?)";
const SQUARE = "(kvadratn\\w{1,3}|square|sq|quadrat) ?";
const CUBIC = "(kubicn\\w{1,3}|cubic|cu|kubik) ?";
const BRITISH = "((imperial|imp|long|british|britansk\\w{1,2}|britische[nrs]?) )?";
const AMERICAN = "((us|american|amerisk\\w{1,3}|amerikanische[nrs]?) )?";
const FLUID = "(fluid|fl|tekocinsk\\w{1,2}|flussig) ?";
const PINT = "(pints?|pint[aei])";
const GALLON = "(gallons?|gallonen?|galon[aei]?)";

/** How units are called in Slovenian, English and German, in all their forms; as `readWords` leaves them. */
const WORDS: Readonly<Record<string, string>> = {
  millimetre: `mill?i${METRE}`,
  centimetre: `[cz]enti${METRE}`,
  decimetre: `de[cz]i${METRE}`,
  metre: METRE,
  kilometre: `kilo${METRE}`,
  inch: INCH,
  foot: FOOT,
  yard: YARD,
  mile: "(miles?|milj[aei]?|meilen?)",
  milligram: `mill?i${GRAM}`,
  gram: GRAM,
  decagram: `de[ck]a${GRAM}`,
  kilogram: `kilo(${GRAM})?`,
  tonne: TON,
  ounce: OUNCE,
  pound: "(pounds?|funt\\w{0,2}|pfund)",
  stone: "(stones?|ston(a|i|ov))",
  "long-ton": BRITISH + TON,
  "square-millimetre": `${SQUARE}mill?i${METRE}`,
  "square-centimetre": `${SQUARE}[cz]enti${METRE}`,
  "square-decimetre": `${SQUARE}de[cz]i${METRE}`,
  "square-metre": SQUARE + METRE,
  are: "(ares?|ar(a|i|ov)?)",
  hectare: "he[ck]tar\\w{0,2}",
  "square-kilometre": `${SQUARE}kilo${METRE}`,
  "square-inch": SQUARE + INCH,
  "square-foot": SQUARE + FOOT,
  "square-yard": SQUARE + YARD,
  acre: "(acres?|aker|akr(a|e|i|ov))",
  millilitre: `mill?i${LITRE}`,
  centilitre: `[cz]enti${LITRE}`,
  decilitre: `de[cz]i${LITRE}`,
  litre: LITRE,
  hectolitre: `he[ck]to${LITRE}`,
  "cubic-millimetre": `${CUBIC}mill?i${METRE}`,
  "cubic-centimetre": `${CUBIC}[cz]enti${METRE}`,
  "cubic-decimetre": `${CUBIC}de[cz]i${METRE}`,
  "cubic-metre": CUBIC + METRE,
  "us-fluid-ounce": AMERICAN + FLUID + OUNCE,
  "us-cup": `${AMERICAN}(cups?|skodelic[aei]?)`,
  "us-pint": AMERICAN + PINT,
  "us-quart": `${AMERICAN}(quarts?|kvart(a|i|ov)?)`,
  "us-gallon": AMERICAN + GALLON,
  "imperial-fluid-ounce": BRITISH + FLUID + OUNCE,
  "imperial-pint": BRITISH + PINT,
  "imperial-gallon": BRITISH + GALLON,
  second: "(s|sec|seconds?|sek|sekund\\w{0,2})",
  minute: "(min|minut\\w{0,2})",
  hour: "(h|hours?|ur[aei]?|stunden?|std)",
  day: "(days?|dan|dn\\w{1,3}|tage?n?)",
  percent: "(percent|per cent|odstot(ek|k\\w{1,2})|procent\\w{0,2}|prozent)",
};
const READ = new Map(Object.entries(WORDS).map(([unit, words]) => [unit, new RegExp(`^(${words})$`)]));

/** Whether a typed text is a unit's word; without the unit's country it is the unit too: gallons. */
export const isUnitWord = (unit: string, text: string): boolean => READ.get(unit)?.test(readWords(text)) ?? false;
