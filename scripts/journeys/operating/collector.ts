import { once } from 'node:events'
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { z } from 'zod'

const Value = z.looseObject({})
const SpanSent = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  attributes: z.array(z.object({ key: z.string(), value: Value })).default([]),
})
export type SpanSent = z.infer<typeof SpanSent>

const Request = z.object({
  resourceSpans: z.array(
    z.object({ scopeSpans: z.array(z.object({ spans: z.array(SpanSent).default([]) })) }),
  ),
})

/** A collector of OpenTelemetry that keeps the spans it receives. */
export const startCollector = async () => {
  const spans: SpanSent[] = []
  const server = createServer(async (request, response) => {
    const { resourceSpans } = Request.parse(await json(request))
    spans.push(...resourceSpans.flatMap(each => each.scopeSpans.flatMap(scope => scope.spans)))
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The collector has no port.')
  return { spans, url: `http://127.0.0.1:${address.port}`, stop: () => void server.close() }
}
