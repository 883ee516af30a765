# Laurel for production: connected to Slack, with PostgreSQL and, if EVENTSTORE_URL is set, EventStoreDB elsewhere.
#
# The tag is exact. Pin the image that you have checked by its digest, in both stages:
#   docker buildx imagetools inspect node:24.21.0-bookworm-slim
#   docker build --build-arg NODE_IMAGE=node:24.21.0-bookworm-slim@sha256:… .
ARG NODE_IMAGE=node:24.21.0-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /laurel
COPY . .
RUN npm ci --no-audit --no-fund --ignore-scripts
RUN npm run build
# What runs needs neither the tools nor the packages of the screens, which are built, nor an embedded database.
RUN rm -rf node_modules \
  && npm ci --no-audit --no-fund --ignore-scripts --omit=dev --omit=optional \
    -w ledger -w projections -w api -w api/contract -w scripts

FROM ${NODE_IMAGE}
ENV NODE_ENV=production \
  MALLOC_ARENA_MAX=2 \
  LAUREL_HOST=0.0.0.0 \
  LAUREL_HOME=/data
# The data folder is a volume: it holds secrets.json, without which a database can't be read.
RUN install -d -o node -g node -m 0700 /data
COPY --from=build /laurel /laurel
WORKDIR /laurel
USER node
VOLUME /data
EXPOSE 4400
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 4400}/health`).then(answer => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=16", "scripts/serve/main.ts"]
