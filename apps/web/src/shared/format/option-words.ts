export { optionWord, optionWords } from "@karota/engine/option-words.ts";
