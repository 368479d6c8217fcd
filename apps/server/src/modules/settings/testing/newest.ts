/** The newest frozen document: the one that holds every field of today's settings. */
export { default as newest } from "./settings-v3.json" with { type: "json" };
