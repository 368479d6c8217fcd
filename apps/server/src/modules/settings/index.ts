export { DEFAULT_SETTINGS } from "./defaults.ts";
export { checkSettings, settingsCache, type SettingsCache } from "./settings-cache.ts";
export { settingsModule } from "./routes.ts";
export { isOpen, sellsCarrots } from "./rules.ts";
