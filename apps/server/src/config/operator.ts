import { operator, type Operator } from "@karota/contract/service/operator.ts";
import { readJson, type Environment } from "./environment.ts";

const SHAPE =
  "a JSON object {name, address, post_number, post, country, email}, and if they exist {phone, represented_by, purpose, " +
  "register, tax_number, terms_checked}, {data_protection_officer: {name, email}} and, each as {name, url}, " +
  "{supervisory_authority, data_protection_authority, accessibility_authority, dispute_body}";

/** Null: nobody is named. @throws StartError for a value that is wrong */
export const readOperator = (environment: Environment): Operator | null =>
  readJson(environment, "OPERATOR", operator, SHAPE);

/** Returns a sentence for the log when others can reach a Karota that names nobody, else null. */
export const warnOfNoOperator = (named: Operator | null, isPublic: boolean): string | null =>
  named || !isPublic
    ? null
    : "This Karota is public and does not say who runs it, which the law requires almost everywhere: set OPERATOR.";
