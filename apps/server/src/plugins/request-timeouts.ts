/** How long a request may take to arrive, in milliseconds. */
const REQUEST_TIMEOUT_MS = 30_000;

/**
 * How long the server waits for a request: for its head half of that. Node looks for those that are late only every 30
 * seconds unless told otherwise.
 */
export const requestTimeouts = (requestTimeout = REQUEST_TIMEOUT_MS) => ({
  requestTimeout,
  http: { headersTimeout: requestTimeout / 2, connectionsCheckingInterval: Math.min(requestTimeout / 10, 1_000) },
});
