import serverFeatures from '@eventstore/db-client/generated/serverfeatures_grpc_pb.js'
import features from '@eventstore/db-client/generated/serverfeatures_pb.js'
import streamsService from '@eventstore/db-client/generated/streams_grpc_pb.js'
import { Server, type ServerUnaryCall, type sendUnaryData } from '@grpc/grpc-js'
import { createAppendChecks } from './appendCheck.ts'
import { type AppendAnswer, type AppendCall, createAppendHandler } from './appendHandler.ts'
import { createAppending } from './appending.ts'
import { type BatchAppendCall, createBatchAppendHandler } from './batchAppendHandler.ts'
import { createConnectionPlaces } from './connectionPlaces.ts'
import type { FaultPlan } from './faultPlan.ts'
import { createLiveFeed } from './liveFeed.ts'
import type { OpenCalls } from './openCalls.ts'
import { createReadHandler } from './readHandler.ts'
import type { RecordLog } from './recordLog.ts'
import { Refusal } from './refusals.ts'
import type { ReadCall } from './sending.ts'

export type Wire = { readonly log: RecordLog; readonly plan: FaultPlan; readonly calls: OpenCalls }

/** What the engine is asked for; it names many methods more. */
const methods: readonly (readonly [name: string, features: readonly string[]])[] = [
  ['read', ['position', 'events']],
  ['append', []],
  ['batchappend', ['deadline_duration']],
]

const megabyte = 1_024 * 1_024

/** The settings of the engine and of the web server in it. */
const serverOptions = {
  'grpc.max_receive_message_length': 16 * megabyte,
  'grpc.keepalive_time_ms': 10_000,
  'grpc.keepalive_timeout_ms': 10_000,
}

/** The gRPC services of the engine, over a log. */
export const createWireService = (wire: Wire): Server => {
  const feed = createLiveFeed(wire.log)
  const appending = createAppending(wire, createAppendChecks(wire.log))

  const getSupportedMethods = (
    _call: ServerUnaryCall<unknown, features.SupportedMethods>,
    answer: sendUnaryData<features.SupportedMethods>,
  ) => {
    const fault = wire.plan.take('features')
    if (fault?.failure.kind === 'status')
      return answer(new Refusal(fault.failure.code, fault.failure.details))
    const supported = methods.map(([name, featuresOf]) =>
      new features.SupportedMethod()
        .setMethodName(name)
        .setServiceName('event_store.client.streams.streams')
        .setFeaturesList([...featuresOf]),
    )
    return answer(
      null,
      new features.SupportedMethods().setMethodsList(supported).setEventStoreServerVersion('23.10.7'),
    )
  }

  const places = createConnectionPlaces()
  const read = createReadHandler({ ...wire, feed })
  const append = createAppendHandler({ ...wire, appending })
  const batchAppend = createBatchAppendHandler({ ...wire, appending })

  const server = new Server(serverOptions)
  server.addService(streamsService.StreamsService, {
    read: (call: ReadCall) => places.whenFree(call, () => read(call)),
    append: (call: AppendCall, answer: AppendAnswer) => places.whenFree(call, () => append(call, answer)),
    batchAppend: (call: BatchAppendCall) => places.whenFree(call, () => batchAppend(call)),
  })
  server.addService(serverFeatures.ServerFeaturesService, { getSupportedMethods })
  return server
}
