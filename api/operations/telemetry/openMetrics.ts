import { once } from 'node:events'
import { createServer } from 'node:http'
import { PrometheusExporter } from '@opentelemetry/exporter-prometheus'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { MeterProvider } from '@opentelemetry/sdk-metrics'
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
}

/** Serves `/metrics` for Prometheus, on an address of its own that never is the one of people. */
export const openMetrics = async ({ host, port, onError }: MetricsOptions): Promise<OpenMetrics> => {
  const exporter = new PrometheusExporter({ preventServerStart: true, withoutScopeInfo: true })
  const resource = resourceFromAttributes({ 'service.name': 'laurel' })
  const provider = new MeterProvider({ resource, readers: [exporter] })
  const server = createServer((request, response) => {
    if (request.method === 'GET' && request.url?.split('?', 1)[0] === '/metrics')
      exporter.getMetricsRequestHandler(request, response)
    else response.writeHead(404, { 'content-type': 'text/plain' }).end('Metrics are at /metrics.\n')
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
