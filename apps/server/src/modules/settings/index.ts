export { DEFAULT_SETTINGS } from "./defaults.ts";
export { keepSettings, type KeptSettings } from "./keeping.ts";
