import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance, FastifySchema } from "fastify";
import { jsonSchemaTransform } from "fastify-type-provider-zod";
import { failureBody } from "@karota/contract/errors/failure.ts";

const PAGE_POLICY =
  "default-src 'self'; base-uri 'none'; frame-ancestors 'none'; img-src 'self' data:; object-src 'none'; " +
  "style-src 'self' 'unsafe-inline'";

declare module "fastify" {
  interface FastifyInstance {
    /** Make schemas by name that OpenAPI lists beside those of the routes, when it is asked for; a module adds its own. */
    readonly componentSchemas: (() => Readonly<Record<string, object>>)[];
  }
}

/** Has to come before the routes that it describes: `/api/v1/openapi.json`, and to read at `/api/docs`. */
export async function installDocs(app: FastifyInstance): Promise<void> {
  const componentSchemas: FastifyInstance["componentSchemas"] = [];
  app.decorate("componentSchemas", componentSchemas);
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Karota",
        version: "1",
        description: "Every 4xx and 5xx body is {code, …}; the codes are listed with the failure's schema.",
      },
      components: { securitySchemes: { token: { type: "http", scheme: "bearer", bearerFormat: "JWT" } } },
    },
    transformObject: (document) => {
      if (!("openapiObject" in document)) return document.swaggerObject;
      const { openapiObject } = document;
      const { components } = openapiObject;
      const schemas = Object.assign({}, components?.schemas, ...componentSchemas.map((make) => make()));
      Object.assign(openapiObject, { components: { ...components, schemas } });
      return openapiObject;
    },
    transform: (given) => {
      const { route, url } = given;
      const schema: FastifySchema = given.schema ?? {};
      if (!url.startsWith("/api/v1/") || url === "/api/v1/openapi.json")
        return { schema: { ...schema, hide: true }, url };
      const area = url.split("/")[3] ?? "";
      const open = route.config?.access === "public";
      return jsonSchemaTransform({
        ...given,
        schema: {
          tags: [area],
          ...schema,
          response: { ...Object(schema.response), default: failureBody },
          security: open ? [{}, { token: [] }] : [{ token: [] }],
        },
      });
    },
  });
  await app.register(swaggerUi, {
    routePrefix: "/api/docs",
    staticCSP: PAGE_POLICY,
    // No third party is told what is looked at.
    uiConfig: { validatorUrl: null, layout: "BaseLayout" },
    theme: { title: "Karota API" },
  });
  app.get("/api/v1/openapi.json", () => app.swagger());
}
