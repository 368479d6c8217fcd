import { createServer } from "node:http";
import type { IdentityConfig } from "./config.ts";
import { keysOf } from "./keys.ts";
import { peopleOf } from "./people.ts";
import { listenNear } from "./port.ts";
import { providerOf } from "./provider.ts";
import { answerWith } from "./requests.ts";

export interface RunningIdentity {
  /** The issuer of the tokens. */
  readonly issuer: string;
  readonly port: number;
  stop(): Promise<void>;
}

/** Starts the demo provider on this computer (127.0.0.1) only. */
export async function startIdentity(config: IdentityConfig): Promise<RunningIdentity> {
  const keys = keysOf(config.folder);
  const people = peopleOf(config.folder);
  const server = createServer();
  const port = await listenNear(server, config.port, config.folder);
  const issuer = `http://127.0.0.1:${port}`;
  const provider = providerOf(issuer, config, keys, people);
  const answer = answerWith(provider, issuer, config, people);
  server.on("request", (request, response) => {
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  const stop = () =>
    new Promise<void>((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
  return { issuer, port, stop };
}
