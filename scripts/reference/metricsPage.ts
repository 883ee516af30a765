import { metricNames } from '@laurel/api/operations/telemetry/meters.ts'
import { metricDescriptions } from '@laurel/api/operations/telemetry/metricNames.ts'
import { code, page, table } from './markdown.ts'

export const metricsPage = (): string =>
  page(
    'Metrics',
    'With `LAUREL_METRICS_PORT`, each process answers Prometheus at `/metrics`. Prometheus shows dots as underscores; a ' +
      'histogram has the endings `_bucket`, `_count` and `_sum`. Labels have few values: no ids, no addresses, nothing ' +
      'about people. [Operations](../operations.md#metrics-traces-and-logs) explains the set-up.',
    table(
      ['name', 'kind', 'unit', 'labels', 'meaning'],
      metricNames.map(name => {
        const { kind, unit, attributes, description } = metricDescriptions[name]
        return [code(name), kind, unit, attributes.map(code).join(', '), description]
      }),
    ),
  )
