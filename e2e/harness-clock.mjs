/**
 * Loaded into the server and its demo provider (`--import`): their clock is the computer's plus the milliseconds in the
 * file KAROTA_TEST_CLOCK, so that a test can travel to tomorrow.
 */
import { readFileSync } from "node:fs";
import { ServerResponse } from "node:http";

const file = process.env.KAROTA_TEST_CLOCK;
const Real = Date;
const now = () => Real.now() + Number(readFileSync(file, "utf8"));

const Shifted = new Proxy(Real, {
  construct: (target, words, asked) =>
    Reflect.construct(target, words.length === 0 ? [now()] : words, asked === Shifted ? target : asked),
  apply: () => new Real(now()).toString(),
  get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
});
Real.prototype.constructor = Shifted;
globalThis.Date = Shifted;

const clock = globalThis.Temporal?.Now;
if (clock) {
  const zone = clock.timeZoneId;
  clock.instant = () => Temporal.Instant.fromEpochMilliseconds(now());
  clock.zonedDateTimeISO = (timeZone = zone()) => clock.instant().toZonedDateTimeISO(timeZone);
  clock.plainDateTimeISO = (timeZone) => clock.zonedDateTimeISO(timeZone).toPlainDateTime();
  clock.plainDateISO = (timeZone) => clock.zonedDateTimeISO(timeZone).toPlainDate();
  clock.plainTimeISO = (timeZone) => clock.zonedDateTimeISO(timeZone).toPlainTime();
}

// Node dates its responses by a clock of its own, and pages learn the server's time from that.
const { writeHead } = ServerResponse.prototype;
ServerResponse.prototype.writeHead = function (...words) {
  if (!this.headersSent && !this.hasHeader("date")) this.setHeader("date", new Shifted().toUTCString());
  return writeHead.apply(this, words);
};
