export { trafficCounter, type Answered, type TrafficCounter } from "./traffic-counter.ts";
export { BOUNDS } from "./histogram.ts";
export { readJobs, reportJobs } from "./job-reports.ts";
export { readTraffic } from "./read-traffic.ts";
