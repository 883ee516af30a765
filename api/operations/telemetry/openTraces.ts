import { context } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanProcessor,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace'
import { createTracing, type Tracing } from './tracing.ts'

export type OpenTraces = { readonly tracing: Tracing; readonly stop: () => Promise<void> }

/** Records spans of requests and jobs, of which `ratio` begin a trace. */
export const recordTraces = (processor: SpanProcessor, ratio: number): OpenTraces => {
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'laurel' }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanProcessors: [processor],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  return {
    tracing: createTracing(provider.getTracer('laurel')),
    stop: async () => {
      await provider.shutdown()
      context.disable()
    },
  }
}

/** Sends spans to a collector, in batches that never hold up a request. */
export const openTraces = ({
  endpoint,
  ratio,
}: {
  readonly endpoint: string
  readonly ratio: number
}): OpenTraces => {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` })
  return recordTraces(new BatchSpanProcessor({ exporter }), ratio)
}
