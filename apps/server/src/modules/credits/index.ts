export { balanceOf, carrotsOf, charge, grant, openAccount, refund } from "./ledger.ts";
export { listMovements } from "./list-movements.ts";
export { creditsModule } from "./routes.ts";
