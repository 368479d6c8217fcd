/** How long a request may take to arrive, in milliseconds. */
const REQUEST_TIMEOUT_MS = 30_000;

/**
 * How long the server waits for a request: for its head half of that. Node's default looks for late ones only every 30
 * seconds.
 */
export const requestTimeouts = (requestTimeout = REQUEST_TIMEOUT_MS) => ({
  requestTimeout,
  http: { headersTimeout: requestTimeout / 2, connectionsCheckingInterval: Math.min(requestTimeout / 10, 1_000) },
});
