export { counting, type Answered, type Counting } from "./counting.ts";
export { BOUNDS } from "./histogram.ts";
export { readTraffic } from "./read-traffic.ts";
