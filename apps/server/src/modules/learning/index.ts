export { exportLearning } from "./export-learning.ts";
export { keepGains } from "./learn.ts";
export { learningModule } from "./routes.ts";
export { firstAnswersOf, gainOf, type Gain } from "./rules.ts";
export { forgetPerson as forgetLearning, listDays } from "./store.ts";
