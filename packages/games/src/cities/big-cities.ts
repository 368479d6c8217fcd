import { LANGUAGES, type Language } from "@karota/engine/message.ts";
import type { Country } from "../data/countries.ts";

/** Large cities that are not the capital: one name, or those in Slovenian, English and German. */
const CITIES = `
  AE Dubaj|Dubai|Dubai
  AL Drač|Durrës|Durrës
  AR Córdoba
  AT Gradec|Graz|Graz
  AU Sydney
  BA Banja Luka
  BD Čitagong|Chittagong|Chittagong
  BE Antwerpen|Antwerp|Antwerpen
  BG Plovdiv|Plovdiv|Plowdiw
  BI Bujumbura
  BO Santa Cruz
  BR Rio de Janeiro
  BZ Belize City
  CA Toronto
  CD Lubumbashi
  CH Zürich|Zurich|Zürich
  CI Abidjan
  CL Valparaíso
  CM Douala
  CN Šanghaj|Shanghai|Shanghai
  CO Medellín
  CU Santiago de Cuba
  CY Limassol
  CZ Brno|Brno|Brünn
  DE München|Munich|München
  DK Aarhus
  DZ Oran
  EC Guayaquil
  EE Tartu
  EG Aleksandrija|Alexandria|Alexandria
  ES Barcelona
  FI Turku
  FR Marseille
  GB Manchester
  GE Batumi
  GH Kumasi
  GR Solun|Thessaloniki|Thessaloniki
  HN San Pedro Sula
  HR Split
  HU Debrecen
  IE Cork
  IN Mumbaj|Mumbai|Mumbai
  IQ Basra
  IR Isfahan
  IS Akureyri
  IT Milano|Milan|Mailand
  JP Osaka
  KE Mombasa
  KH Siem Reap
  KR Busan
  KZ Almati|Almaty|Almaty
  LT Kaunas
  LV Daugavpils
  LY Bengazi|Benghazi|Bengasi
  MA Casablanca
  MK Bitola
  MM Rangun|Yangon|Rangun
  MW Blantyre
  MX Guadalajara
  MZ Beira
  NG Lagos
  NL Rotterdam
  NO Bergen
  NP Pokhara
  NZ Auckland
  PE Cusco
  PK Karači|Karachi|Karatschi
  PL Krakov|Kraków|Krakau
  PT Porto
  RO Temišvar|Timișoara|Temeswar
  RS Novi Sad
  RU Sankt Peterburg|Saint Petersburg|Sankt Petersburg
  SA Džeda|Jeddah|Dschidda
  SD Omdurman
  SE Göteborg|Gothenburg|Göteborg
  SI Maribor
  SK Košice
  SY Alep|Aleppo|Aleppo
  TH Chiang Mai
  TN Sfax
  TR Istanbul
  TZ Dar es Salaam|Dar es Salaam|Daressalam
  UA Lvov|Lviv|Lwiw
  US New York
  UZ Samarkand
  VE Maracaibo
  VN Hošiminh|Ho Chi Minh City|Ho-Chi-Minh-Stadt
  YE Aden
  ZA Johannesburg
  ZW Bulawayo
`;

const BY_CODE = new Map(
  CITIES.trim()
    .split("\n")
    .map((row) => {
      const [, code = "", names = ""] = /^\s*(\w\w) (.+)$/.exec(row) ?? [];
      return [code, names.split("|")] as const;
    }),
);

/** A large city of the country that is often taken for its capital; undefined where none is listed. */
export function bigCityOf({ code }: Country, language: Language): string | undefined {
  const names = BY_CODE.get(code);
  return names?.[LANGUAGES.indexOf(language)] ?? names?.[0];
}
