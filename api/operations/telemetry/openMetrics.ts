import { once } from 'node:events'
import { createServer } from 'node:http'
import { PrometheusSerializer } from '@opentelemetry/exporter-prometheus'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  AggregationTemporality,
  InstrumentType,
  MeterProvider,
  MetricReader,
} from '@opentelemetry/sdk-metrics'
import { createMeters, type Meters } from './meters.ts'

export type OpenMetrics = {
  readonly meters: Meters
  /** The port that it listens on. */
  readonly port: number
  readonly stop: () => Promise<void>
}

export type MetricsOptions = {
  readonly host: string
  /** 0 takes a free one. */
  readonly port: number
  readonly onError: (error: unknown) => void
  /** What can't be read within it is left out: Prometheus waits for ten seconds. */
  readonly patienceMilliseconds?: number
}

/**
 * Keeps the gauges of one read only. The exporter of OpenTelemetry goes on showing the last value of what is no longer
 * there, such as a scheduled work that failed once, so that an alarm would never end.
 */
class LatestReader extends MetricReader {
  constructor() {
    super({
      aggregationTemporalitySelector: type =>
        type === InstrumentType.OBSERVABLE_GAUGE
          ? AggregationTemporality.DELTA
          : AggregationTemporality.CUMULATIVE,
    })
  }

  protected override async onForceFlush(): Promise<void> {}
  protected override async onShutdown(): Promise<void> {}
}

/** Serves `/metrics` for Prometheus, on an address of its own that never is the one of people. */
export const openMetrics = async ({
  host,
  port,
  onError,
  patienceMilliseconds = 5_000,
}: MetricsOptions): Promise<OpenMetrics> => {
  const reader = new LatestReader()
  const serializer = new PrometheusSerializer(undefined, false, undefined, false, true)
  const resource = resourceFromAttributes({ 'service.name': 'laurel' })
  const provider = new MeterProvider({ resource, readers: [reader] })
  const collect = async (): Promise<string> => {
    const { resourceMetrics, errors } = await reader.collect({ timeoutMillis: patienceMilliseconds })
    for (const error of errors) onError(error)
    return serializer.serialize(resourceMetrics)
  }
  // Who asks at the same time gets the same answer: a second read would take gauges from the first.
  let reading: Promise<string> | undefined
  const read = (): Promise<string> => {
    reading ??= collect().finally(() => {
      reading = undefined
    })
    return reading
  }
  const server = createServer((request, response) => {
    const answer = (status: number, text: string): void =>
      void response
        .writeHead(status, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' })
        .end(text)
    if (request.method !== 'GET' || request.url?.split('?', 1)[0] !== '/metrics')
      return answer(404, 'Metrics are at /metrics.\n')
    read().then(
      text => answer(200, text),
      error => {
        onError(error)
        answer(500, 'The metrics could not be read.\n')
      },
    )
  })
  server.listen(port, host)
  // Rejects when the port is taken.
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server of metrics has no port.')
  return {
    meters: createMeters(provider.getMeter('laurel'), onError),
    port: address.port,
    stop: async () => {
      server.close()
      server.closeAllConnections()
      await provider.shutdown()
    },
  }
}
