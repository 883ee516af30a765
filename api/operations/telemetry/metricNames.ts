/** What a metric is about, in the words of the page that lists it. */
export type MetricDescription = {
  readonly kind: 'histogram' | 'gauge'
  readonly unit: 's' | 'By' | '1' | `{${string}}`
  readonly description: string
  /** All labels that the metric has. Each has few values: no ids, no addresses, nothing about people. */
  readonly attributes: readonly string[]
}

const pool = 'db.client.connection.pool.name'

/** Every metric of Laurel, by its name in OpenTelemetry. */
export const metricDescriptions = {
  'http.server.request.duration': {
    kind: 'histogram',
    unit: 's',
    description: 'Time to answer a request, by the declared path of its route.',
    attributes: ['http.request.method', 'http.route', 'laurel.status_class'],
  },
  'laurel.log.append.duration': {
    kind: 'histogram',
    unit: 's',
    description: 'Time to record events in the log.',
    attributes: ['laurel.outcome'],
  },
  'laurel.vendor.call.duration': {
    kind: 'histogram',
    unit: 's',
    description: 'Time of a call to a partner, such as a vendor of rewards.',
    attributes: ['laurel.vendor', 'laurel.status_class'],
  },
  'laurel.job.attempt.duration': {
    kind: 'histogram',
    unit: 's',
    description: 'Time of an attempt at a job.',
    attributes: ['laurel.job.kind', 'laurel.outcome'],
  },
  'laurel.job.due': {
    kind: 'gauge',
    unit: '{job}',
    description: 'Jobs that are due and wait for a worker, counted up to 1,000 of each kind.',
    attributes: ['laurel.job.kind'],
  },
  'laurel.job.wait': {
    kind: 'gauge',
    unit: 's',
    description: 'How long the first due job of a kind has waited.',
    attributes: ['laurel.job.kind'],
  },
  'laurel.job.dead': {
    kind: 'gauge',
    unit: '{job}',
    description: 'Jobs that failed for good and wait for an administrator, counted up to 1,000.',
    attributes: [],
  },
  'laurel.readmodel.lag': {
    kind: 'gauge',
    unit: 's',
    description: 'Age of the oldest event that read models do not show.',
    attributes: [],
  },
  'laurel.process.lag': {
    kind: 'gauge',
    unit: 's',
    description: 'Age of the oldest event whose consequences are not recorded.',
    attributes: [],
  },
  'laurel.health.ok': {
    kind: 'gauge',
    unit: '1',
    description: '1 while a part of /health is in order, 0 while it fails.',
    attributes: ['laurel.part'],
  },
  'laurel.health.alarm': {
    kind: 'gauge',
    unit: '1',
    description: '1 while a part of /health needs an operator.',
    attributes: ['laurel.part'],
  },
  'laurel.schedule.failing': {
    kind: 'gauge',
    unit: '1',
    description: '1 while the last run of a scheduled work failed.',
    attributes: ['laurel.work'],
  },
  'laurel.checkpoint.age': {
    kind: 'gauge',
    unit: 's',
    description: 'Time since the last signed checkpoint in LAUREL_HOME.',
    attributes: [],
  },
  'laurel.backup.age': {
    kind: 'gauge',
    unit: 's',
    description: 'Time since the last backup that is noted in LAUREL_HOME.',
    attributes: [],
  },
  'db.client.connection.wait_time': {
    kind: 'histogram',
    unit: 's',
    description: 'Time to get a connection to PostgreSQL from a pool.',
    attributes: [pool],
  },
  'db.client.connection.count': {
    kind: 'gauge',
    unit: '{connection}',
    description: 'Connections of a pool, by their state.',
    attributes: [pool, 'db.client.connection.state'],
  },
  'db.client.connection.max': {
    kind: 'gauge',
    unit: '{connection}',
    description: 'The most connections that a pool opens.',
    attributes: [pool],
  },
  'db.client.connection.pending_requests': {
    kind: 'gauge',
    unit: '{request}',
    description: 'Callers that wait for a connection of a pool.',
    attributes: [pool],
  },
  'nodejs.eventloop.delay.p99': {
    kind: 'gauge',
    unit: 's',
    description: 'The delay of the event loop that 99 of 100 samples stay below, since the last read.',
    attributes: [],
  },
  'process.memory.usage': {
    kind: 'gauge',
    unit: 'By',
    description: 'Memory of the process (resident set).',
    attributes: [],
  },
} as const satisfies Readonly<Record<string, MetricDescription>>

export type MetricName = keyof typeof metricDescriptions
type NamesOf<Kind extends MetricDescription['kind']> = {
  [Name in MetricName]: (typeof metricDescriptions)[Name]['kind'] extends Kind ? Name : never
}[MetricName]
export type HistogramName = NamesOf<'histogram'>
export type GaugeName = NamesOf<'gauge'>
/** The labels of a metric, every one of them. */
export type AttributesOf<Name extends MetricName> = Readonly<
  Record<(typeof metricDescriptions)[Name]['attributes'][number], string>
>
