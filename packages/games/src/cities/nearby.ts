import type { Country } from "../data/countries.ts";
import { getCountry } from "../data/countries.ts";

/** Countries that lie close together, a row for each part of the world; some lie in two. */
const REGIONS = `
  IS NO SE FI DK
  EE LV LT FI
  GB IE FR NL
  FR BE NL LU DE CH
  SI AT HU HR CZ SK PL CH LI DE IT
  SI HR BA RS ME MK AL BG RO GR
  RU UA BY MD RO
  IT ES PT GR MT CY AD SM VA MC
  MA DZ TN LY EG MR
  SN GM GN GW ML BF CI GH TG BJ NG NE SL LR CV
  CM CF TD GA CG CD ST AO
  KE UG TZ RW BI ET ER SO DJ SS SD
  ZA NA BW ZW ZM MZ MW LS SZ AO
  MG MU SC KM MZ
  TR SY IQ JO LB SA YE OM AE QA BH KW IR
  GE AM AZ TR
  KZ UZ KG TJ TM AF MN
  IN PK BD LK NP BT MV AF
  TH VN LA KH MM MY SG ID PH BN TL
  CN JP KR KP MN
  US CA MX CU
  GT BZ HN SV NI CR PA MX
  CU JM HT DO BS BB TT AG DM GD KN LC VC
  AR BO BR CL CO EC GY PE PY SR UY VE
  AU NZ PG FJ
  PG SB VU FJ
  FM MH PW KI
  WS TO TV FJ
`;

/** Countries whose capitals' names sound alike in every language. */
const SOUND_ALIKE = `
  HU RO
  CH DE
  JM VC
  GY BB
  HT MU PG VU TT
  CL DO
  CR SV
  AG GD
  BH PH NI
  UG RW
  MZ LS
  SN BD
`;

/** Each country of the rows with the others of its row. */
function partnersIn(table: string): ReadonlyMap<string, readonly Country[]> {
  const rows = table
    .trim()
    .split("\n")
    .map((row) => row.trim().split(" "));
  return new Map(
    rows.flat().map((code) => {
      const others = new Set(rows.filter((row) => row.includes(code)).flat());
      others.delete(code);
      return [code, [...others].map(getCountry)];
    }),
  );
}
const NEARBY = partnersIn(REGIONS);
const ALIKE = partnersIn(SOUND_ALIKE);

export const nearby = ({ code }: Country): readonly Country[] => NEARBY.get(code) ?? [];
export const withSimilarCapital = ({ code }: Country): readonly Country[] => ALIKE.get(code) ?? [];
