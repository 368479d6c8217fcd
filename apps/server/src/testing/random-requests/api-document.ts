import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";

export type JsonSchema = Readonly<Record<string, unknown>>;
type Content = Readonly<Record<string, { readonly schema: JsonSchema }>>;

export interface Parameter {
  readonly in: "path" | "query" | "header";
  readonly name: string;
  readonly required?: boolean;
  readonly schema: JsonSchema;
}

/** One call of the API, as the OpenAPI document describes it. */
export interface Operation {
  /** Method and path as in the document, such as `GET /api/v1/games/{game}/{gridId}`. */
  readonly name: string;
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  readonly path: string;
  readonly parameters: readonly Parameter[];
  /** Of its JSON body; null when it takes none. */
  readonly body: JsonSchema | null;
  /** By status, and `default`. */
  readonly responses: Readonly<Record<string, object>>;
}

interface RawOperation {
  readonly parameters?: readonly object[];
  readonly requestBody?: object;
  readonly responses: Readonly<Record<string, object>>;
}

export interface HttpAnswer {
  readonly status: number;
  /** The header, with its parameters; empty when the answer has none. */
  readonly contentType: string;
  readonly body: string;
}

export interface ApiDocument {
  readonly operations: readonly Operation[];
  /** The schema itself, or the one that its `$ref` names. */
  resolve(schema: JsonSchema): JsonSchema;
  /** A schema of the components; null when none has this name. */
  component(name: string): JsonSchema | null;
  /** Whether a value is as a schema of the document says. */
  fits(schema: JsonSchema, value: unknown): boolean;
  /** What the document does not allow of an answer; null when it is as described. */
  faultOf(operation: Operation, answer: HttpAnswer): string | null;
}

const escaped = (part: string): string => encodeURIComponent(part.replaceAll("~", "~0").replaceAll("/", "~1"));
const JSON_TYPE = "application/json";

/** Reads an OpenAPI 3.1 document whose `$ref`s stay inside it. */
export function readDocument(document: {
  readonly paths: Readonly<Record<string, Readonly<Record<string, RawOperation>>>>;
  readonly components?: { readonly schemas?: Readonly<Record<string, JsonSchema>> };
}): ApiDocument {
  // Decimals such as 0.07 are a multiple of 0.01, in spite of their binary forms.
  const ajv = new Ajv2020({ strict: false, validateSchema: false, multipleOfPrecision: 6 });
  addFormats["default"](ajv);
  ajv.addSchema(document, "api");

  function resolve<Value extends object>(value: Value): Value {
    const ref = (value as { $ref?: unknown }).$ref;
    if (typeof ref !== "string") return value;
    let target: unknown = document;
    for (const part of ref.split("/").slice(1)) {
      const name = decodeURIComponent(part).replaceAll("~1", "/").replaceAll("~0", "~");
      target = (target as Readonly<Record<string, unknown>>)[name];
    }
    if (target === undefined) throw new Error(`${ref} leads nowhere`);
    return resolve(target as Value);
  }

  const contentOf = (value: object | undefined): Content =>
    value ? ((resolve(value) as { content?: Content }).content ?? {}) : {};
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, raw]): Operation => ({
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase() as Operation["method"],
      path,
      parameters: (raw.parameters ?? []).map((parameter) => resolve(parameter) as Parameter),
      body: contentOf(raw.requestBody)[JSON_TYPE]?.schema ?? null,
      responses: raw.responses,
    })),
  );

  function bodyFault({ body }: HttpAnswer, schema: JsonSchema): string | null {
    let value: unknown;
    try {
      value = JSON.parse(body);
    } catch {
      return "the body is no JSON";
    }
    const validate = validatorOf(schema);
    return validate(value) ? null : ajv.errorsText(validate.errors, { dataVar: "body" });
  }
  const validators = new Map<JsonSchema, ReturnType<typeof ajv.compile>>();
  function validatorOf(schema: JsonSchema) {
    const known = validators.get(schema);
    if (known) return known;
    const pointer = pointerOf(schema);
    const made = ajv.compile(pointer === null ? schema : { $ref: `api#${pointer}` });
    validators.set(schema, made);
    return made;
  }
  const pointers = new Map<unknown, string>();
  /**
   * The JSON pointer of a schema in the document, against which its own `$ref`s are resolved; null for one from
   * elsewhere.
   */
  function pointerOf(schema: JsonSchema): string | null {
    if (pointers.size === 0) {
      const visit = (value: unknown, pointer: string): void => {
        if (typeof value !== "object" || value === null) return;
        pointers.set(value, pointer);
        for (const [key, inner] of Object.entries(value)) visit(inner, `${pointer}/${escaped(key)}`);
      };
      visit(document, "");
    }
    return pointers.get(schema) ?? null;
  }

  return {
    operations,
    resolve,
    component: (name) => document.components?.schemas?.[name] ?? null,
    fits: (schema, value) => validatorOf(schema)(value) === true,
    faultOf({ responses }, answer) {
      const declared =
        responses[answer.status] ?? responses[`${Math.floor(answer.status / 100)}XX`] ?? responses["default"];
      // Answers under `default` are failures.
      if (!declared || (answer.status < 400 && !responses[answer.status])) return `the status is not declared`;
      const content = contentOf(declared);
      const type = answer.contentType.split(";")[0]!.trim();
      if (Object.keys(content).length === 0) return answer.body === "" ? null : "there is a body";
      const described = content[type];
      if (!described) return `the content type is ${type}, not ${Object.keys(content).join(" or ")}`;
      return type === JSON_TYPE ? bodyFault(answer, described.schema) : null;
    },
  };
}
