import { streamPrefixesOf } from '../../handling/streams.ts'
import type { TeamId } from '../../kernel/ids.ts'
import type { Instant } from '../../kernel/instant.ts'
import { type Points, sumPoints } from '../../kernel/points.ts'
import type { EventLog } from '../../log/port.ts'
import { parseRecorded } from '../../vault/parseRecorded.ts'
import { postingsOf } from '../books.ts'

/** An event that happened on one side of a month's end and was recorded on the other. */
export type CutOffEvent = {
  readonly id: string
  readonly type: string
  readonly occurredAt: Instant
  readonly recordedAt: Instant
  /** `late`: it happened before the end and is in the books of a later month. `early`: the other way round. */
  readonly side: 'late' | 'early'
  /** What it changed in the points that people hold. */
  readonly redeemable: Points
}

/** Every event of a team with postings that crosses the end of a month, in the order of the log. */
export async function* readCutOff(
  log: Pick<EventLog, 'readAll'>,
  teamId: TeamId,
  end: Instant,
): AsyncGenerator<CutOffEvent> {
  for await (const batch of log.readAll(undefined, { streamPrefixes: streamPrefixesOf(teamId) }))
    for (const recorded of batch) {
      const { occurredAt } = recorded.metadata
      const { recordedAt } = recorded
      if (occurredAt < end === recordedAt < end) continue
      const event = parseRecorded(recorded)
      if (postingsOf(event).length === 0) continue
      yield {
        id: event.id,
        type: event.type,
        occurredAt,
        recordedAt,
        side: occurredAt < end ? 'late' : 'early',
        redeemable: sumPoints(
          postingsOf(event).map(({ account, points }) => (account === 'redeemable' ? points : 0)),
        ),
      }
    }
}
