import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance, FastifySchema } from "fastify";
import { jsonSchemaTransform, jsonSchemaTransformObject } from "fastify-type-provider-zod";
import { EXAMPLES } from "@karota/contract/examples.ts";
import type { Config } from "../config.ts";
import { completeDocument, operationIdOf, type DescribedCall } from "./complete-document.ts";
import { failuresOf } from "./failures.ts";

const PAGE_POLICY =
  "default-src 'self'; base-uri 'none'; frame-ancestors 'none'; img-src 'self' data:; object-src 'none'; " +
  "style-src 'self' 'unsafe-inline'";

const TAGS = [
  { name: "aaa", description: "Signing in with a provider, and signing out" },
  { name: "users", description: "One's own account, its settings and its data" },
  { name: "credits", description: "One's carrots and their movements" },
  { name: "games", description: "Boards: today's, one's own, saved and printed" },
  { name: "learning", description: "One's progress, and mistakes that come back" },
  { name: "payments", description: "Buying carrots, and the documents of purchases" },
  { name: "mentorship", description: "Mentors, their students and groups" },
  { name: "classes", description: "Pupils who sign in with cards that their mentor prints" },
  { name: "assignments", description: "Sets of tasks: as mentors publish and students solve them" },
  { name: "lessons", description: "Questions that a mentor asks a class, and the class answers at the same time" },
  { name: "service", description: "What everybody may know of this site, and writing to those who run it" },
  { name: "admin", description: "What those who run Karota see and do" },
];

declare module "fastify" {
  interface FastifyInstance {
    /** Functions that make schemas by name, which OpenAPI lists beside those of the routes; a module adds its own. */
    readonly componentSchemas: (() => Readonly<Record<string, object>>)[];
  }
}

/** Has to come before the routes that it describes: `/api/v1/openapi.json`, and to read at `/api/docs`. */
export async function installDocs(app: FastifyInstance, { publicUrl }: Pick<Config, "publicUrl">): Promise<void> {
  const componentSchemas: FastifyInstance["componentSchemas"] = [];
  app.decorate("componentSchemas", componentSchemas);
  const calls = new Map<string, DescribedCall>();
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Karota",
        version: "1",
        description:
          "Every 4xx and 5xx body is a `Failure`, `{code, …}`; each call lists its codes. Where two addresses fit a " +
          "request, the one with the fixed word in the first place that differs is called.",
        license: { name: "All rights reserved (UNLICENSED)", identifier: "LicenseRef-UNLICENSED" },
      },
      servers: [{ url: publicUrl, description: "This installation" }],
      tags: TAGS,
      components: {
        securitySchemes: {
          token: {
            type: "http",
            scheme: "bearer",
            bearerFormat: "JWT",
            description: "The `token` of `POST /api/v1/aaa/login-{provider}-oauth2`",
          },
        },
      },
    },
    transformObject: (given) => {
      const document = jsonSchemaTransformObject(given);
      completeDocument(document, calls, Object.assign({}, ...componentSchemas.map((make) => make())));
      return document;
    },
    transform: (given) => {
      const { route, url } = given;
      const schema: FastifySchema = given.schema ?? {};
      if (!url.startsWith("/api/v1/") || url === "/api/v1/openapi.json")
        return { schema: { ...schema, hide: true }, url };
      const operationId = operationIdOf(String(route.method), url);
      calls.set(operationId, { failures: failuresOf({ ...route, schema }), example: EXAMPLES[operationId] });
      const area = url.split("/")[3] ?? "";
      const open = route.config?.access === "public";
      return jsonSchemaTransform({
        ...given,
        schema: { tags: [area], operationId, ...schema, security: open ? [{}, { token: [] }] : [{ token: [] }] },
      });
    },
  });
  await app.register(swaggerUi, {
    routePrefix: "/api/docs",
    staticCSP: PAGE_POLICY,
    // No third party learns what is viewed.
    uiConfig: { validatorUrl: null, layout: "BaseLayout" },
    theme: { title: "Karota API" },
  });
  app.get("/api/v1/openapi.json", () => app.swagger());
}
