import { z } from 'zod'

/** What one process does: everything, requests only, or work in the background only. */
export const roles = ['all', 'web', 'worker'] as const
export type Role = (typeof roles)[number]

/** How the process runs, and what an operator may see of it. */
export const runningEnvironment = z.object({
  LAUREL_ROLES: z
    .enum(roles)
    .default('all')
    .describe(
      '`web` answers requests and `worker` runs jobs, processes and scheduled work; run at least one of each. `all` does both. Every process keeps read models current and answers `/health`.',
    ),
  LAUREL_METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional().meta({
    description: 'The port of `/metrics` for Prometheus.',
    unset: 'nothing is measured',
  }),
  LAUREL_METRICS_HOST: z
    .string()
    .default('127.0.0.1')
    .describe('The address that `/metrics` listens on. It has no sign-in: keep it inside your network.'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .meta({
      description:
        'The address of an OpenTelemetry collector, `http://collector:4318`, which receives traces over OTLP/HTTP. Other variables of OpenTelemetry hold as well, such as `OTEL_EXPORTER_OTLP_HEADERS`.',
      unset: 'nothing is traced',
    }),
  LAUREL_TRACE_RATIO: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(1)
    .describe('The part of requests and jobs that is traced, from 0 to 1.'),
})

export type TelemetrySettings = {
  /** Where Prometheus reads. Left out, nothing is measured. */
  readonly metrics?: { readonly host: string; readonly port: number } | undefined
  /** Where spans are sent. Left out, nothing is traced. */
  readonly traces?: { readonly endpoint: string; readonly ratio: number } | undefined
}

export type RunningSettings = { readonly role: Role; readonly telemetry: TelemetrySettings }

export const runningIn = ({
  LAUREL_ROLES: role,
  LAUREL_METRICS_PORT: port,
  LAUREL_METRICS_HOST: host,
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  LAUREL_TRACE_RATIO: ratio,
}: z.output<typeof runningEnvironment>): RunningSettings => ({
  role,
  telemetry: {
    metrics: port === undefined ? undefined : { host, port },
    traces: endpoint === undefined ? undefined : { endpoint, ratio },
  },
})
