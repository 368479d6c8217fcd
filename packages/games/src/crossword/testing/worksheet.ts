export { otherLetters as another } from "@karota/engine/testing/other-letters.ts";
