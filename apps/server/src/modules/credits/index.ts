export { balanceOf, carrotsOf, charge, grant, lockBalance, openAccount, refund } from "./ledger.ts";
export { listMovements } from "./list-movements.ts";
export { creditsStoredData } from "./personal-data.ts";
export { creditsModule } from "./routes.ts";
export { hasEntries } from "./store.ts";
