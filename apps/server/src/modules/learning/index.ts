export { exportLearning } from "./export-learning.ts";
export { recordProgress } from "./learn.ts";
export { learningStoredData } from "./personal-data.ts";
export { learningModule } from "./routes.ts";
export { firstAnswersOf, progressUpdateOf, type ProgressUpdate } from "./rules.ts";
export { erasePerson as eraseLearning, listDays } from "./store.ts";
