import type { Language } from "@karota/engine/message.ts";
import { getCountry, mayBeOfferedTogether, type Country } from "../data/countries.ts";

/**
 * Flags that are easily mistaken for each other and that a careful eye distinguishes: a row for each family of them.
 */
const FLAGS_ALIKE = rowsOf(`
  SI SK RS RU HR
  NL RU FR PY HR
  LU RU FR PY HR
  AT LV LB PL
  PL MC SG AT MT
  PL ID SG AT MT
  IT MX IE FR HU
  HU BG IT TJ IR
  IE CI IT NG
  IN NE CI
  BE DE TD AD MD
  BE DE RO AD MD
  ML GN SN CM
  GH BO ET BF ML
  LT BO MM ET GA
  BJ GW MG
  GW ST GH
  TG LR
  NO IS DK SE FI
  CH DK GE TO
  GB NO IS
  AU NZ FJ TV GB
  AE JO KW SD
  EG YE IQ SY
  SS KE MW GM
  TR TN PK AZ DZ
  MR PK SA DZ MV TM
  US LR MY TG
  CL CZ PH CU
  PA DO
  HN NI GT AR
  HN SV GT AR
  UY GR AR
  CO EC VE
  QA BH
  JP BD PW LA
  TH CR KP KH
  CN VN MA KG
  EE BW
  UA SE KZ
  NA TZ KN TT
  CD CG TZ SB
  MZ ZW TL VU
  ZA GY VU SS
  GM BW
  LI HT
  PE CA
  AM CO MU
  AL ME MK
  ES PT AD
  BA CY
  BB VC UA
  SL UZ GA
  GD JM ET
  NR CV BA
  WS TO CN
  FM SO HN
`);

/** Countries whose names are easily mistaken for each other in every language. */
const NAMES_ALIKE = `
  SI SK
  IR IQ
  NE NG
  GN GW GQ
  GN GW GY
  CD CG
  ML MW
  MU MR
  GM ZM
  ZM ZW
  DM DO
  PY UY
  LV LT
  SE CH
  KP KR
  SD SS
  KZ KG
  TG TO
  LY LR
  BE BY BZ
  ID IN
  RO RU
  AL DZ
  KN LC VC
`;
/** Those whose names are similar in some languages only: Chile and China, but Čile and Kitajska. */
const NAMES_ALIKE_IN: Readonly<Record<Language, string>> = {
  sl: `
    AT AU
    ER ET
    LB LY LR
  `,
  en: `
    AT AU
    CL CN
    ER ET
    IE IS
  `,
  de: `
    CL CN
    CZ TD
    IE IS
    LB LY LR
  `,
};

function rowsOf(table: string): readonly (readonly string[])[] {
  return table
    .split("\n")
    .map((row) => row.trim())
    .filter((row) => row !== "")
    .map((row) => row.split(" "));
}

/** Each country of the rows with the others of its row. */
function partnersOf(rows: readonly (readonly string[])[]): ReadonlyMap<string, ReadonlySet<string>> {
  const partners = new Map<string, Set<string>>();
  for (const row of rows) for (const code of row) partners.set(code, new Set([...(partners.get(code) ?? []), ...row]));
  return partners;
}
/** Each country with those it is mistaken for. */
function countriesIn(rows: readonly (readonly string[])[]): ReadonlyMap<string, readonly Country[]> {
  return new Map(
    [...partnersOf(rows)].map(([code, partners]) => [
      code,
      [...partners].map(getCountry).filter((other) => mayBeOfferedTogether(getCountry(code), other)),
    ]),
  );
}
const SIMILAR_FLAGS = countriesIn(FLAGS_ALIKE);
const similarNamesIn = (language: Language) => countriesIn(rowsOf(NAMES_ALIKE + NAMES_ALIKE_IN[language]));
const SIMILAR_NAMES = { sl: similarNamesIn("sl"), en: similarNamesIn("en"), de: similarNamesIn("de") };

export const withSimilarFlag = ({ code }: Country): readonly Country[] => SIMILAR_FLAGS.get(code) ?? [];
/** Those whose name in the language is similar and whose flag is not. */
export const withSimilarName = (country: Country, language: Language): readonly Country[] =>
  (SIMILAR_NAMES[language].get(country.code) ?? []).filter((other) => !withSimilarFlag(country).includes(other));
