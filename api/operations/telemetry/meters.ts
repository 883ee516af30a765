import type { Meter } from '@opentelemetry/api'
import {
  type AttributesOf,
  type GaugeName,
  type HistogramName,
  type MetricName,
  metricDescriptions,
} from './metricNames.ts'

/** One value of a gauge at the time of a read. */
export type Reading<Name extends GaugeName = GaugeName> = {
  readonly name: Name
  readonly value: number
  readonly attributes: Readonly<Record<string, string>>
}

export const reading = <Name extends GaugeName>(
  name: Name,
  value: number,
  attributes: AttributesOf<Name>,
): Reading => ({ name, value, attributes })

export type Meters = {
  /** Records how long something took. */
  readonly time: <Name extends HistogramName>(
    name: Name,
    milliseconds: number,
    attributes: AttributesOf<Name>,
  ) => void
  /** Adds gauges that are read whenever the metrics are. A reader that fails leaves its gauges out. */
  readonly observe: (read: () => Promise<readonly Reading[]> | readonly Reading[]) => void
}

/** Upper bounds in seconds: from an append on a fast disk to a call that runs into its time limit. */
const boundaries = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60]

const isHistogram = (name: MetricName): name is HistogramName => metricDescriptions[name].kind === 'histogram'
const isGauge = (name: MetricName): name is GaugeName => metricDescriptions[name].kind === 'gauge'

const isMetricName = (name: string): name is MetricName => Object.hasOwn(metricDescriptions, name)

export const metricNames: readonly MetricName[] = Object.keys(metricDescriptions).filter(isMetricName)

/** Makes the instruments of every metric. */
export const createMeters = (meter: Meter, onError: (error: unknown) => void): Meters => {
  const histograms = new Map(
    metricNames.filter(isHistogram).map(name => {
      const { description, unit } = metricDescriptions[name]
      const advice = { explicitBucketBoundaries: boundaries }
      return [name, meter.createHistogram(name, { description, unit, advice })] as const
    }),
  )
  const gauges = new Map(
    metricNames.filter(isGauge).map(name => {
      const { description, unit } = metricDescriptions[name]
      return [name, meter.createObservableGauge(name, { description, unit })] as const
    }),
  )
  return {
    time: (name, milliseconds, attributes) =>
      histograms.get(name)?.record(Math.max(0, milliseconds) / 1_000, attributes),
    observe: read =>
      meter.addBatchObservableCallback(
        async result => {
          try {
            for (const { name, value, attributes } of await read()) {
              const gauge = gauges.get(name)
              if (gauge) result.observe(gauge, value, attributes)
            }
          } catch (error) {
            onError(error)
          }
        },
        [...gauges.values()],
      ),
  }
}
