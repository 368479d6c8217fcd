# One image for the app: `docker build -t karota .`. How it is run stands in deploy/compose.yaml and docs/operations.md.

FROM node:24-bookworm-slim AS packages
WORKDIR /karota
COPY package.json package-lock.json .npmrc ./
COPY apps/identity/package.json apps/identity/
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY packages/contract/package.json packages/contract/
COPY packages/engine/package.json packages/engine/
COPY packages/games/package.json packages/games/
COPY packages/print/package.json packages/print/
COPY packages/texts/package.json packages/texts/
COPY packages/ui/package.json packages/ui/

FROM packages AS build
RUN npm ci --include=dev --include=optional --ignore-scripts --no-audit --no-fund
COPY . .
RUN npm run build

FROM packages AS runtime
RUN npm ci --omit=dev --include=optional --ignore-scripts --no-audit --no-fund

# The runtime comes with the packages (docs/decisions/0001): the last image has no other Node and no npm.
FROM debian:bookworm-slim
RUN useradd --system --uid 10001 --home-dir /data --create-home karota && chmod 700 /data
WORKDIR /karota
COPY --from=runtime /karota/node_modules node_modules
COPY package.json ./
COPY packages packages
COPY --from=build /karota/packages/texts packages/texts
COPY apps/identity apps/identity
COPY apps/server apps/server
COPY scripts/backup.ts scripts/restore.ts scripts/
COPY --from=build /karota/apps/web/dist apps/web/dist
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/data DRAIN_SECONDS=5
USER karota
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s \
    CMD ["node_modules/.bin/node", "-e", "fetch('http://127.0.0.1:8080/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node_modules/.bin/node", "apps/server/src/main.ts"]
