import serverFeatures from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js'
import features from '@eventstore/db-client/generated/serverfeatures_pb.js'
import streamsService from '@eventstore/db-client/generated/streams_grpc_pb.js'
import type streams from '@eventstore/db-client/generated/streams_pb.js'
import {
  Metadata,
  Server,
  ServerCredentials,
  type ServerReadableStream,
  type ServerUnaryCall,
  type ServerWritableStream,
  type sendUnaryData,
  status,
} from '@grpc/grpc-js'
import {
  appendResponse,
  confirmationResponse,
  eventResponse,
  expectedOf,
  notFoundResponse,
  proposedOf,
  streamNameOf,
} from './wireMessages.ts'
import { createWireStore, type ProposedWireEvent, type WireEvent } from './wireStore.ts'

type ReadCall = ServerWritableStream<streams.ReadReq, streams.ReadResp>
type AppendCall = ServerReadableStream<streams.AppendReq, streams.AppendResp>

/** What goes wrong with the next append: the server may have done it, or not, before it goes away. */
export type AppendFault = 'lostBefore' | 'lostAfter' | 'tooBig'

const unavailable = { code: status.UNAVAILABLE, details: 'The connection was cut.' }

const tooBig = () => {
  const metadata = new Metadata()
  metadata.set('exception', 'maximum-append-size-exceeded')
  metadata.set('maximum-append-size', '1048576')
  return { code: status.INVALID_ARGUMENT, details: 'Maximum Append Size of 1048576 Exceeded.', metadata }
}

/**
 * Speaks enough of the server's protocol to cut it at chosen moments. It shows that the adapter survives a bad
 * connection; it shows nothing about EventStoreDB, which has a suite of its own.
 */
export const startWireServer = async (fixedPort = 0) => {
  const store = createWireStore()
  const appendFaults: AppendFault[] = []
  const subscribers = new Set<ReadCall>()
  let appendsSeen = 0
  const prefixesSeen: (readonly string[])[] = []

  const append = (call: AppendCall, answer: sendUnaryData<streams.AppendResp>) => {
    let options: streams.AppendReq.Options | undefined
    const proposed: ProposedWireEvent[] = []
    call.on('data', (request: streams.AppendReq) => {
      options = request.getOptions() ?? options
      const message = request.getProposedMessage()
      if (message) proposed.push(proposedOf(message))
    })
    call.on('error', () => {})
    call.on('end', () => {
      if (!options) throw new Error('An append came without options.')
      appendsSeen += 1
      const fault = appendFaults.shift()
      if (fault === 'lostBefore') return answer(unavailable)
      if (fault === 'tooBig') return answer(tooBig())
      const result = store.append(streamNameOf(options.getStreamIdentifier()), proposed, expectedOf(options))
      if (fault === 'lostAfter') return answer(unavailable)
      return answer(null, appendResponse(result))
    })
  }

  const readStream = (
    call: ReadCall,
    options: streams.ReadReq.Options,
    from: streams.ReadReq.Options.StreamOptions,
  ) => {
    const stream = streamNameOf(from.getStreamIdentifier())
    const events = store.streamOf(stream)
    const isBackwards = options.getReadDirection() === 1
    const start = from.hasRevision() ? Number(from.getRevision()) : 0
    const asked = isBackwards ? events.toReversed() : events.slice(start)
    if (events.length === 0) call.write(notFoundResponse(stream))
    for (const event of asked.slice(0, Number(options.getCount()))) call.write(eventResponse(event))
    call.end()
  }

  const readAll = (
    call: ReadCall,
    options: streams.ReadReq.Options,
    all: streams.ReadReq.Options.AllOptions,
  ) => {
    const from = all.hasPosition() ? Number(all.getPosition()?.getCommitPosition()) : 0
    const events = store.from(from)
    const asked = options.getReadDirection() === 1 ? events.toReversed() : events
    for (const event of asked.slice(0, Number(options.getCount()))) call.write(eventResponse(event))
    call.end()
  }

  const subscribe = (
    call: ReadCall,
    options: streams.ReadReq.Options,
    all: streams.ReadReq.Options.AllOptions,
  ) => {
    const prefixes = options.getFilter()?.getStreamIdentifier()?.getPrefixList() ?? []
    prefixesSeen.push(prefixes)
    const passes = (event: WireEvent): boolean =>
      prefixes.length === 0 || prefixes.some(prefix => event.stream.startsWith(prefix))
    let sent = all.hasPosition() ? Number(all.getPosition()?.getCommitPosition()) : -1
    const send = () => {
      for (const event of store.from(sent + 1)) {
        sent = event.position
        if (passes(event)) call.write(eventResponse(event))
      }
    }
    call.write(confirmationResponse())
    const unwatch = store.watch(send)
    subscribers.add(call)
    const leave = () => {
      unwatch()
      subscribers.delete(call)
    }
    call.on('cancelled', leave)
    call.on('close', leave)
    send()
  }

  const read = (call: ReadCall) => {
    const options = call.request.getOptions()
    const all = options?.getAll()
    const stream = options?.getStream()
    if (options && stream) readStream(call, options, stream)
    else if (options && all && options.hasSubscription()) subscribe(call, options, all)
    else if (options && all) readAll(call, options, all)
  }

  const getSupportedMethods = (
    _call: ServerUnaryCall<unknown, features.SupportedMethods>,
    answer: sendUnaryData<features.SupportedMethods>,
  ) => {
    // As every server of today does, it offers the shared call that the adapter must not use; it has none.
    const batchAppend = new features.SupportedMethod()
    batchAppend.setServiceName('event_store.client.streams.streams')
    batchAppend.setMethodName('batchappend')
    const supported = new features.SupportedMethods()
    supported.setMethodsList([batchAppend])
    answer(null, supported)
  }

  const listen = async (port: number): Promise<{ server: Server; port: number }> => {
    const server = new Server()
    server.addService(streamsService.StreamsService, { append, read })
    server.addService(serverFeatures.ServerFeaturesService, { getSupportedMethods })
    const bound = await new Promise<number>((resolve, reject) => {
      server.bindAsync(`127.0.0.1:${port}`, ServerCredentials.createInsecure(), (error, taken) =>
        error ? reject(error) : resolve(taken),
      )
    })
    return { server, port: bound }
  }

  let running = await listen(fixedPort)

  return {
    url: `esdb://127.0.0.1:${running.port}?tls=false`,
    store,
    prefixesSeen: (): readonly (readonly string[])[] => prefixesSeen,
    appendsSeen: () => appendsSeen,
    failNextAppends: (...faults: readonly AppendFault[]) => appendFaults.push(...faults),
    /** Ends every subscription: with an error as a crash does, or without one, as some servers do. */
    dropSubscriptions: (how: 'error' | 'end') => {
      for (const call of Array.from(subscribers)) {
        if (how === 'error') call.emit('error', unavailable)
        else call.end()
      }
    },
    /** The process is gone, and everything in flight with it. */
    crash: () => running.server.forceShutdown(),
    restart: async () => {
      running = await listen(running.port)
    },
    stop: () => running.server.forceShutdown(),
  }
}
