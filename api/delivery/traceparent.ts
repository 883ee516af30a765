import { type Context, context, ROOT_CONTEXT, TraceFlags, trace } from '@opentelemetry/api'

/** The trace that runs now, as W3C Trace Context writes it; null where none is recorded. */
export const activeTraceparent = (): string | null => {
  const span = trace.getSpanContext(context.active())
  if (span === undefined || (span.traceFlags & TraceFlags.SAMPLED) === 0) return null
  return `00-${span.traceId}-${span.spanId}-01`
}

const form = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/

/** The context that a job continues; outside of every trace where it carries none. */
export const contextOf = (traceparent: string | null): Context => {
  const [, traceId, spanId, flags] = form.exec(traceparent ?? '') ?? []
  if (traceId === undefined || spanId === undefined || flags === undefined) return ROOT_CONTEXT
  const traceFlags = Number.parseInt(flags, 16)
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true })
}
