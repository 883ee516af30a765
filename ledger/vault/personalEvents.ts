import { campaignStream } from '../campaigns/stream.ts'
import type { RecordedLedgerEvent } from '../handling/eventCatalog.ts'
import { streamPrefixesOf } from '../handling/streams.ts'
import { beforeFirst, type EventLog } from '../log/port.ts'
import { memberStream } from '../members/stream.ts'
import { redemptionStream } from '../rewards/redemptions/stream.ts'
import { holdersOf } from './holders.ts'
import { parseRecorded } from './parseRecorded.ts'
import type { Person } from './vault.ts'

/**
 * The kinds of streams with personal data that read models show: members, the redemptions that took their points, and the
 * campaigns in which they nominated.
 */
export const personalStreams = [memberStream, redemptionStream, campaignStream] as const

/**
 * Reads the events with the personal data of a person that read models show, in batches. Reasons and tracking numbers
 * follow after a redemption took points, so that the member's stream names every such redemption. The address of a
 * declined one is in no read model. No stream names the campaigns in which a member nominated, so that the log is searched
 * for them, and for what others wrote about the member there.
 */
export async function* readPersonalEvents(
  log: Pick<EventLog, 'readStream' | 'readAll'>,
  { teamId, memberId }: Person,
): AsyncGenerator<readonly RecordedLedgerEvent[]> {
  for await (const batch of log.readStream(memberStream.nameOf(teamId, memberId))) {
    const events = batch.map(parseRecorded)
    yield events
    for (const { type, data } of events) {
      if (type !== 'RedemptionDebited') continue
      for await (const moves of log.readStream(redemptionStream.nameOf(teamId, data.redemptionId)))
        yield moves.map(parseRecorded)
    }
  }
  const campaigns = { streamPrefixes: streamPrefixesOf(teamId, [campaignStream.prefix]) }
  for await (const batch of log.readAll(beforeFirst, campaigns)) {
    const own = batch.filter(event => holdersOf(event)?.some(holder => holder.memberId === memberId))
    if (own.length > 0) yield own.map(parseRecorded)
  }
}
