import type { LiveFeed } from './liveFeed.ts'
import type { OpenCall } from './openCalls.ts'
import { sendAll, sendStream } from './reading.ts'
import { type ReadRequest, readRequestOf } from './readRequest.ts'
import { handlerThrew, Refusal } from './refusals.ts'
import { createSending, type ReadCall, type Send } from './sending.ts'
import { serveSubscription } from './subscribing.ts'
import { allSource, streamSource } from './subscriptionSource.ts'
import type { Wire } from './wireService.ts'

export type ReadHandling = Wire & { readonly feed: LiveFeed }

/** Reads and subscriptions are one method of the engine. */
export const createReadHandler = (handling: ReadHandling) => (call: ReadCall) => {
  const kind = call.request.getOptions()?.hasSubscription() ? 'subscribe' : 'read'
  const open = handling.calls.enter(kind, call)
  handling.calls.count(kind === 'read' ? 'reads' : 'subscriptions')
  const send = createSending(call, open, handling.plan.take(kind))
  const serve = async () => answer(handling, readRequestOf(call.request), send, open)
  serve().then(open.end, (error: unknown) => {
    if (!(error instanceof Refusal)) console.error(error)
    open.refuse(error instanceof Refusal ? error : handlerThrew())
  })
}

const answer = async (
  { log, feed, calls }: ReadHandling,
  request: ReadRequest,
  send: Send,
  open: OpenCall,
): Promise<void> => {
  const onTooSlow = () => calls.count('tooSlow')
  switch (request.kind) {
    case 'readStream':
      return sendStream(log, request, send)
    case 'readAll':
      if (request.filter) calls.notePrefixes(request.filter.prefixes)
      return sendAll(log, request, send)
    case 'subscribeToStream': {
      const source = streamSource(log, request)
      return serveSubscription({ log, feed, source, send, open, onTooSlow })
    }
    case 'subscribeToAll': {
      if (request.filter) calls.notePrefixes(request.filter.prefixes)
      const source = allSource(log, request)
      return serveSubscription({ log, feed, source, send, open, onTooSlow })
    }
    default:
      return request satisfies never
  }
}
