import { type MetricName, metricDescriptions } from './metricNames.ts'

/** The names under which Prometheus shows a metric. */
export const prometheusNames = (name: MetricName): readonly string[] => {
  const { kind } = metricDescriptions[name]
  const base = name.replaceAll('.', '_')
  return kind === 'histogram' ? [`${base}_bucket`, `${base}_count`, `${base}_sum`] : [base]
}
