import type { RecordedLedgerEvent } from '../handling/eventCatalog.ts'
import type { EventLog } from '../log/port.ts'
import { memberStream } from '../members/stream.ts'
import { redemptionStream } from '../rewards/redemptions/stream.ts'
import { parseRecorded } from './parseRecorded.ts'
import type { Person } from './vault.ts'

/** The kinds of streams with personal data that read models show: members, and the redemptions that took their points. */
export const personalStreams = [memberStream, redemptionStream] as const

/**
 * Reads the streams with the personal data of a person that read models show, in batches. Reasons and tracking numbers
 * follow after a redemption took points, so that the member's stream names every such redemption. The address of a
 * declined one is in no read model.
 */
export async function* readPersonalEvents(
  log: Pick<EventLog, 'readStream'>,
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
}
