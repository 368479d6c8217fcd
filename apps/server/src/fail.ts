import { CODES, type FailureCode } from "@karota/contract/errors/codes.ts";
import type { FailureBody } from "@karota/contract/errors/failure.ts";

/** A failure of the catalogue. `details` travel with the code; `reason` goes to the log only. */
export class Failure extends Error {
  readonly code: FailureCode;
  readonly status: number;
  readonly details: Omit<FailureBody, "code">;
  constructor(code: FailureCode, details: Omit<FailureBody, "code">, reason: string) {
    super(reason ? `${code}: ${reason}` : code);
    this.code = code;
    this.status = CODES[code];
    this.details = details;
  }
}

/** Ends the use case with a code of the catalogue. */
export const fail = (code: FailureCode, details: Omit<FailureBody, "code"> = {}, reason = ""): Failure =>
  new Failure(code, details, reason);
