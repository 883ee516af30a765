import shared from '@eventstore/db-client/generated/shared_pb.js'
import streams from '@eventstore/db-client/generated/streams_pb.js'
import { beforeFirst } from '../port.ts'

/** The number of events that the engine searches at a time for some that pass the filter. */
const searchWindow = 1_000

export type FilteredRead = {
  readonly direction: 'forwards' | 'backwards'
  /** Forwards: begins with the event at this position. Backwards reads begin at the end. */
  readonly fromPosition: number
  readonly streamPrefixes: readonly string[]
  readonly maxCount?: number
}

/**
 * A request that reads `$all` with a server-side filter by stream names. The client offers the filter only for
 * subscriptions.
 */
export const filteredReadRequest = ({
  direction,
  fromPosition,
  streamPrefixes,
  maxCount = Number.MAX_SAFE_INTEGER,
}: FilteredRead): streams.ReadReq => {
  const filter = new streams.ReadReq.Options.FilterOptions()
    .setStreamIdentifier(
      new streams.ReadReq.Options.FilterOptions.Expression().setPrefixList([...streamPrefixes]),
    )
    .setMax(searchWindow)
  const options = new streams.ReadReq.Options()
    .setAll(place(direction, fromPosition))
    .setReadDirection(direction === 'forwards' ? 0 : 1)
    .setResolveLinks(false)
    .setFilter(filter)
    .setUuidOption(new streams.ReadReq.Options.UUIDOption().setString(new shared.Empty()))
  options.setCount(String(maxCount))
  return new streams.ReadReq().setOptions(options)
}

const place = (
  direction: FilteredRead['direction'],
  position: number,
): streams.ReadReq.Options.AllOptions => {
  const all = new streams.ReadReq.Options.AllOptions()
  if (direction === 'backwards') return all.setEnd(new shared.Empty())
  if (position === beforeFirst) return all.setStart(new shared.Empty())
  const start = new streams.ReadReq.Options.Position()
  start.setCommitPosition(String(position))
  start.setPreparePosition(String(position))
  return all.setPosition(start)
}
