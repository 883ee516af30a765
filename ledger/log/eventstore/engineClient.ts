import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import {
  type AllStreamResolvedEvent,
  type ChannelCredentialOptions,
  EventStoreDBClient,
} from '@eventstore/db-client'
import connectionString, {
  type ConnectionOptions,
} from '@eventstore/db-client/dist/Client/parseConnectionString.js'
import { ReadStream } from '@eventstore/db-client/dist/streams/utils/ReadStream.js'
import { convertGrpcEvent } from '@eventstore/db-client/dist/utils/convertGrpcEvent.js'
import service from '@eventstore/db-client/generated/streams_grpc_pb.js'
import type streams from '@eventstore/db-client/generated/streams_pb.js'
import type { ClientDuplexStream } from '@grpc/grpc-js'
import { type FilteredRead, filteredReadRequest } from './filteredRead.ts'

export type AppendCall = ClientDuplexStream<streams.BatchAppendReq, streams.BatchAppendResp>

/** `dispose` waits for every stream to end; a stream that never ends must not keep the process alive. */
const disposeMillisecondsMax = 2_000

/**
 * Extends the vendor's client with the raw call for appends, filtered reads, and an end with a time limit. The client's
 * own `batchAppend` keeps pending appends in a table of the whole process: a lost connection rejects the appends of
 * every client in it, and a late answer throws an error that ends the process.
 */
export class EngineClient extends EventStoreDBClient {
  /**
   * The client does not await `handleError`, which fails if no node of a cluster answers; that would end the process.
   */
  withHandledErrors(): this {
    const handle = this.handleError
    this.handleError = (client, error) => handle(client, error).catch(() => {})
    return this
  }

  /** Opens the call that carries appends. A follower of a cluster refuses it and names the leader. */
  openAppendCall(): Promise<AppendCall> {
    return this.GRPCStreamCreator(service.StreamsClient, 'batchAppend', client =>
      client.batchAppend(...this.callArguments({ requiresLeader: true }, { deadline: Infinity })),
    )()
  }

  /** Reads `$all` with a filter that the engine applies. */
  readFiltered(read: FilteredRead, highWaterMark: number): ReadStream<AllStreamResolvedEvent> {
    const request = filteredReadRequest(read)
    const open = this.GRPCStreamCreator(service.StreamsClient, 'readAll', client =>
      client.read(request, ...this.callArguments({ requiresLeader: true }, { deadline: Infinity })),
    )
    return new ReadStream(open, convertGrpcEvent<AllStreamResolvedEvent>, { highWaterMark })
  }

  async end(): Promise<void> {
    await Promise.race([this.dispose(), pause(disposeMillisecondsMax, undefined, { ref: false })])
    await this.getChannel().then(
      channel => channel.close(),
      // Without a channel there is nothing to close.
      () => {},
    )
  }
}

/** Connects as the connection string says: `esdb://host:2113?tls=false`, `esdb+discover://…` or several hosts. */
export const connectEngine = (url: string): EngineClient => clientFor(url).withHandledErrors()

const clientFor = (url: string): EngineClient => {
  const { hosts, dnsDiscover, defaultCredentials, ...options } = connectionString.parseConnectionString(url)
  const [first] = hosts
  if (!first) throw new Error('The EventStoreDB address names no host. Write esdb://host:2113.')
  const settings = { ...options, throwOnAppendFailure: true }
  const credentials = channelCredentials(options)
  if (dnsDiscover) return new EngineClient({ ...settings, discover: first }, credentials, defaultCredentials)
  if (hosts.length > 1)
    return new EngineClient({ ...settings, endpoints: hosts }, credentials, defaultCredentials)
  return new EngineClient({ ...settings, endpoint: first }, credentials, defaultCredentials)
}

const channelCredentials = ({
  tls,
  tlsCAFile,
  userCertFile,
  userKeyFile,
}: Partial<ConnectionOptions>): ChannelCredentialOptions => {
  if (tls === false) return { insecure: true }
  return {
    insecure: false,
    ...(tlsCAFile ? { rootCertificate: readFileSync(tlsCAFile) } : {}),
    ...(userCertFile ? { userCertFile: readFileSync(userCertFile) } : {}),
    ...(userKeyFile ? { userKeyFile: readFileSync(userKeyFile) } : {}),
  }
}
