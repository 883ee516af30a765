import { context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Tracing } from '../../operations/telemetry/tracing.ts'

/** Requests for pages, live streams and health are left out: they record nothing. */
const traced: readonly string[] = ['api', 'signed']

/** Begins a trace with each request of the API, of Slack, of Stripe and of SCIM. A `traceparent` of the client is ignored. */
export const traceRequests = (app: FastifyInstance, { begin }: Pick<Tracing, 'begin'>): void => {
  const spans = new WeakMap<FastifyRequest, Span>()
  app.addHook('onRequest', (request, _reply, done) => {
    if (!traced.includes(request.surface)) return done()
    const route = request.routeOptions.url ?? 'none'
    const attributes = { 'http.request.method': request.method, 'http.route': route }
    const span = begin(`${request.method} ${route}`, SpanKind.SERVER, attributes, ROOT_CONTEXT)
    spans.set(request, span)
    context.with(trace.setSpan(ROOT_CONTEXT, span), done)
  })
  // The body arrives in events of the connection, which are outside of the context.
  app.addHook('preHandler', (request, _reply, done) => {
    const span = spans.get(request)
    if (span) context.with(trace.setSpan(ROOT_CONTEXT, span), done)
    else done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const span = spans.get(request)
    span?.setAttribute('http.response.status_code', reply.statusCode)
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
    span?.end()
    done()
  })
}
