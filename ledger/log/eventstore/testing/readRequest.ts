import type shared from '@eventstore/db-client/generated/shared_pb.js'
import type streams from '@eventstore/db-client/generated/streams_pb.js'
import { type AllFilter, allFilterOf } from './filters.ts'
import { type AllPosition, startOfLog } from './positions.ts'
import { handlerThrew, notImitated } from './refusals.ts'

type Direction = 'forwards' | 'backwards'

export type StreamRead = {
  readonly kind: 'readStream'
  readonly stream: string
  readonly from: number | 'end'
  readonly direction: Direction
  readonly countMax: number
}
export type AllRead = {
  readonly kind: 'readAll'
  readonly from: AllPosition
  readonly direction: Direction
  readonly countMax: number
  readonly filter: AllFilter | undefined
}
export type StreamSubscription = {
  readonly kind: 'subscribeToStream'
  readonly stream: string
  /** The last revision that the subscriber has; -1 for none. */
  readonly after: number | 'end'
}
export type AllSubscription = {
  readonly kind: 'subscribeToAll'
  /** The position that the subscriber has; undefined for none. */
  readonly after: AllPosition | undefined
  readonly filter: AllFilter | undefined
}
export type ReadRequest = StreamRead | AllRead | StreamSubscription | AllSubscription

export const streamNameOf = (identifier: shared.StreamIdentifier | undefined): string =>
  Buffer.from(identifier?.getStreamName_asU8() ?? []).toString('utf8')

export const readRequestOf = (request: streams.ReadReq): ReadRequest => {
  const options = request.getOptions()
  const stream = options?.getStream()
  const all = options?.getAll()
  if (!options || !(stream || all)) throw handlerThrew()
  if (options.getResolveLinks()) throw notImitated('reads that resolve links')
  if (!options.getUuidOption()?.hasString()) throw notImitated('ids in two halves')
  const filterOptions = options.getFilter()
  const filter = filterOptions && allFilterOf(filterOptions)
  const isSubscription = options.hasSubscription()
  const countMax = Number(options.getCount())
  if (!isSubscription && countMax === 0)
    throw notImitated('reads of no events, which the engine never answers')
  const direction: Direction = options.getReadDirection() === 1 ? 'backwards' : 'forwards'
  if (stream) {
    const name = streamNameOf(stream.getStreamIdentifier())
    const revision = stream.hasRevision() ? Number(stream.getRevision()) : undefined
    const place = stream.hasEnd() ? 'end' : revision
    return isSubscription
      ? { kind: 'subscribeToStream', stream: name, after: place ?? -1 }
      : { kind: 'readStream', stream: name, from: place ?? 0, direction, countMax }
  }
  const place = all?.hasEnd() ? 'end' : allPositionOf(all?.getPosition())
  return isSubscription
    ? { kind: 'subscribeToAll', after: place, filter }
    : { kind: 'readAll', from: place ?? startOfLog, direction, countMax, filter }
}

const endOfLog = '18446744073709551615'

const allPositionOf = (position: streams.ReadReq.Options.Position | undefined): AllPosition | undefined => {
  if (!position) return undefined
  const [commit, prepare] = [position.getCommitPosition(), position.getPreparePosition()]
  if (commit === endOfLog && prepare === endOfLog) return 'end'
  if (BigInt(commit) < BigInt(prepare)) throw handlerThrew()
  return { commit: Number(commit), prepare: Number(prepare) }
}
