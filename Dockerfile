# One image for the app, from an unpacked release: `tar xzf karota-….tar.gz && docker build -t karota karota-…`. Everything is
# built in it, so that no registry but that of the base image is asked. How it is run stands in deploy/compose.yaml and
# docs/operations.md.

FROM debian:bookworm-slim
RUN useradd --system --uid 10001 --home-dir /data --create-home karota && chmod 700 /data
WORKDIR /karota
# Only a release has this file: a clone of the repository ends here, before anything that is not built is copied.
COPY release.json ./
# Without deploy, where the secrets are: see .dockerignore.
COPY . .
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/data DRAIN_SECONDS=5
USER karota
VOLUME /data
EXPOSE 8080
# After an upgrade indexes of large tables may be built for minutes before anything listens. A success ends the period at once.
HEALTHCHECK --interval=10s --timeout=5s --start-period=1h \
    CMD ["node_modules/.bin/node", "-e", "fetch('http://127.0.0.1:8080/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node_modules/.bin/node", "apps/server/src/main.ts"]
